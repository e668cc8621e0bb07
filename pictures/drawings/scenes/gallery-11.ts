/** The gallery, in its reading order: 11 of 16. */
import { circle, ellipse, line, num, path, poly, rect, spots, type Point, type Scene } from '../kit.ts';
import { crowd } from '../parts/crowd.ts';
import { hand } from '../parts/hands.ts';
import { disc } from '../parts/land.ts';
import { body, person } from '../parts/people.ts';
import { guitarist } from '../parts/players.ts';
import { truss } from '../parts/stage.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const fromThePit: Scene = (s) => {
  s.add(s.all, { a: 9, k: 5 });
  s.cut(
    poly([
      [560, -9],
      [660, -9],
      [560, 1010],
      [-9, 1010],
      [-9, 700],
    ]),
    { a: 4 },
  );
  s.add(
    poly([
      [120, -9],
      [240, -9],
      [809, 760],
      [809, 1010],
      [620, 1010],
    ]),
    { k: 0, b: 8 },
  );
  s.cut(circle(470, 250, 190));
  const singer = person(
    s,
    {
      x: 420,
      y: 900,
      h: 860,
      left: [-2.1, 7.4],
      right: [0.7, 6.5],
      lean: 0.25,
      head: [0.1, -0.05],
      rightElbow: -1,
      turn: 0.6,
      face: 1,
      hair: 'long',
      leftFoot: [-1.3, 0.2],
      rightFoot: [1.4, 0.2],
    },
    { top: { b: 9 }, skin: { a: 3 }, edge: {} },
  );
  const [x, y] = singer.at(0.72, 6.6);
  s.cut(line(26, `M${num(x)} ${num(y)}l-20-30`), solid);
  s.cut(
    poly([
      [-9, 870],
      [809, 830],
      [809, 900],
      [-9, 950],
    ]),
    solid,
  );
  s.cut(line(6, 'M-10 892L810 850'));
  s.cut(path('M540 900L600 810H760L790 900z'), dark);
  s.cut(line(8, 'M610 830h140M600 854h160'), { a: 9 });
  for (const [px, turn, flip] of [
    [90, 8, 1],
    [300, -10, -1],
    [690, 12, 1],
  ] as const)
    hand(s, px, 960, 62, turn, { flip, skin: dark, edge: { a: 9 }, sleeve: dark });
};

const bassSide: Scene = (s) => {
  s.add(s.all, { k: 9, b: 9 });
  s.glow('k', 480, 330, 560, [-1, -2, -4, -5, -6]);
  s.cut(ellipse(300, 830, 420, 90) + ellipse(640, 760, 330, 70), { b: 4, k: 3 });
  s.cut(circle(600, 260, 120), { a: 9 });
  guitarist(
    s,
    {
      x: 360,
      y: 950,
      h: 800,
      lean: 0.35,
      head: [0.25, -0.12],
      turn: 0.8,
      face: 1,
      hair: 'long',
      leftFoot: [-1, 0.12],
      rightFoot: [1.2, 0.12],
    },
    { top: { a: 9 }, skin: { a: 3 }, edge: {} },
    { kind: 'bass', tones: {}, up: 22 },
  );
  s.cut(rect(-9, 940, 818, 80), solid);
  s.cut(rect(20, 700, 190, 250), solid);
  s.add(rect(40, 740, 150, 190), { k: 0, b: 5 });
};

