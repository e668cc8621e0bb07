/** Portraits of the acts: 3 of 6. */
import { circle, ellipse, line, num, poly, rect, spots, through, type Point, type Scene } from '../kit.ts';
import { backKit } from '../parts/music.ts';
import { person } from '../parts/people.ts';
import { guitarist, pedals } from '../parts/players.ts';

const dark = { k: 9 };

const bodega: Scene = (s) => {
  s.add(s.all, { b: 3 });
  const tracks =
    'M-10 120H300L460 280V1010M-10 260H180L620 700H810M810 90H560L330 320V1010M120-10V420L260 560H810M680-10V240L520 400H-10';
  s.cut(line(26, tracks), { a: 9 });
  s.add(line(26, 'M-10 560H240L400 720V1010M810 420H640L420 640'), { b: 9 });
  const stops: Point[] = [
    [180, 120],
    [460, 330],
    [60, 260],
    [330, 410],
    [680, 90],
    [120, 220],
    [680, 160],
    [240, 400],
    [700, 560],
    [700, 700],
    [560, 640],
    [100, 560],
  ];
  s.cut(spots(40, stops), dark);
  s.cut(spots(24, stops));
  s.cut(
    poly([
      [-9, 800],
      [809, 730],
      [809, 1010],
      [-9, 1010],
    ]),
    { k: 9, a: 0, b: 0 },
  );
  s.add(
    line(
      4,
      'M-10 860L810 800M60 1010L160 790M260 1010L330 775M470 1010L490 760M660 1010L640 745M840 1010L770 735',
    ),
    { k: 0, a: 9, b: 0 },
  );
  person(
    s,
    {
      x: 415,
      y: 745,
      h: 430,
      left: [-1.3, 4.3],
      right: [1.4, 5.9],
      hair: 'bob',
      leftFoot: [-0.9, 0.1],
      rightFoot: [0.9, 0.1],
    },
    { top: { a: 9 }, skin: {}, edge: dark },
  );
  s.add(line(7, 'M340 520l40 44M496 400l-26 70'), dark);
  s.cut(rect(352, 590, 60, 70) + rect(424, 584, 76, 84), { b: 9 });
  s.cut(ellipse(382, 590, 32, 9) + ellipse(462, 584, 40, 10));
  s.add(line(5, 'M356 750L382 660L408 750M430 750L462 668L494 750M300 750V560M270 566l64-10'), dark);
  const stance = { leftFoot: [-1.4, 0.12], rightFoot: [1.3, 0.12] } as const;
  guitarist(
    s,
    { x: 120, y: 850, h: 500, lean: -0.5, ...stance, hair: 'short' },
    { top: {}, skin: { a: 4 }, edge: dark },
    { tones: { a: 9 }, way: -1, up: 40 },
  );
  guitarist(
    s,
    { x: 690, y: 800, h: 480, lean: 0.5, ...stance, hair: 'hat' },
    { top: dark, skin: { a: 4 }, edge: {} },
    { tones: {}, up: 40, kind: 'bass' },
  );
  person(
    s,
    {
      x: 545,
      y: 900,
      h: 560,
      lean: 0.35,
      left: [-0.1, 6.1],
      right: [2.5, 6.9],
      ...stance,
      hair: 'quiff',
      turn: 0.3,
      rightElbow: -1,
    },
    { top: { b: 9 }, skin: { a: 4 }, edge: {} },
  );
  person(
    s,
    {
      x: 285,
      y: 930,
      h: 590,
      lean: -0.35,
      left: [-2.6, 6.6],
      right: [-0.25, 6.1],
      ...stance,
      hair: 'bob',
      turn: 0.3,
      face: -1,
    },
    { top: { a: 9 }, skin: {}, edge: dark },
  );
  s.cut(
    through(10, [
      [262, 380],
      [244, 420],
    ]) +
      through(10, [
        [552, 388],
        [566, 430],
      ]),
    dark,
  );
};

const bdrmm: Scene = (s) => {
  s.add(s.all, { b: 6 });
  s.bands('k', 0, 500, [4, 3, 2, 1]);
  for (const [x, y, r] of [
    [210, 260, 250],
    [560, 330, 290],
    [400, 620, 330],
  ] as const) {
    s.add(circle(x, y, r), { a: 2 });
    for (const [part, tone] of [
      [0.86, 4],
      [0.7, 7],
    ] as const)
      s.add(
        `<circle cx="${x}" cy="${y}" r="${num(r * part)}" fill="none" stroke-width="${num(r * 0.13)}"/>`,
        { a: tone },
      );
    s.add(`<circle cx="${x}" cy="${y}" r="${num(r * 0.48)}" fill="none" stroke-width="26"/>`, {
      a: 0,
      b: 0,
      k: 0,
    });
  }
  s.cut(rect(-9, 800, 818, 220), { k: 9, a: 9 });
  s.bands('k', 800, 1000, [-4, -3, -2, -1]);
  const down = {
    head: [0.1, -0.28] as Point,
    leftFoot: [-0.45, 0.12] as Point,
    rightFoot: [0.45, 0.12] as Point,
  };
  person(
    s,
    {
      x: 405,
      y: 750,
      h: 430,
      hip: [0, 3.1],
      head: [0, -0.25],
      left: [-1.4, 4.6],
      right: [1.4, 4.8],
      hair: 'beanie',
    },
    { top: dark, skin: { a: 3 } },
  );
  backKit(s, 405, 800, 74, dark, { a: 3 });
  guitarist(
    s,
    { x: 140, y: 880, h: 590, ...down, hair: 'long', lean: 0.1 },
    { top: dark, skin: { a: 3 }, edge: {} },
    { tones: {}, up: 4, low: 0.25 },
  );
  guitarist(
    s,
    { x: 670, y: 880, h: 590, ...down, head: [-0.12, -0.28], lean: -0.1, hair: 'bob' },
    { top: dark, skin: { a: 3 }, edge: {} },
    { tones: { a: 9 }, up: 6, way: -1, low: 0.25, kind: 'bass' },
  );
  guitarist(
    s,
    { x: 420, y: 940, h: 650, ...down, head: [-0.1, -0.3], lean: -0.15, hair: 'bob' },
    { top: { b: 9 }, skin: { a: 3 }, edge: {} },
    { tones: { a: 9 }, up: 5, low: 0.25, way: -1 },
  );
  pedals(
    s,
    [
      [90, 906],
      [160, 900],
      [540, 916],
      [610, 906],
      [684, 912],
      [250, 924],
      [320, 930],
      [430, 946],
    ],
    52,
    [{ a: 9 }, { b: 7 }, {}],
  );
};

export const portraits3 = {
  'portrait-bodega': bodega,
  'portrait-bdrmm': bdrmm,
};
