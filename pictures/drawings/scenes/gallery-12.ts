/** The gallery, in its reading order: 12 of 16. */
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
import { crowd } from '../parts/crowd.ts';
import { hand } from '../parts/hands.ts';
import { disc, fell, glitter, rays, ripples, stars } from '../parts/land.ts';
import { backlit, body } from '../parts/people.ts';
import { strummer } from '../parts/players.ts';
import { bunting, lantern } from '../parts/things.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const fromTheBack: Scene = (s) => {
  s.add(s.all, { a: 9, k: 4 });
  s.bands('k', 0, 300, [6, 4, 2]);
  s.cut(
    poly([
      [110, -9],
      [210, -9],
      [600, 420],
      [480, 420],
    ]) +
      poly([
        [1090, -9],
        [990, -9],
        [600, 420],
        [720, 420],
      ]),
    { a: 3 },
  );
  s.cut(
    spots(44, [
      [150, 40],
      [600, 30],
      [1050, 40],
    ]),
  );
  s.add(rays(600, 30, 40, 240, 22, 0.2), { a: 0, k: 0 });
  s.cut(crowd(s, 380, 16, 0.6), { b: 9 });
  s.cut(crowd(s, 425, 24, 0.6), { b: 9, k: 6 });
  s.cut(rect(-9, 490, 1218, 330), { k: 9, a: 0, b: 9 });
  s.cut(strummer({ x: 260, y: 640, h: 380, lean: -0.2, hair: 'long' }), { k: 9, a: 9 });
  s.cut(strummer({ x: 950, y: 640, h: 390, lean: 0.2, hair: 'cap' }, -1), { k: 9, a: 9 });
  s.cut(
    body({ x: 480, y: 620, h: 370, left: [-1.7, 7.8], right: [1.6, 7.9], hair: 'bob', skirt: true }).all,
    { k: 9, a: 9 },
  );
  // The drummer's back, near.
  const back = body({
    x: 690,
    y: 1000,
    h: 760,
    hip: [0, 2.4],
    left: [-2, 5.2],
    right: [1.9, 5.9],
    hair: 'curls',
  });
  s.cut(ellipse(400, 590, 150, 30) + ellipse(1010, 540, 170, 32), { a: 9 });
  s.cut(line(9, 'M400 600V820M1010 550V820'), dark);
  backlit(s, back, { a: 9 }, 9);
  s.cut(line(10, 'M486 470L400 580M884 410L960 520'));
  s.cut(ellipse(420, 720, 120, 50) + ellipse(960, 740, 150, 60), { b: 4 });
};

const wristbands: Scene = (s) => {
  s.bands('b', 0, 810, [2, 3, 4, 5, 7, 9]);
  disc(s, 600, 330, 210, { a: 9 }, 36);
  const bands = [
    [130, 330, 78, -10, 1, { a: 9 }],
    [380, 260, 84, 6, -1, { b: 9 }],
    [640, 380, 92, -4, 1, { a: 9 }],
    [880, 270, 80, 10, -1, {}],
    [1090, 400, 88, 14, 1, { a: 9 }],
  ] as const;
  bands.forEach(([x, y, size, turn, flip, tones], index) => {
    const skin = [{ a: 4 }, { a: 9, k: 5 }, { a: 2 }, { a: 6, k: 2 }, { a: 3 }][index] ?? {};
    hand(s, x, y, size, turn, { flip, skin, sleeve: skin, edge: dark, shape: index === 2 ? 'fist' : 'open' });
    const cos = Math.cos((turn * Math.PI) / 180);
    const sin = Math.sin((turn * Math.PI) / 180);
    const at = (px: number, py: number): Point => [
      x + (px * cos - py * sin) * size,
      y + (px * sin + py * cos) * size,
    ];
    s.cut(poly([at(-0.44, 1.3), at(0.44, 1.3), at(0.46, 1.66), at(-0.44, 1.66)]), tones);
    s.cut(poly([at(0.1 * flip, 1.3), at(0.3 * flip, 1.3), at(0.36 * flip, 2.1), at(0.12 * flip, 2)]), tones);
    s.add(
      line(
        5,
        `M${at(-0.44, 1.3).map(num).join(' ')}L${at(0.44, 1.3).map(num).join(' ')}M${at(-0.44, 1.66).map(num).join(' ')}L${at(0.46, 1.66).map(num).join(' ')}`,
      ),
      dark,
    );
  });
  s.cut(crowd(s, 730, 60, 0), solid);
};