const fromAbove: Scene = (s) => {
  s.add(s.all, { b: 9, k: 5 });
  s.cut(path('M-9 300C200 320 420 200 560-9H1209V810H-9z'), { b: 9 });
  s.cut(
    poly([
      [-9, -9],
      [330, -9],
      [120, 180],
      [-9, 210],
    ]),
    { a: 9 },
  );
  s.add(
    poly([
      [160, 150],
      [330, -9],
      [1209, 330],
      [1209, 810],
      [760, 810],
    ]),
    { b: 0, a: 3, k: 0 },
  );
  const heads: Point[][] = [[], [], [], []];
  for (let row = 0; row < 11; row++)
    for (let column = 0; column < 16; column++) {
      const x = column * 78 + (row % 2) * 39 + s.between(-14, 14);
      const y = row * 76 + s.between(-12, 12) + 30;
      if (x + y * 1.3 > 420) heads[Math.floor(s.random() * 4)]?.push([x, y]);
    }
  const arms: string[] = [];
  for (const [x, y] of heads[0] ?? [])
    arms.push(`M${num(x - 26)} ${num(y)}l-6-44M${num(x + 26)} ${num(y)}l10-44`);
  const all = heads.flat();
  s.cut(line(34, all.map(([x, y]) => `M${num(x - 16)} ${num(y + 4)}h32`).join('')), { k: 7 });
  s.cut(line(13, arms.join('')), { a: 5 });
  s.cut(spots(32, heads[0] ?? []), dark);
  s.cut(spots(32, heads[1] ?? []), { a: 9 });
  s.cut(spots(32, [...(heads[2] ?? []), ...(heads[3] ?? [])]), solid);
};

const platform: Scene = (s) => {
  s.bands('a', 0, 500, [9, 8, 6, 5]);
  disc(s, 600, 300, 150, { a: 0 }, 32);
  s.cut(
    truss(330, 120, 870, 120, 34, 5) + truss(340, 130, 340, 500, 34, 5) + truss(890, 130, 890, 500, 34, 5),
    dark,
  );
  for (const [x, h] of [
    [530, 150],
    [610, 160],
    [690, 150],
  ] as const)
    s.cut(body({ x, y: 440, h, left: [-1.3, 4.4], right: [1.4, 4.8] }).all, dark);
  s.cut(crowd(s, 470, 22, 0.3), { b: 9 });
  s.cut(rect(-9, 640, 1218, 180), { b: 9, k: 6 });
  s.cut(rect(90, 650, 1020, 30), solid);
  const chair = (x: number, hair: 'bun' | 'short' | 'curls', up: boolean, top: object) => {
    const figure = body({
      x,
      y: 690,
      h: 420,
      hip: [0, 1.9],
      hair,
      left: up ? [-1.2, 6.4] : [-1.2, 2.6],
      right: [1.2, up ? 2.7 : 6.5],
    });
    s.cut(figure.torso + figure.reach, top);
    s.cut(figure.skin + figure.hair, dark);
    s.cut(rect(x - 56, 470, 112, 110) + line(16, `M${x - 58} 450v60M${x + 58} 450v60`), solid);
    s.cut(
      `<ellipse cx="${x - 72}" cy="590" rx="22" ry="84" fill="none" stroke-width="13"/><ellipse cx="${x + 72}" cy="590" rx="22" ry="84" fill="none" stroke-width="13"/>`,
      { a: 9 },
    );
    s.cut(line(13, `M${x - 46} 570v80M${x + 46} 570v80`), solid);
  };
  chair(310, 'bun', true, { a: 9 });
  chair(600, 'short', false, {});
  person(
    s,
    { x: 760, y: 660, h: 390, left: [-1, 3.6], right: [1.4, 7.8], hair: 'tail' },
    { top: { b: 9 }, skin: dark, edge: {} },
  );
  chair(920, 'curls', true, { a: 9 });
  s.cut(
    line(
      9,
      'M90 700V560M1110 700V560M90 600H1110M90 700H1110M90 660H1110M240 600V700M450 600V700M680 600V700M840 600V700M1010 600V700',
    ),
  );
  s.cut(
    poly([
      [1110, 680],
      [1209, 760],
      [1209, 810],
      [1050, 810],
    ]),
    { a: 9, k: 3 },
  );
};

export const gallery11 = {
  'singer-from-the-pit': fromThePit,
  'bass-from-the-side': bassSide,
  'crowd-from-above': fromAbove,
  'wheelchair-platform': platform,
};
