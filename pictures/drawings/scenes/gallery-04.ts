/** The gallery, in its reading order: 4 of 16. */
import { circle, ellipse, line, path, poly, rect, under, type Scene } from '../kit.ts';
import { tower } from '../parts/castle.ts';
import { fell, oak, ripples } from '../parts/land.ts';
import { backlit, body } from '../parts/people.ts';
import { bike, busFront, engine, wall } from '../parts/village.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const towels: Scene = (s) => {
  // Straight down on the planks.
  s.add(s.all, { b: 9 });
  s.cut(ripples(s, -10, 1010, 10, 990, 18, 6), { b: 4 });
  s.cut(
    poly([
      [260, -9],
      [740, -9],
      [760, 1010],
      [240, 1010],
    ]),
    { a: 3 },
  );
  let planks = '';
  for (let y = 70; y < 1000; y += 82) planks += `M246 ${y}H754`;
  s.add(line(6, planks), dark);
  s.cut(line(40, 'M250 130h0M750 130h0M244 560h0M756 560h0M240 960h0M760 960h0'), { k: 9 });
  const towel = (x: number, y: number, w: number, h: number, turn: number, stripes: number, one: object) => {
    const g = (mark: string) => `<g transform="rotate(${turn} ${x + w / 2} ${y + h / 2})">${mark}</g>`;
    s.cut(g(rect(x, y, w, h)), {});
    let bars = '';
    for (let index = 0; index < stripes; index += 2)
      bars += rect(x, y + (h * index) / stripes, w, h / stripes);
    s.add(g(bars), one);
    s.add(g(line(4, `M${x} ${y}v${h}h${w}v${-h}z`)), dark);
  };
  towel(300, 90, 200, 380, -6, 11, { a: 9 });
  towel(530, 180, 190, 400, 9, 7, { b: 9 });
  towel(310, 560, 190, 360, 4, 15, { a: 9, k: 3 });
  s.cut(ellipse(600, 700, 26, 62) + ellipse(670, 716, 26, 62), solid);
  s.cut(line(8, 'M590 690l10-24 12 24M660 706l10-24 12 24'), { a: 9 });
  s.cut(circle(640, 880, 66), { a: 9 });
  s.cut(circle(640, 880, 36), { a: 9, k: 5 });
};

const steamTrain: Scene = (s) => {
  s.bands('a', 0, 400, [1, 2, 2, 3]);
  fell(
    s,
    [
      [-20, 420],
      [200, 260],
      [460, 170],
      [700, 300],
      [960, 220],
      [1220, 330],
    ],
    { b: 9 },
    { k: 3 },
  );
  s.cut(
    under(
      [
        [-20, 520],
        [600, 500],
        [1220, 530],
      ],
      810,
    ),
    { b: 5 },
  );
  s.cut(
    circle(290, 250, 66) +
      circle(400, 190, 92) +
      circle(540, 140, 110) +
      circle(720, 120, 130) +
      circle(920, 100, 140) +
      circle(1120, 110, 150),
  );
  s.add(circle(420, 210, 80) + circle(570, 170, 96) + circle(760, 160, 110) + circle(970, 150, 120), {
    k: 2,
  });
  s.cut(path('M740 460h220v160H740zM1000 460h220v160h-220z'), { a: 9 });
  s.cut(
    path(
      'M760 480h50v60h-50zM826 480h50v60h-50zM892 480h50v60h-50zM1020 480h50v60h-50zM1086 480h50v60h-50zM1152 480h50v60h-50z',
    ),
  );
  s.add(
    circle(785, 524, 15) +
      circle(850, 520, 16) +
      circle(1046, 522, 16) +
      circle(1112, 526, 14) +
      circle(790, 640, 24) +
      circle(910, 640, 24) +
      circle(1050, 640, 24) +
      circle(1180, 640, 24),
    dark,
  );
  engine(s, 440, 664, 56, { b: 9, k: 2 }, { a: 9 });
  s.cut(rect(-9, 664, 1218, 12), solid);
  s.add(line(16, Array.from({ length: 22 }, (_, index) => `M${index * 58 - 20} 690l-10 14`).join('')), dark);
  s.cut(rect(-9, 724, 1218, 90), { a: 7 });
  wall(s, -10, 1210, 736, 74, { a: 4 });
};

