/** The gallery, in its reading order: 9 of 16. */
import { circle, ellipse, line, path, poly, rect, spots, type Point, type Scene } from '../kit.ts';
import { hand } from '../parts/hands.ts';
import { rays } from '../parts/land.ts';
import { body, person } from '../parts/people.ts';
import { truss } from '../parts/stage.ts';
import { faders, steam } from '../parts/village.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const pie: Scene = (s) => {
  s.add(s.all, { b: 7 });
  s.add(line(30, 'M-10 120H1010M-10 320H1010M-10 520H1010M-10 720H1010M-10 920H1010'), { b: 9 });
  s.cut(ellipse(520, 560, 420, 330), solid);
  s.cut(ellipse(510, 545, 415, 325));
  s.add(`<ellipse cx="510" cy="545" rx="350" ry="270" fill="none" stroke-width="8"/>`, { b: 9 });
  s.cut(path('M190 480C180 380 330 300 470 310C620 320 690 390 680 480L640 610C600 660 270 660 230 610z'), {
    a: 9,
    k: 3,
  });
  s.cut(
    path(
      'M170 470C170 360 320 290 440 290C590 290 700 370 700 470C700 500 660 520 640 500C610 530 570 540 540 515C500 545 460 545 430 520C390 545 350 540 320 512C290 535 250 530 230 500C200 515 170 500 170 470z',
    ),
    { a: 9 },
  );
  s.add(path('M430 330l16 40-16 40-16-40zM350 370l30 20 10 34-36-20zM510 370l-30 20-10 34 36-20z'), dark);
  s.add(line(5, 'M262 540l10 60M340 560l4 70M430 570v66M520 565l-4 66M600 545l-12 60'), dark);
  const peas: Point[] = Array.from({ length: 46 }, (): Point => {
    const turn = s.random() * 6.28;
    const far = Math.sqrt(s.random());
    return [650 + Math.cos(turn) * far * 180, 690 + Math.sin(turn) * far * 100];
  });
  s.cut(ellipse(650, 700, 210, 120), { b: 9, a: 5 });
  s.cut(spots(46, peas), { b: 9 });
  s.add(spots(46, peas), { a: 4 });
  s.cut(
    spots(
      12,
      peas.map(([x, y]): Point => [x - 8, y - 9]),
    ),
  );
  s.cut(steam(430, 250, 200, 16));
  s.cut(
    line(26, 'M900 990L790 760') +
      line(9, 'M790 760L740 700M790 760L760 690M790 760L785 690M790 760L806 700'),
    dark,
  );
};

const barLamps: Scene = (s) => {
  s.add(s.all, { k: 9, b: 9 });
  s.bands('k', 80, 560, [-1, -2, -3, -4]);
  for (const x of [200, 600, 1000]) {
    s.cut(
      poly([
        [x - 50, 170],
        [x + 50, 170],
        [x + 260, 560],
        [x - 260, 560],
      ]),
      { a: 4, k: 2 },
    );
    s.add(line(6, `M${x} -10V90`), dark);
    s.cut(path(`M${x - 80} 170q10-90 80-90q70 0 80 90z`), { a: 9 });
    s.cut(path(`M${x - 26} 172q26 50 52 0z`));
  }
  const bottles = [60, 110, 160, 290, 340, 400, 450, 750, 800, 860, 1080, 1130]
    .map(
      (x, index) =>
        `M${x} 440v-70q0-16 10-20v-${26 + (index % 3) * 8}h14v${26 + (index % 3) * 8}q10 4 10 20v70z`,
    )
    .join('');
  s.cut(path(bottles), { b: 9, k: 3 });
  s.cut(rect(-9, 440, 1218, 14), solid);
  person(
    s,
    { x: 590, y: 860, h: 560, left: [-1.5, 4.7], right: [1.3, 5.2], hair: 'bun' },
    { top: {}, skin: { a: 4 }, edge: dark },
  );
  s.cut(rect(-9, 600, 1218, 210), { a: 9, k: 6 });
  s.cut(rect(-9, 580, 1218, 34), { a: 9 });
  for (const x of [360, 430, 500]) {
    s.cut(rect(x - 12, 470, 24, 112) + ellipse(x, 462, 18, 30), { k: 9 });
    s.cut(circle(x, 540, 12));
  }
  for (const x of [720, 780, 220]) {
    s.cut(path(`M${x - 22} 496h44l-6 86h-32z`));
    s.cut(path(`M${x - 20} 520h40l-4 62h-32z`), { a: 8 });
  }
  for (const [x, h, hair] of [
    [90, 520, 'cap'],
    [880, 560, 'long'],
    [1090, 520, 'short'],
  ] as const)
    s.cut(body({ x, y: 1010, h, hair, left: [-1.2, 5], right: [1.2, 5] }).all, solid);
};

