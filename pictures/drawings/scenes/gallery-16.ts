/** The gallery, in its reading order: 16 of 16. */
import { circle, line, num, rect, under, type Point, type Scene } from '../kit.ts';
import { crowd } from '../parts/crowd.ts';
import { fell, rays, reeds } from '../parts/land.ts';
import { backlit, body } from '../parts/people.ts';
import { company } from '../parts/players.ts';
import { beam, lamps } from '../parts/stage.ts';
import { bellTent } from '../parts/things.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const starTrails: Scene = (s) => {
  s.add(s.all, { b: 9, k: 9 });
  s.bands('k', 200, 620, [-1, -2, -3, -4]);
  for (let index = 0; index < 16; index++) {
    const r = 40 + index * 46;
    const round = Math.PI * 2 * r;
    s.add(
      `<circle cx="700" cy="210" r="${r}" fill="none" stroke-width="${index % 3 ? 3 : 5}" stroke-dasharray="${num(round * s.between(0.1, 0.22))} ${num(round * s.between(0.08, 0.2))}"/>`,
      { k: 0, b: index % 2 ? 0 : 5, ...(index % 4 ? {} : { a: 9 }) },
    );
  }
  s.cut(circle(700, 210, 8));
  fell(
    s,
    [
      [-20, 640],
      [160, 560],
      [340, 420],
      [520, 350],
      [700, 430],
      [860, 560],
      [1040, 600],
      [1220, 560],
    ],
    { b: 9, k: 8 },
  );
  s.cut(
    under(
      [
        [-20, 700],
        [400, 660],
        [900, 690],
        [1220, 660],
      ],
      810,
    ),
    { k: 9, b: 9 },
  );
  s.add(circle(330, 690, 90), { a: 5, k: -4 });
  bellTent(s, 330, 710, 80, { a: 9 }, { k: 3 }, {});
  s.cut(
    body({
      x: 850,
      y: 720,
      h: 150,
      hip: [0, 1.6],
      leftFoot: [0.9, 0.1],
      rightFoot: [1.4, 0.1],
      turn: 0.6,
      face: -1,
      head: [-0.2, 0],
    }).all + body({ x: 930, y: 722, h: 150, left: [-1.6, 7.4], hair: 'tail' }).all,
    { k: 9, a: 9 },
  );
};

const lastSong: Scene = (s) => {
  // From the wings: five bow, the paper falls.
  s.add(s.all, { a: 9 });
  s.bands('k', 0, 200, [7, 4, 2]);
  for (const [x, left, right] of [
    [150, 60, 330],
    [450, 330, 560],
    [750, 640, 870],
    [1050, 870, 1140],
  ] as const)
    s.cut(beam(x, 40, left, right, 620), { a: 4 });
  s.cut(
    lamps(
      [
        [150, 10],
        [450, 10],
        [750, 10],
        [1050, 10],
      ],
      26,
    ),
    dark,
  );
  s.cut(rect(-9, 610, 1218, 50), solid);
  const band = (['long', 'short', 'curls', 'bun', 'cap'] as const).map((hair, index) => ({
    x: 280 + index * 160,
    y: 620 - (index % 2) * 10,
    hair,
    top: [{ b: 9 }, {}, dark, { b: 9 }, {}][index] ?? {},
  }));
  company(s, { h: 400, left: [-1.75, 6.1], right: [1.75, 6.1], head: [0, -0.1] }, band, { k: 3 });
  const bits = (): Point[] =>
    Array.from({ length: 34 }, (): Point => [s.between(0, 1200), s.between(0, 640)]);
  s.cut(
    line(
      13,
      bits()
        .map(([x, y]) => `M${num(x)} ${num(y)}l12 8`)
        .join(''),
    ),
  );
  s.cut(
    line(
      13,
      bits()
        .map(([x, y]) => `M${num(x)} ${num(y)}l-10 10`)
        .join(''),
    ),
    { b: 9 },
  );
  s.cut(crowd(s, 700, 44, 0.7), { b: 9, k: 6 });
  s.cut(crowd(s, 770, 64, 0.5), solid);
};

const sunrise: Scene = (s) => {
  s.add(rays(600, 470, 200, 1100, 44, 0.5), { a: 6 });
  s.bands('b', 0, 300, [3, 2, 1]);
  s.cut(circle(600, 470, 210), { a: 9 });
  s.cut(circle(600, 470, 160));
  fell(
    s,
    [
      [-20, 500],
      [200, 400],
      [360, 470],
      [560, 560],
      [720, 540],
      [900, 420],
      [1060, 400],
      [1220, 480],
    ],
    { b: 9 },
    { k: 3 },
  );
  s.cut(line(24, 'M-20 560h300M860 590h360M380 610h300'));
  s.cut(
    under(
      [
        [-20, 690],
        [300, 640],
        [640, 660],
        [1220, 620],
      ],
      810,
    ),
    { b: 9, k: 7 },
  );
  for (const [x, y, h, hair, face] of [
    [330, 660, 250, 'bob', 1],
    [430, 664, 270, 'beanie', 1],
    [760, 660, 260, 'curls', -1],
    [850, 654, 240, 'long', -1],
  ] as const)
    backlit(
      s,
      body({
        x,
        y,
        h,
        hip: [0, 1.4],
        leftFoot: [face * 1.5 - 0.2, 0.1],
        rightFoot: [face * 1.5 + 0.2, 0.1],
        turn: 0.5,
        face,
        hair,
        left: [face - 0.4, 2.4],
        right: [face + 0.2, 2.4],
      }),
      { a: 9 },
      face * -5,
    );
  s.cut(
    body({
      x: 600,
      y: 664,
      h: 270,
      left: [-1.6, 8],
      right: [1.6, 8],
      hair: 'tail',
      leftFoot: [-0.7, 0.1],
      rightFoot: [0.7, 0.1],
    }).all,
    solid,
  );
  s.add(reeds(s, -10, 1210, 820, 110, 60), dark);
};

export const gallery16 = {
  'stars-over-the-fell': starTrails,
  'last-song': lastSong,
  'sunrise-over-the-fell': sunrise,
};
