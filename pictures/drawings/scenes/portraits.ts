/** Portraits of the acts, first half. */
import {
  circle,
  ellipse,
  line,
  num,
  path,
  poly,
  rect,
  spots,
  through,
  under,
  type Point,
  type Scene,
} from '../kit.ts';
import { disc, fell, glitter, ground, rays, ripples, stars } from '../parts/land.ts';
import { amp, backKit, cables, drumKit, keyboard, micStand } from '../parts/music.ts';
import { frond, heron, scallops } from '../parts/nature.ts';
import { body, person } from '../parts/people.ts';
import { chair, glass, guitarist, shadow } from '../parts/players.ts';

const dark = { k: 9 };
const night = { top: dark, skin: { k: 9 }, edge: {} } as const;

const seaPower: Scene = (s) => {
  s.bands('b', 0, 760, [2, 3, 4, 5, 6, 7]);
  s.add(rays(400, 430, 300, 720, 20, 0.22), { a: 3 });
  s.cut(circle(400, 430, 270), { a: 9 });
  fell(
    s,
    [
      [-20, 640],
      [130, 560],
      [300, 620],
      [520, 540],
      [700, 560],
      [820, 640],
    ],
    { b: 9, k: 3 },
  );
  s.cut(rect(-9, 705, 818, 310), { b: 9 });
  s.bands('k', 780, 1000, [2, 4, 6, 8]);
  s.cut(path('M596 60q70 40 130 4q40-20 70 0v150q-60 30-110-4q-50-20-90 10z'));
  s.add(
    path(
      'M596 60q70 40 130 4q40-20 70 0v38q-40-20-70 0q-60 36-130-4zM596 138q70 40 130 4q40-20 70 0v38q-40-20-70 0q-60 36-130-4z',
    ),
    { a: 9 },
  );
  s.add(line(9, 'M594 50L560 700'), dark);
  person(
    s,
    { x: 400, y: 700, h: 400, hip: [0, 3.1], left: [-1.6, 5.2], right: [1.5, 6.2], hair: 'short' },
    { top: { k: 9 }, skin: { a: 2 } },
  );
  backKit(s, 400, 724, 66);
  person(
    s,
    { x: 665, y: 770, h: 420, left: [-1, 3.9], right: [0.2, 3.9], hair: 'hat' },
    { top: { b: 9 }, skin: { a: 2 } },
  );
  keyboard(s, 665, 800, 210, 180);
  guitarist(
    s,
    { x: 150, y: 800, h: 445, lean: -0.2, hair: 'cap' },
    { top: { b: 9 }, skin: { a: 2 }, edge: {} },
    { kind: 'bass', way: -1, up: 22, tones: {} },
  );
  guitarist(
    s,
    { x: 520, y: 850, h: 470, lean: 0.2, hair: 'beanie' },
    { top: {}, skin: { a: 2 }, edge: { k: 9 } },
    { tones: { a: 9 }, up: 24 },
  );
  guitarist(
    s,
    { x: 290, y: 876, h: 510, hair: 'quiff', turn: 0.2 },
    { top: { a: 9, k: 4 }, skin: { a: 2 }, edge: {} },
    { tones: {}, up: 10 },
  );
  s.add(micStand(306, 890, 520, -10, 6), dark);
  heron(s, 62, 900, 290, 1, {});
  heron(s, 728, 940, 250, -1, {});
  const fern = frond(s, 300, 6);
  for (const [x, y, size, turn] of [
    [-10, 1010, 330, 18],
    [90, 1020, 250, -24],
    [200, 1030, 210, 30],
    [420, 1030, 180, -30],
    [600, 1030, 230, 22],
    [800, 1020, 330, -26],
    [700, 1030, 210, 8],
    [330, 1030, 150, 5],
  ] as const)
    s.cut(fern(x, y, size, turn), { b: 9 });
};

