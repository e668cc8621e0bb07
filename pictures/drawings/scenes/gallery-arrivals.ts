/** The gallery: arrivals, the castle's courts and lawns. */
import {
  circle,
  ellipse,
  line,
  num,
  path,
  poly,
  rect,
  spots,
  under,
  type Point,
  type Scene,
} from '../kit.ts';
import { castle, cloud, disc, fell, oak, rays, spruce, stars, tower } from '../parts/land.ts';
import { hand, handMarks } from '../parts/hands.ts';
import { hawk, owl } from '../parts/nature.ts';
import { backlit, body, crowd, person } from '../parts/people.ts';
import { company } from '../parts/players.ts';
import { bunting, table } from '../parts/things.ts';
import { bike, busFront, engine, wall } from '../parts/village.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

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
  s.cut(circle(520, 380, 0) + body({ x: 690, y: 640, h: 330, hip: [0, 3.7] }).hair, dark);
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
  for (const [x, way] of [
    [130, 1],
    [590, -1],
  ] as const) {
    s.cut(path(`M${x} 300h110v270l-55-46-55 46z`), { a: 9 });
    s.cut(circle(x + 55, 390, 30));
    s.add(line(8, `M${x - 10} 300h130`), dark);
    void way;
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

const wristbandQueue: Scene = (s) => {
  s.bands('b', 0, 480, [5, 4, 3, 2, 1]);
  s.cut(cloud(900, 130, 120) + cloud(240, 190, 90));
  fell(
    s,
    [
      [-20, 480],
      [300, 360],
      [640, 440],
      [1220, 380],
    ],
    { b: 9 },
  );
  s.cut(rect(-9, 600, 1218, 220), { a: 5 });
  s.cut(line(12, 'M70 270V660M390 270V660'), dark);
  s.cut(
    path(
      'M30 280L230 130L430 280V330q-30 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0z',
    ),
    { a: 9 },
  );
  s.add(path('M230 130L430 280V330q-30 30-50 0-25 30-50 0-25 30-50 0z'), { k: 3 });
  person(
    s,
    { x: 210, y: 660, h: 340, left: [-0.7, 4], right: [1.6, 4.7], hair: 'cap' },
    { top: dark, skin: { a: 3 } },
  );
  s.cut(rect(90, 530, 220, 150), { b: 9 });
  s.cut(circle(200, 600, 36));
  const tops = [{ a: 9 }, { b: 9 }, {}, dark, { a: 9 }, {}, { b: 9 }];
  const hairs = ['bob', 'beanie', 'long', 'short', 'curls', 'hat', 'tail'] as const;
  const folk = hairs.map((hair, index) => ({
    x: 430 + index * 104,
    y: 730 + (index % 2) * 16,
    hair,
    top: tops[index] ?? {},
  }));
  company(s, { h: 350, turn: 0.6, face: -1, left: [-1.1, 4.2] }, folk);
  s.cut(rect(552, 478, 56, 98) + rect(760, 478, 56, 98) + rect(968, 478, 56, 98), { a: 9, k: 4 });
  s.add(
    line(
      6,
      'M350 770V640M600 790V650M900 790V650M1160 790V650M350 650Q480 700 600 660Q750 710 900 660Q1040 710 1160 660',
    ),
    dark,
  );
};

const courtyard: Scene = (s) => {
  // From a tower: four walls of shade, one long wedge of sun.
  s.add(s.all, { a: 3 });
  s.cut(
    poly([
      [-9, -9],
      [1209, -9],
      [1000, 150],
      [220, 150],
    ]),
    { b: 9 },
  );
  s.cut(
    poly([
      [-9, -9],
      [220, 150],
      [180, 690],
      [-9, 810],
    ]),
    { b: 9, k: 4 },
  );
  s.cut(
    poly([
      [1209, -9],
      [1000, 150],
      [1040, 690],
      [1209, 810],
    ]),
    { b: 7 },
  );
  s.add(
    poly([
      [220, 150],
      [1000, 150],
      [1008, 260],
      [700, 420],
      [196, 480],
    ]),
    { k: 4 },
  );
  s.cut(path('M560 150V70q50-50 100 0V150z'), solid);
  for (const x of [300, 410, 780, 890]) s.cut(rect(x, 60, 40, 54), { a: 6 });
  for (const [x, y] of [
    [80, 200],
    [90, 420],
    [1100, 220],
    [1110, 430],
  ] as const)
    s.cut(
      poly([
        [x, y],
        [x + 36, y + 10],
        [x + 34, y + 90],
        [x, y + 96],
      ]),
      { a: 6 },
    );
  for (const [x, y, r] of [
    [360, 560, 90],
    [640, 600, 100],
    [880, 470, 76],
    [450, 350, 66],
  ] as const) {
    s.add(ellipse(x + r * 0.7, y + r * 0.5, r, r * 0.75), { k: 4 });
    let slices = '';
    for (let index = 0; index < 8; index += 2) {
      const at = (turn: number) => `${num(x + Math.sin(turn) * r)} ${num(y - Math.cos(turn) * r * 0.8)}`;
      slices += `M${x} ${y}L${at((index * Math.PI) / 4)}L${at(((index + 1) * Math.PI) / 4)}z`;
    }
    s.cut(ellipse(x, y, r * 0.96, r * 0.77));
    s.add(path(slices), { a: 9 });
    s.cut(circle(x, y, 7), dark);
  }
  for (const [x, y] of [
    [500, 660],
    [770, 560],
    [760, 680],
    [300, 690],
    [930, 600],
    [620, 330],
    [980, 640],
  ] as const) {
    s.add(path(`M${x} ${y}l90 46-20 20z`), { k: 5 });
    s.cut(ellipse(x, y, 26, 16), { b: 9 });
    s.cut(circle(x, y - 6, 12), dark);
  }
};

const choir: Scene = (s) => {
  s.add(s.all, { b: 6 });
  s.add(
    poly([
      [300, -9],
      [520, -9],
      [900, 810],
      [400, 810],
    ]) +
      poly([
        [700, -9],
        [800, -9],
        [1180, 810],
        [980, 810],
      ]),
    { a: 4 },
  );
  s.cut(
    line(90, 'M90 -20V600M1110 -20V600') +
      line(60, 'M300 -20V480M900 -20V480') +
      line(44, 'M480 -20V430M760 -20V430'),
    { b: 9, k: 7 },
  );
  s.add(line(36, 'M200 -20V460M1010 -20V460M620 -20V420'), { b: 9, k: 3 });
  s.cut(
    under(
      [
        [-20, 620],
        [400, 560],
        [800, 560],
        [1220, 620],
      ],
      810,
    ),
    { b: 9, k: 6 },
  );
  const hairs = ['bob', 'short', 'curls', 'bun', 'long', 'short', 'tail', 'hat', 'bob'] as const;
  const rows = [
    { y: 640, h: 320, from: 330, gap: 135 },
    { y: 740, h: 360, from: 250, gap: 172 },
  ];
  rows.forEach(({ y, h, from, gap }, row) => {
    const members = [0, 1, 2, 3, 4].map((index) => ({
      x: from + index * gap,
      y,
      hair: hairs[index * 2 - row] ?? ('long' as const),
      top: index % 2 ? { a: 9 } : {},
    }));
    const base = company(s, { h, left: [-0.4, 4.9], right: [0.4, 4.9], skirt: true }, members);
    const [bx, by] = base.at(0, 4.95);
    const book = s.symbol(path(`M${num(bx)} ${num(by)}l-34-14v34l34 12 34-12v-34z`));
    s.cut(members.map((one) => book(one.x, one.y)).join(''), { a: 9, k: 4 });
  });
  person(
    s,
    { x: 610, y: 930, h: 430, left: [-1.7, 6.8], right: [1.6, 6.3], hair: 'bun' },
    { top: dark, skin: { k: 9 } },
  );
};

const brassBand: Scene = (s) => {
  s.add(s.all, { a: 9 });
  s.cut(rays(600, 330, 260, 1000, 34, 0.3));
  s.cut(circle(600, 330, 250), { b: 9 });
  s.cut(rect(-9, 690, 1218, 130), { b: 9, k: 3 });
  const march = { leftFoot: [-0.5, 0.1] as Point, rightFoot: [0.7, 0.7] as Point, hair: 'cap' as const };
  const coat = { top: { b: 9, k: 4 }, skin: { a: 3 }, edge: {}, bare: false };
  person(
    s,
    { x: 170, y: 740, h: 470, ...march, left: [0.3, 5.4], right: [1, 5.6], turn: 0.6 },
    coat,
    ({ at }) => {
      const [x, y] = at(0.5, 6.5);
      s.cut(
        line(13, `M${num(x)} ${num(y)}l180 24`) +
          path(`M${num(x + 160)} ${num(y + 22)}l80-36v88z`) +
          line(12, `M${num(x + 60)} ${num(y + 10)}v40h70v-30`),
        { a: 9, k: 2 },
      );
    },
  );
  person(
    s,
    { x: 440, y: 760, h: 500, ...march, left: [0.4, 5.2], right: [2, 5], turn: 0.6 },
    coat,
    ({ at }) => {
      const [x, y] = at(0.5, 6.45);
      s.cut(
        line(
          11,
          `M${num(x)} ${num(y)}l250 70M${num(x)} ${num(y + 34)}l250 70l0-34M${num(x)} ${num(y)}l-60-40`,
        ) + path(`M${num(x - 40)} ${num(y - 24)}l-80-50 30 90z`),
        { a: 9, k: 2 },
      );
    },
  );
  person(s, { x: 760, y: 770, h: 520, ...march, left: [-0.8, 4.6], right: [0.9, 4.8] }, coat, ({ at }) => {
    const [x, y] = at(0.1, 4.6);
    s.cut(`<ellipse cx="${num(x)}" cy="${num(y)}" rx="70" ry="84" fill="none" stroke-width="44"/>`, { a: 9 });
    s.cut(
      path(
        `M${num(x + 40)} ${num(y - 40)}C${num(x + 60)} ${num(y - 140)} ${num(x + 20)} ${num(y - 200)} ${num(x - 30)} ${num(y - 250)}L${num(x + 220)} ${num(y - 250)}C${num(x + 150)} ${num(y - 190)} ${num(x + 130)} ${num(y - 100)} ${num(x + 92)} ${num(y)}z`,
      ),
      { a: 9 },
    );
    s.cut(ellipse(x + 95, y - 250, 125, 34), { a: 9, k: 6 });
  });
  person(s, { x: 1030, y: 760, h: 480, ...march, left: [-1.5, 4.9], right: [1.6, 5.2] }, coat);
  s.cut(circle(1030, 515, 118), dark);
  s.cut(circle(1030, 515, 104));
  s.add(circle(1030, 515, 40), { a: 9 });
  s.cut(
    line(10, 'M936 450l40 40M1134 420l-50 60') +
      spots(34, [
        [980, 494],
        [1082, 484],
      ]),
    dark,
  );
};

const falconry: Scene = (s) => {
  s.bands('b', 0, 640, [7, 6, 5, 4, 3, 2]);
  s.cut(circle(620, 210, 110), { a: 9 });
  castle(s, 190, 640, 190, { b: 9, k: 2 }, {}, { k: 3 });
  s.cut(
    under(
      [
        [-20, 650],
        [300, 630],
        [820, 650],
      ],
      1010,
    ),
    { a: 7 },
  );
  s.cut(hawk(360, 280, 300, -16), dark);
  s.cut(line(5, 'M130 280q40 30 90 40M500 230q60-20 110-20'), { a: 9 });
  person(
    s,
    {
      x: 560,
      y: 960,
      h: 560,
      left: [-2.3, 6.5],
      right: [0.9, 3.6],
      leftElbow: -1,
      turn: 0.5,
      face: -1,
      hair: 'cap',
    },
    { top: { b: 9, k: 3 }, skin: { a: 3 }, edge: {}, bare: false },
    undefined,
  );
  s.cut(path('M368 500l34-50 44 20 24 50-40 40-50-14z'), { a: 9, k: 4 });
  s.add(line(3, 'M400 470q-60 60 20 100t-10 60'.replace('t-10 60', 'q60 30 10 70')), dark);
  for (const [x, y, h] of [
    [60, 760, 150],
    [120, 770, 170],
    [190, 764, 150],
    [250, 776, 120],
  ] as const)
    s.cut(body({ x, y, h, hair: 'bob', left: [-1, 3.6], turn: 0.3 }).all, dark);
};

const owlOnGlove: Scene = (s) => {
  s.add(s.all, { b: 9 });
  s.cut(rays(500, 470, 330, 900, 30, 0.4), { b: 5 });
  s.cut(circle(500, 450, 340), { a: 9 });
  owl(s, 480, 790, 690, {}, { a: 3 });
  s.cut(
    path(
      'M-9 1010C120 880 260 830 380 800C420 760 560 750 640 780C700 800 700 880 640 900C520 930 380 960 330 1010z',
    ),
    { a: 9, k: 4 },
  );
  s.add(line(8, 'M400 800q-20 40-6 80M470 782q-16 50 0 104M545 778q-10 50 6 100M250 840q60 40 70 110'), dark);
  s.cut(
    line(16, 'M420 800l-20-40M440 796l0-44M470 790l14-40M520 790l-14-40M548 790l0-44M575 794l18-40'),
    solid,
  );
  s.cut(line(7, 'M440 790C400 880 520 900 600 1010'), solid);
};

const talksTent: Scene = (s) => {
  for (let index = 0; index < 12; index++) {
    const from = (index / 12) * 1600 - 200;
    s.add(
      poly([
        [600, 20],
        [from, 560],
        [from + 133, 560],
      ]),
      index % 2 ? { a: 9 } : { a: 2 },
    );
  }
  s.add(circle(600, 20, 40), dark);
  s.cut(rect(-9, 440, 1218, 380), { b: 6 });
  s.add(line(14, 'M600 20V440M120 300V560M1080 300V560'), { k: 6 });
  s.cut(path('M340 520H860L910 590H290z'), { a: 9, k: 3 });
  s.cut(rect(720, 380, 90, 150), { b: 9, k: 4 });
  person(
    s,
    { x: 560, y: 556, h: 310, left: [-1.8, 5.6], right: [1.5, 5], hair: 'bun' },
    { top: {}, skin: { a: 4 }, edge: dark },
  );
  s.cut(rect(430, 250, 0, 0));
  bunting(s, [-10, 330], [1210, 330], -60, 20, 34, { b: 9 }, {});
  for (const [y, size] of [
    [610, 34],
    [680, 46],
    [770, 64],
  ] as const)
    backlit(s, crowd(s, y, size, 0.06), { b: 4 }, 3);
};

const drumming: Scene = (s) => {
  // Straight down on a ring of drums and the hands that play them.
  s.add(s.all, { b: 7 });
  s.cut(circle(600, 400, 130), { a: 3 });
  const drum = s.symbol(circle(0, 0, 104));
  const hoop = s.symbol(circle(0, 0, 92));
  const head = s.symbol(circle(0, 0, 76));
  const pair = [handMarks(-44, 60, 34, 176), handMarks(44, 50, 34, 184, 'open', -1)] as const;
  const [outlines, skins, sleeves] = (['outline', 'skin', 'sleeve'] as const).map((part) =>
    s.symbol(pair[0][part] + pair[1][part]),
  );
  for (let index = 0; index < 6; index++) {
    const turn = (index / 6) * Math.PI * 2 + 0.3;
    const x = 600 + Math.cos(turn) * 400;
    const y = 400 + Math.sin(turn) * 270;
    const out = (turn * 180) / Math.PI + 90;
    s.cut(drum(x, y), dark);
    s.cut(hoop(x, y), index % 2 ? { a: 9 } : { a: 5 });
    s.cut(head(x, y));
    s.cut(outlines?.(x, y, 1, out) ?? '', dark);
    s.cut(skins?.(x, y, 1, out) ?? '', { a: index % 3 ? 4 : 7 });
    s.cut(sleeves?.(x, y, 1, out) ?? '', index % 2 ? { b: 9 } : {});
  }
  s.add(rays(600, 400, 20, 110, 16, 0.3), { a: 9 });
};

const facePaint: Scene = (s) => {
  s.add(s.all, { a: 4 });
  s.cut(path('M150 1010C140 900 300 860 400 840L600 840C720 860 860 900 850 1010z'), { b: 9 });
  s.cut(path('M190 470C150 60 850 60 810 470C860 700 820 800 780 860L220 860C180 800 140 700 190 470z'), {
    k: 9,
    b: 9,
  });
  s.cut(path('M260 420C250 180 750 180 740 420C740 680 640 880 500 880C360 880 260 680 260 420z'), {});
  s.add(path('M260 420C250 180 750 180 740 420C740 680 640 880 500 880C360 880 260 680 260 420z'), { a: 2 });
  s.cut(
    path(
      'M250 430C210 330 400 240 600 260C720 272 770 340 750 420C690 330 560 330 470 350C380 330 300 360 250 430z',
    ),
    { k: 9 },
  );
  // Painted wings around two closed eyes, a beak on the nose.
  s.cut(
    path(
      'M500 520C440 400 300 400 250 470C260 600 360 660 500 560C640 660 740 600 750 470C700 400 560 400 500 520z',
    ),
    { a: 9 },
  );
  s.add(
    path(
      'M470 540C420 440 330 440 290 490C310 580 390 610 470 540zM530 540C580 440 670 440 710 490C690 580 610 610 530 540z',
    ),
    { b: 9 },
  );
  s.cut(path('M500 510L540 620L500 690L460 620z'), { k: 9 });
  s.cut(line(9, 'M340 520q40 34 84 0M576 520q40 34 84 0'));
  s.cut(
    spots(22, [
      [300, 640],
      [340, 690],
      [390, 720],
      [700, 640],
      [660, 690],
      [610, 720],
    ]),
    { b: 9 },
  );
  s.cut(line(12, 'M430 780q70 46 140 0'), solid);
  hand(s, 850, 760, 110, -62, { shape: 'fist', flip: -1, skin: { a: 5 }, sleeve: { b: 9, k: 4 } });
  s.cut(line(18, 'M930 640L760 610'), solid);
  s.cut(path('M776 596L716 600L770 630z'), { b: 9 });
};

const kites: Scene = (s) => {
  s.bands('b', 0, 640, [8, 7, 5, 4, 3, 2]);
  s.cut(cloud(250, 420, 160) + cloud(940, 300, 190));
  const kite = (x: number, y: number, size: number, turn: number, one: object, two: object, hand_: Point) => {
    const g = (mark: string) => `<g transform="translate(${x} ${y})rotate(${turn})">${mark}</g>`;
    s.cut(g(path(`M0 ${-size}L${size * 0.7} ${-size * 0.2}L0 ${size}L${-size * 0.7} ${-size * 0.2}z`)), one);
    s.cut(
      g(
        path(
          `M0 ${-size}L${size * 0.7} ${-size * 0.2}H0zM0 ${-size * 0.2}V${size}L${-size * 0.7} ${-size * 0.2}z`,
        ),
      ),
      two,
    );
    s.add(
      line(3, `M${x} ${y}Q${(x + hand_[0]) / 2 + 40} ${(y + hand_[1]) / 2 + 60} ${hand_[0]} ${hand_[1]}`),
      dark,
    );
    s.cut(
      g(
        line(
          6,
          `M0 ${size}q${size * 0.5} ${size * 0.4} 0 ${size * 0.8}q${-size * 0.5} ${size * 0.4} 0 ${size * 0.8}`,
        ),
      ),
      { a: 9 },
    );
  };
  s.cut(
    under(
      [
        [-20, 700],
        [240, 640],
        [560, 600],
        [860, 650],
        [1220, 600],
      ],
      810,
    ),
    { a: 8 },
  );
  kite(330, 190, 130, 20, { a: 9 }, {}, [520, 560]);
  kite(700, 130, 90, -16, {}, { k: 9 }, [760, 590]);
  kite(1000, 220, 150, 24, { a: 9 }, { b: 9, k: 2 }, [890, 580]);
  kite(130, 420, 70, -10, { a: 9, k: 3 }, {}, [350, 590]);
  for (const [x, y, way] of [
    [340, 690, 1],
    [510, 660, -1],
    [750, 680, 1],
    [880, 690, -1],
  ] as const)
    s.cut(
      body({
        x,
        y,
        h: 150,
        child: true,
        hip: [0, 2.6],
        lean: 0.4 * way,
        left: [-0.6, 6.2],
        right: [1, 6],
        leftFoot: [-1.1, 0.3],
        rightFoot: [1, 0.5],
        turn: 0.5,
        hair: way > 0 ? 'tail' : 'cap',
      }).all,
      dark,
    );
};

export const galleryArrivals = {
  'steam-train': steamTrain,
  'shuttle-bus': shuttleBus,
  'row-of-bikes': rowOfBikes,
  'castle-gate': castleGate,
  'wristband-queue': wristbandQueue,
  'courtyard-morning': courtyard,
  'choir-in-the-woods': choir,
  'brass-band': brassBand,
  'falconry-lawn': falconry,
  'owl-on-a-glove': owlOnGlove,
  'talks-tent': talksTent,
  'drumming-workshop': drumming,
  'face-paint': facePaint,
  kites,
};
void [disc, spruce, stars, table];
