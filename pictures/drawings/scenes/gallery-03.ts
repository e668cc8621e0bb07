/** The gallery, in its reading order: 3 of 16. */
import { circle, line, num, path, rect, spots, under, type Scene } from '../kit.ts';
import { disc, fell, ripples, wood } from '../parts/land.ts';
import { frond } from '../parts/nature.ts';
import { person } from '../parts/people.ts';
import { stones } from '../parts/village.ts';

const dark = { k: 9 };

const cairn: Scene = (s) => {
  s.bands('a', 0, 500, [8, 6, 5, 4, 3, 2]);
  disc(s, 720, 280, 110, { a: 9 }, 30);
  fell(
    s,
    [
      [-20, 560],
      [200, 440],
      [420, 520],
      [700, 600],
      [900, 520],
      [1020, 560],
    ],
    { b: 6 },
  );
  fell(
    s,
    [
      [-20, 700],
      [300, 660],
      [640, 720],
      [1020, 640],
    ],
    { b: 9 },
  );
  s.cut(
    under(
      [
        [-20, 860],
        [400, 810],
        [1020, 850],
      ],
      1010,
    ),
    { b: 9, k: 6 },
  );
  stones(s, 440, 900, 560, 9, { b: 3 }, { b: 7, k: 2 });
  s.cut(path('M404 372q4-40 40-44q36 0 36 40q-36 20-76 4z'), {});
  s.add(path('M560 560C640 640 700 760 720 890H560C600 780 600 660 560 560z'), { k: 3 });
  s.cut(
    spots(60, [
      [120, 920],
      [240, 950],
      [800, 920],
      [900, 950],
      [690, 960],
    ]),
    { b: 5 },
  );
};

const beck: Scene = (s) => {
  s.add(s.all, { b: 5 });
  s.cut(wood(s, -20, 1240, 420, 330, 62), { b: 9, k: 5 });
  s.cut(
    under(
      [
        [-20, 470],
        [340, 420],
        [860, 420],
        [1220, 470],
      ],
      810,
    ),
    { a: 6 },
  );
  s.cut(
    path(
      'M500 420C620 470 480 540 560 610C620 680 300 740 240 810H960C1000 740 840 700 800 620C760 560 720 470 690 420z',
    ),
    { b: 3 },
  );
  s.add(
    line(9, 'M560 520c60 10 100-6 150 4M600 640c60-16 90 10 160-4M420 760c90-20 160 14 300-6M600 460h60'),
    { b: 9 },
  );
  s.cut(
    spots(80, [
      [470, 640],
      [880, 700],
      [330, 770],
    ]) +
      spots(50, [
        [520, 560],
        [780, 560],
        [860, 760],
      ]),
    { k: 8, b: 4 },
  );
  s.cut(path('M300 580Q640 380 980 580L980 540Q640 340 300 540z'), { a: 9, k: 4 });
  s.cut(
    line(14, 'M320 540V440M430 490V390M540 460V356M640 450V346M740 460V356M850 490V390M960 540V440') +
      line(14, 'M320 440Q640 246 960 440'),
    { a: 9 },
  );
  person(
    s,
    {
      x: 640,
      y: 462,
      h: 270,
      left: [-1.6, 4.2],
      right: [1.5, 5.2],
      turn: 0.7,
      leftFoot: [-0.8, 0.2],
      rightFoot: [0.9, 0.3],
      hair: 'bob',
      skirt: true,
    },
    { top: {}, skin: { a: 4 }, edge: dark },
  );
  s.cut(line(14, 'M320 440Q640 246 960 440'), { a: 9 });
  const fern = frond(s, 220, 6);
  for (const [x, turn] of [
    [60, 20],
    [150, -10],
    [1060, 10],
    [1160, -20],
  ] as const)
    s.cut(fern(x, 820, 240, turn), { b: 9, k: 5 });
};

const swimming: Scene = (s) => {
  // From the water itself: a high horizon and five caps.
  s.cut(rect(-9, -9, 1218, 200), { a: 3 });
  fell(
    s,
    [
      [-20, 150],
      [240, 60],
      [500, 140],
      [760, 70],
      [1000, 30],
      [1220, 120],
    ],
    { b: 9, k: 3 },
    undefined,
    0,
    200,
  );
  s.cut(rect(-9, 190, 1218, 620), { b: 9 });
  s.bands('k', 190, 460, [5, 3, 1]);
  s.cut(ripples(s, -10, 1210, 200, 800, 16, 5), { b: 4 });
  for (const [x, y, r, cap] of [
    [300, 360, 42, { a: 9 }],
    [560, 300, 30, {}],
    [860, 340, 36, { a: 9 }],
    [720, 560, 84, {}],
    [270, 640, 90, { a: 9 }],
  ] as const) {
    s.cut(
      `<ellipse cx="${x}" cy="${num(y + r * 1.1)}" rx="${num(r * 2.6)}" ry="${num(r * 0.6)}" fill="none" stroke-width="7"/><ellipse cx="${x}" cy="${num(y + r * 1.1)}" rx="${num(r * 3.6)}" ry="${num(r * 0.95)}" fill="none" stroke-width="5"/>`,
    );
    s.cut(circle(x, y, r), { a: 4 });
    s.cut(
      path(
        `M${num(x - r * 1.04)} ${y}C${num(x - r)} ${num(y - r * 1.5)} ${num(x + r)} ${num(y - r * 1.5)} ${num(x + r * 1.04)} ${y}z`,
      ),
      cap,
    );
    s.cut(
      path(
        `M${num(x - r * 2.2)} ${num(y + r * 1.3)}Q${x} ${num(y + r * 0.4)} ${num(x + r * 2.2)} ${num(y + r * 1.3)}z`,
      ),
      { a: 4 },
    );
    s.add(
      line(
        r * 0.16,
        `M${num(x - r * 0.5)} ${num(y + r * 0.24)}h${num(r * 0.3)}M${num(x + r * 0.2)} ${num(y + r * 0.24)}h${num(r * 0.3)}`,
      ),
      dark,
    );
  }
  s.cut(line(34, 'M390 700Q480 560 560 620') + circle(566, 624, 22), { a: 4 });
};

export const gallery3 = {
  cairn: cairn,
  'beck-and-footbridge': beck,
  'wild-swimming': swimming,
};