const modular: Scene = (s) => {
  s.add(s.all, { b: 9, k: 9 });
  s.bands('k', 250, 760, [-1, -2, -3, -4]);
  stars(s, 60, 420, 6);
  s.glow('k', 400, 330, 345, [-4, -5, -6]);
  s.cut(circle(400, 330, 268));
  s.add(circle(318, 240, 50) + circle(520, 420, 64) + circle(480, 190, 28) + circle(270, 400, 34), { b: 2 });
  // The bird mask, pushed up on her head.
  const figure = person(
    s,
    { x: 400, y: 1170, h: 820, left: [-1.75, 4.15], right: [1.7, 4.3], hair: 'bob' },
    { top: { a: 9, b: 9 }, skin: { a: 3 }, edge: { a: 4 }, bare: false },
  );
  const [hx, hy] = figure.at(0, 7.2);
  s.cut(
    path(
      `M${num(hx - 62)} ${num(hy + 2)}C${num(hx - 70)} ${num(hy - 90)} ${num(hx + 70)} ${num(hy - 90)} ${num(hx + 62)} ${num(hy + 2)}Q${num(hx)} ${num(hy - 34)} ${num(hx - 62)} ${num(hy + 2)}z`,
    ),
    { a: 9 },
  );
  s.cut(
    path(
      `M${num(hx - 22)} ${num(hy - 60)}L${num(hx)} ${num(hy - 170)}L${num(hx + 22)} ${num(hy - 60)}q-22 22-44 0z`,
    ),
    { k: 9 },
  );
  s.cut(circle(hx - 34, hy - 36, 15) + circle(hx + 34, hy - 36, 15));
  s.add(circle(hx - 34, hy - 36, 7) + circle(hx + 34, hy - 36, 7), dark);
  s.add(path(`M${num(hx - 58)} ${num(hy - 30)}l-52-36 34 54zM${num(hx + 58)} ${num(hy - 30)}l52-36-34 54z`), {
    a: 9,
    k: 0,
    b: 0,
  });
  s.cut(rect(36, 716, 728, 300), { b: 9, k: 5 });
  s.cut(rect(50, 730, 700, 122) + rect(50, 866, 700, 140), { b: 2 });
  const knobs: Point[] = [];
  const jacks: Point[] = [];
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 13; column++)
      (column % 3 === 2 ? jacks : knobs).push([82 + column * 53, 764 + row * 138]);
  for (let column = 0; column < 26; column++)
    jacks.push([68 + column * 26.6, 828], [68 + column * 26.6, 975]);
  s.cut(spots(36, knobs), dark);
  s.cut(spots(14, jacks), dark);
  s.add(
    line(
      5,
      knobs
        .map(
          ([x, y], index) => `M${num(x)} ${num(y)}l${num(Math.sin(index) * 13)} ${num(Math.cos(index) * 13)}`,
        )
        .join(''),
    ),
    { k: 0, b: 0 },
  );
  s.cut(line(3, 'M182 732V850M342 732V850M502 732V850M235 868V1000M448 868V1000M608 868V1000'), dark);
  const runs = cables(
    [
      [[95, 828], [340, 764], 120],
      [[148, 975], [420, 828], 60],
      [[600, 828], [720, 902], 130],
      [[260, 764], [580, 975], 150],
      [[480, 828], [690, 764], 90],
      [[40, 800], [-40, 700], 200],
      [[760, 780], [850, 690], 160],
    ],
    9,
  );
  s.cut(runs, { a: 9 });
  s.cut(
    cables(
      [
        [[200, 828], [300, 975], 110],
        [[540, 764], [640, 828], 100],
      ],
      9,
    ),
  );
};

const arabStrap: Scene = (s) => {
  s.add(rect(-9, -9, 818, 760), { a: 9 });
  s.bands('k', 0, 520, [8, 7, 6, 4, 3, 2]);
  s.cut(
    poly([
      [395, 150],
      [445, 150],
      [730, 760],
      [110, 760],
    ]),
    { a: 3 },
  );
  s.add(line(6, 'M420 0V110'), dark);
  s.cut(path('M370 160q10-62 50-64 40 2 50 64z'), dark);
  s.cut(circle(420, 168, 24));
  s.cut(rect(-9, 750, 818, 260), { b: 9, k: 3 });
  s.add(line(4, 'M-10 800H810M-10 860H810M-10 935H810'), dark);
  s.cut(ellipse(420, 800, 350, 42), { a: 3, b: 3 });
  amp(s, 50, 778, 150, 170, { k: 9 }, { b: 6 });
  s.add(chair(250, 860, 150), dark);
  guitarist(
    s,
    {
      x: 250,
      y: 860,
      h: 560,
      hip: [-0.15, 2.2],
      lean: 0.35,
      head: [0.1, -0.1],
      turn: 0.7,
      face: 1,
      leftFoot: [1.2, 0.15],
      rightFoot: [1.75, 0.15],
      hair: 'short',
      beard: true,
    },
    { top: { b: 9, k: 3 }, skin: { a: 4 }, edge: {} },
    { tones: {}, up: 20, low: -0.15 },
  );
  const singer = person(
    s,
    {
      x: 560,
      y: 880,
      h: 640,
      left: [-0.85, 5.4],
      right: [1.35, 4.6],
      turn: 0.4,
      face: -1,
      lean: -0.15,
      hair: 'none',
      beard: true,
    },
    { top: { k: 9 }, skin: { a: 4 }, hair: { k: 9 }, edge: {} },
  );
  s.add(micStand(478, 892, 335, 10, 8), dark);
  const [gx, gy] = singer.at(1.35, 4.6);
  glass(s, gx + 6, gy - 78, 92, { a: 9 });
  s.cut(circle(gx, gy - 12, 22), { a: 4 });
  s.cut(path('M690 720h84l-10 22h-64z') + line(10, 'M732 740V880M690 884H776'), dark);
  glass(s, 716, 658, 62, { a: 9 });
  glass(s, 752, 668, 52, { a: 9 });
};