const merch: Scene = (s) => {
  s.add(s.all, { b: 4 });
  s.add(line(10, 'M-10 80H1210'), dark);
  const shirts = [
    [150, { a: 9 }],
    [410, {}],
    [790, dark],
    [1050, { a: 9 }],
  ] as const;
  for (const [x, tones] of shirts) {
    s.add(line(7, `M${x} 80V110M${x - 60} 140L${x} 108L${x + 60} 140`), dark);
    s.cut(
      path(
        `M${x - 60} 130L${x - 30} 124Q${x} 160 ${x + 30} 124L${x + 60} 130L${x + 120} 200L${x + 84} 240L${x + 66} 220V380H${x - 66}V220L${x - 84} 240L${x - 120} 200z`,
      ),
      tones,
    );
  }
  s.cut(circle(150, 270, 44) + path('M750 310q40-90 80 0zM1050 220l50 80h-100z'), { b: 2 });
  s.add(circle(410, 270, 46) + rays(410, 270, 50, 72, 16), { a: 9 });
  s.cut(rays(790, 262, 10, 60, 10, 0.5));
  person(
    s,
    { x: 600, y: 900, h: 640, left: [-1.4, 4.6], right: [1.5, 5.4], hair: 'beanie', beard: true },
    { top: { b: 9 }, skin: { a: 3 }, edge: {} },
  );
  s.cut(rect(-9, 600, 1218, 210), { a: 9 });
  s.add(path('M-9 640L200 600H0zM300 810L420 600H520L460 810zM760 810L720 600H820L900 810z'), { k: 2 });
  s.cut(rect(-9, 580, 1218, 28), solid);
  for (const [x, tones] of [
    [60, {}],
    [90, { b: 9 }],
    [120, {}],
    [150, { a: 5 }],
  ] as const)
    s.cut(
      poly([
        [x, 440],
        [x + 130, 430],
        [x + 150, 580],
        [x + 20, 590],
      ]),
      { ...tones, k: 1 },
    );
  s.cut(circle(236, 510, 40), dark);
  s.cut(rect(820, 520, 110, 60) + rect(950, 500, 90, 80), { b: 9 });
  s.cut(rect(832, 534, 86, 14) + circle(995, 540, 24));
  s.cut(
    spots(34, [
      [420, 566],
      [464, 566],
      [508, 566],
      [442, 545],
      [486, 545],
    ]),
    { a: 9 },
  );
};

const soundDesk: Scene = (s) => {
  s.add(s.all, { k: 9, b: 9 });
  s.bands('k', 0, 340, [-2, -3, -4]);
  s.cut(rect(420, 90, 360, 180), { a: 9 });
  s.cut(circle(600, 190, 74));
  for (const x of [540, 600, 655])
    s.cut(body({ x, y: 268, h: 96, left: [-1, 4.2], right: [1.2, 4.4] }).all, dark);
  s.cut(truss(400, 60, 800, 60, 26, 4), { k: 0 });
  s.cut(path('M-9 330Q600 250 1209 330V380H-9z'), solid);
  s.cut(
    poly([
      [120, 360],
      [1080, 360],
      [1260, 820],
      [-60, 820],
    ]),
    { b: 5 },
  );
  s.add(
    poly([
      [120, 360],
      [1080, 360],
      [1100, 420],
      [100, 420],
    ]),
    { k: 6 },
  );
  const knobs: Point[] = [];
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 14; column++)
      knobs.push([140 - row * 14 + column * (70.5 + row * 2.2), 450 + row * 50]);
  s.cut(spots(30, knobs), solid);
  s.cut(
    spots(
      8,
      knobs.map(([x, y], index): Point => [x + Math.sin(index * 2) * 9, y + Math.cos(index * 2) * 9]),
    ),
  );
  faders(s, 90, 560, 1110, 770, 12, { a: 9 });
  s.cut(rect(470, 366, 260, 44), { a: 9 });
  s.cut(
    line(
      6,
      'M490 400v-14M520 400v-24M550 400v-10M580 400v-28M610 400v-20M640 400v-26M670 400v-12M700 400v-18',
    ),
    dark,
  );
  hand(s, 330, 690, 96, 22, { shape: 'play', skin: { a: 4 }, sleeve: dark, edge: dark });
  hand(s, 860, 680, 96, -20, { shape: 'play', flip: -1, skin: { a: 4 }, sleeve: dark });
};

export const gallery9 = {
  'pie-and-peas': pie,
  'bar-lamps': barLamps,
  'merch-table': merch,
  'sound-desk': soundDesk,
};