const procession: Scene = (s) => {
  s.add(s.all, { k: 9, b: 9 });
  s.bands('k', 100, 420, [-1, -2, -3, -4]);
  stars(s, 50, 260, 5);
  fell(
    s,
    [
      [-20, 380],
      [240, 250],
      [500, 330],
      [760, 220],
      [1000, 280],
      [1220, 360],
    ],
    { b: 9, k: 8 },
  );
  s.cut(rect(-9, 420, 1218, 400), { b: 9, k: 7 });
  s.cut(
    under(
      [
        [-20, 450],
        [300, 436],
        [700, 444],
        [1220, 430],
      ],
      500,
    ),
    solid,
  );
  const walkers = (['hat', 'bob', 'beanie'] as const).map((hair, index) =>
    s.symbol(
      body({
        x: 0,
        y: 0,
        h: 104 + index * 14,
        turn: 0.6,
        right: [1, 4.4],
        left: [-0.8, 4],
        leftFoot: [-0.8, 0.2],
        rightFoot: [0.7, 0.1],
        hair,
      }).all,
    ),
  );
  const shapes = [
    rays(0, 0, 8, 34, 5, 0.9),
    circle(0, 0, 24),
    path('M-24 0q24-44 48 0q20 10 30-8q-6 36-36 36q-34 4-42-28z'),
  ].map((mark) => s.symbol(mark));
  const light = s.symbol(glitter(s, 0, 0, 240, 20, 8, 8));
  const row = Array.from({ length: 11 }, (_, index): [number, number, number] => [
    70 + index * 106,
    466,
    index % 3,
  ]);
  const lit = row.map(([x, y, kind]): Point => [x + 26, y - (104 + kind * 14) * 1.5]);
  s.add(line(4, lit.map(([x, y]) => `M${num(x - 8)} 420L${num(x)} ${num(y + 20)}`).join('')), dark);
  s.add(spots(92, lit), { a: 5, k: -4 });
  s.cut(lit.map(([x, y], index) => shapes[index % 3]?.(x, y) ?? '').join(''), { a: 9 });
  s.cut(spots(18, lit));
  s.cut(row.map(([x, y, kind]) => walkers[kind]?.(x, y) ?? '').join(''), { k: 9, a: 9 });
  s.cut(lit.map(([x], index) => light(x, 520 + (index % 2) * 14)).join(''), { a: 9 });
  s.add(ripples(s, -10, 1210, 510, 800, 9, 5), dark);
};

const overhead: Scene = (s) => {
  // Looking straight up between the trees.
  s.add(s.all, { b: 9, k: 7 });
  stars(s, 40, 1000, 6);
  s.cut(
    path(
      'M-9-9H200C160 100 240 180 120 260C170 340 40 420 60 520C20 600 80 700-9 760zM809-9H600C660 90 580 160 680 250C640 330 760 400 740 520C790 600 720 720 809 780z',
    ),
    { b: 9, k: 9 },
  );
  s.cut(path('M-9 1010V860C80 900 160 880 200 1010zM809 1010V880C700 900 640 940 620 1010z'), { b: 9, k: 9 });
  bunting(s, [-20, 160], [820, 60], 110, 12, 74, { a: 9 }, {});
  bunting(s, [-20, 430], [820, 560], 90, 11, 84, {}, { a: 9 });
  for (const [x, y, r] of [
    [250, 340, 92],
    [560, 300, 66],
    [430, 560, 120],
    [180, 680, 74],
    [640, 730, 96],
    [360, 850, 84],
  ] as const) {
    s.add(line(3, `M${x} -10V${y - r}`), { k: 0 });
    s.add(circle(x, y, r * 1.5), { a: 4, k: -4 });
    lantern(s, x, y, r, { a: (x + y) % 3 ? 9 : 2 }, { k: 3 });
  }
};

export const gallery12 = {
  'stage-from-the-back': fromTheBack,
  'raised-wristbands': wristbands,
  'lantern-procession': procession,
  'bunting-and-lanterns': overhead,
};