const throwingMuses: Scene = (s) => {
  s.bands('a', 0, 420, [9, 8, 7, 5, 4, 3]);
  s.cut(circle(580, 210, 120));
  const rows = [
    [330, 150, 0, { b: 4 }],
    [410, 175, 60, { b: 9 }],
    [500, 200, 10, { b: 6, k: 2 }],
    [600, 230, 90, { b: 9, k: 4 }],
  ] as const;
  for (const [y, size, shift, tones] of rows) s.cut(scallops(800, y + size * 0.5, size, shift), tones);
  s.cut(line(8, 'M40 470q30-70 90-60M330 440q40-60 96-54M560 520q30-70 100-60'), {});
  s.cut(rect(-9, 830, 818, 200), { b: 9, k: 7 });
  guitarist(
    s,
    { x: 165, y: 850, h: 480, lean: -0.15, hair: 'long' },
    { top: dark, skin: { a: 3 }, edge: {} },
    { kind: 'bass', way: -1, up: 18, tones: { a: 9 } },
  );
  person(
    s,
    { x: 645, y: 810, h: 430, hip: [0, 3.1], left: [-1.55, 5.4], right: [1.7, 6.3], hair: 'curls' },
    { top: { a: 9 }, skin: { a: 3 } },
  );
  drumKit(s, 645, 850, 76, { a: 9 }, {});
  s.cut(shadow(400, 962, 190), dark);
  guitarist(
    s,
    { x: 395, y: 960, h: 720, lean: 0.1, head: [0.05, 0], hair: 'curls', skirt: true },
    { top: { a: 9 }, skin: { a: 2 }, edge: {}, legs: dark },
    { tones: {}, up: 16 },
  );
  s.add(micStand(405, 985, 405, -14, 8), dark);
  s.cut(scallops(800, 985, 130, 40), { b: 5 });
};

const goTeam: Scene = (s) => {
  for (let x = -900; x < 800; x += 160)
    s.add(
      poly([
        [x, 1010],
        [x + 80, 1010],
        [x + 1000, -10],
        [x + 920, -10],
      ]),
      { a: 9 },
    );
  s.cut(
    poly([
      [-9, 640],
      [809, 520],
      [809, 1010],
      [-9, 1010],
    ]),
    { b: 9 },
  );
  s.add(
    poly([
      [-9, 760],
      [809, 700],
      [809, 1010],
      [-9, 1010],
    ]),
    { k: 3 },
  );
  const star: Point[] = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * Math.PI * 2;
    const far = index % 2 ? 215 : 330;
    return [400 + Math.sin(angle) * far, 360 - Math.cos(angle) * far];
  });
  s.cut(poly(star));
  for (const [x, hair] of [
    [190, 'cap'],
    [610, 'curls'],
  ] as const) {
    person(
      s,
      { x, y: 640, h: 400, hip: [0, 3.1], left: [-1.6, 6.6], right: [1.5, 5.2], hair },
      { top: { k: 9 }, skin: { a: 4 } },
    );
    s.add(line(7, `M${x - 90} 290l34-70M${x + 80} 360l-30-66`), dark);
    backKit(s, x, 690, 70);
  }
  guitarist(
    s,
    { x: 95, y: 860, h: 480, lean: -0.2, hair: 'long' },
    { top: {}, skin: { a: 4 }, edge: dark },
    { tones: { a: 9 }, way: -1, up: 26 },
  );
  guitarist(
    s,
    { x: 705, y: 860, h: 490, lean: 0.2, hair: 'short' },
    { top: {}, skin: { a: 4 }, edge: dark },
    { tones: { a: 9 }, up: 26, kind: 'bass' },
  );
  const cheer = [
    person(
      s,
      {
        x: 540,
        y: 890,
        h: 500,
        left: [-1.1, 3.6],
        right: [1.9, 8.3],
        leftFoot: [-0.4, 0.12],
        rightFoot: [1.2, 1.3],
        hair: 'tail',
        skirt: true,
        lean: 0.15,
      },
      { top: { a: 9, k: 3 }, skin: { a: 4 }, edge: {} },
    ).at(1.9, 8.4),
    person(
      s,
      {
        x: 335,
        y: 930,
        h: 590,
        left: [-1.75, 7.9],
        right: [1.75, 7.9],
        leftFoot: [-1.1, 0.12],
        rightFoot: [1.1, 0.12],
        hair: 'bun',
        skirt: true,
      },
      { top: { a: 9 }, skin: { a: 4 }, edge: {} },
    ),
  ] as const;
  const tuft = s.symbol(rays(0, 0, 28, 72, 14, 0.5) + circle(0, 0, 38));
  const gleam = s.symbol(rays(0, 0, 14, 58, 10, 0.14));
  const pom = ([x, y]: Point, size: number) => {
    s.cut(tuft(x, y, size / 72), {});
    s.add(gleam(x, y, size / 72), { a: 9 });
  };
  pom(cheer[0], 62);
  pom(cheer[1].at(-1.8, 8), 72);
  pom(cheer[1].at(1.8, 8), 72);
  s.cut(rect(290, 540, 92, 16) + rect(286, 572, 100, 16));
};

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

export const portraits = {
  'portrait-sea-power': seaPower,
  'portrait-house-artist': modular,
  'portrait-arab-strap': arabStrap,
  'portrait-throwing-muses': throwingMuses,
  'portrait-the-go-team': goTeam,
  'portrait-bodega': bodega,
};
void [body, disc, glitter, ground, night, ripples, under];
