/** Portraits of the acts: 2 of 6. */
import { circle, ellipse, line, path, poly, rect, type Point, type Scene } from '../kit.ts';
import { rays } from '../parts/land.ts';
import { amp, backKit, drumKit, micStand } from '../parts/music.ts';
import { scallops } from '../parts/nature.ts';
import { person } from '../parts/people.ts';
import { chair, glass, guitarist, shadow } from '../parts/players.ts';

const dark = { k: 9 };

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

export const portraits2 = {
  'portrait-arab-strap': arabStrap,
  'portrait-throwing-muses': throwingMuses,
  'portrait-the-go-team': goTeam,
};