const shuttleBus: Scene = (s) => {
  s.bands('b', 0, 360, [6, 5, 3, 2]);
  fell(
    s,
    [
      [-20, 380],
      [180, 300],
      [420, 190],
      [600, 260],
      [820, 160],
      [1040, 240],
      [1220, 340],
    ],
    { b: 9 },
    { k: 4 },
  );
  s.cut(path('M-9 400L560 380H660L1209 410V810H-9z'), { a: 5 });
  s.cut(path('M590 380H630L900 810H300z'), { k: 5 });
  s.cut(path('M-9 520L560 384L574 400L250 810H-9zM1209 530L652 386L640 400L950 810H1209z'), { b: 4 });
  s.add(
    line(
      5,
      'M-10 600L540 412M-10 700L470 480M100 810L400 560M1210 610L674 412M1210 710L740 480M1120 810L810 560M120 500V620M300 460V640M430 430V520M1080 500V620M900 460V640M770 430V520',
    ),
    dark,
  );
  busFront(s, 600, 730, 420, { a: 9 }, { b: 3 });
  s.add(
    circle(500, 450, 28) +
      circle(600, 460, 24) +
      path('M460 524q40-60 80 0zM565 524q35-50 70 0zM650 524q40-60 80 0z'),
    { k: 7 },
  );
  s.cut(line(8, 'M400 640h0M800 640h0'));
};

const rowOfBikes: Scene = (s) => {
  s.add(s.all, { a: 4 });
  s.cut(rect(-9, -9, 1218, 380), { a: 9 });
  wall(s, -10, 1210, 330, 190, { b: 4 });
  s.cut(oak(1000, 420, 420), { b: 9, k: 3 });
  wall(s, 860, 1210, 330, 190, { b: 4 });
  s.cut(rect(-9, 520, 1218, 300), { a: 3 });
  s.cut(line(14, 'M40 500H1160M80 500V640M600 500V640M1120 500V640'), solid);
  [
    [150, { b: 9 }],
    [420, {}],
    [690, { b: 9 }],
    [960, { a: 9 }],
  ].forEach(([x, tones], index) => {
    const mark = bike(x as number, 670 + (index % 2) * 20, 84);
    s.cut(`<g transform="translate(6 6)">${mark}</g>`, dark);
    s.cut(mark, tones as object);
  });
  s.cut(path('M1040 480h90v70h-90z'), { k: 9 });
  s.cut(line(5, 'M1040 500h90M1040 525h90M1062 480v70M1086 480v70M1110 480v70'), { a: 9 });
};

const castleGate: Scene = (s) => {
  s.add(s.all, { b: 2 });
  s.cut(tower(60, 1010, 680, 900, 44), { b: 9 });
  s.add(tower(60, 1010, 150, 900, 44) + tower(590, 1010, 150, 900, 44), { k: 4 });
  s.add(
    line(
      4,
      'M230 260h90M480 300h90M240 400h60M500 420h70M250 190h60M430 200h80M90 300h70M640 350h70M80 500h80M630 620h80M90 720h90',
    ),
    dark,
  );
  s.cut(path('M230 1010V620C230 430 570 430 570 620V1010z'), solid);
  s.cut(path('M280 1010V640C290 500 510 500 520 640V1010z'), { a: 7 });
  s.cut(circle(400, 700, 90));
  s.add(line(14, 'M320 520V590M400 490V600M480 520V590M260 560H540'), dark);
  for (const x of [130, 590]) {
    s.cut(path(`M${x} 300h110v270l-55-46-55 46z`), { a: 9 });
    s.cut(circle(x + 55, 390, 30));
    s.add(line(8, `M${x - 10} 300h130`), dark);
  }
  s.cut(path('M120 1010L320 850H480L680 1010z'), { a: 3 });
  const people = [
    [350, 930, 230, 'bob'],
    [440, 925, 250, 'hat'],
    [270, 985, 320, 'tail'],
    [530, 990, 340, 'beanie'],
  ] as const;
  for (const [x, y, h, hair] of people)
    backlit(
      s,
      body({ x, y, h, hair, leftFoot: [-0.6, 0.2], rightFoot: [0.6, 0.1], left: [-0.9, 3.6] }),
      { a: 9 },
      5,
    );
};

export const gallery4 = {
  'towels-on-the-jetty': towels,
  'steam-train': steamTrain,
  'shuttle-bus': shuttleBus,
  'row-of-bikes': rowOfBikes,
  'castle-gate': castleGate,
};
