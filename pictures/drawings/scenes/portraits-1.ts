/** Portraits of the acts: 1 of 6. */
import { circle, line, num, path, rect, spots, type Point, type Scene } from '../kit.ts';
import { fell, rays, stars } from '../parts/land.ts';
import { backKit, cables, keyboard, micStand } from '../parts/music.ts';
import { frond, heron } from '../parts/nature.ts';
import { person } from '../parts/people.ts';
import { guitarist } from '../parts/players.ts';

const dark = { k: 9 };

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

export const portraits1 = {
  'portrait-sea-power': seaPower,
  'portrait-house-artist': modular,
};
