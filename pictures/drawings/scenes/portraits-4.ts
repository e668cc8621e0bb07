/** Portraits of the acts: 4 of 6. */
import { ellipse, line, num, path, poly, rect, under, type Scene } from '../kit.ts';
import { disc, fell, glitter, rays, ripples } from '../parts/land.ts';
import { amp, backKit } from '../parts/music.ts';
import { person } from '../parts/people.ts';
import { guitarist, shadow } from '../parts/players.ts';

const dark = { k: 9 };

const life: Scene = (s) => {
  s.add(s.all, { a: 9 });
  s.cut(rays(400, 560, 120, 1100, 22, 0.5), {});
  s.cut(
    poly([
      [-9, 790],
      [809, 740],
      [809, 1010],
      [-9, 1010],
    ]),
    { b: 9, k: 3 },
  );
  amp(s, 20, 800, 150, 190, dark, { a: 5 });
  amp(s, 640, 780, 150, 190, dark, { a: 5 });
  person(
    s,
    { x: 400, y: 745, h: 330, hip: [0, 3.1], left: [-1.7, 6.3], right: [1.6, 5], hair: 'short' },
    { top: dark, skin: { k: 4 } },
  );
  backKit(s, 400, 785, 60, dark, { a: 5 });
  guitarist(
    s,
    { x: 155, y: 850, h: 400, lean: -0.4, leftFoot: [-1.3, 0.1], rightFoot: [1, 0.1], hair: 'short' },
    { top: dark, skin: { k: 4 }, edge: {} },
    { tones: {}, way: -1, up: 10 },
  );
  guitarist(
    s,
    { x: 655, y: 840, h: 400, lean: 0.4, leftFoot: [-1, 0.1], rightFoot: [1.3, 0.1], hair: 'cap' },
    { top: dark, skin: { k: 4 }, edge: {} },
    { tones: { b: 9 }, up: 10, kind: 'bass' },
  );
  s.cut(ellipse(390, 930, 170, 20), { k: 6 });
  s.cut(
    line(
      9,
      'M448 232C620 190 760 300 690 450C620 600 720 640 660 720C600 800 360 780 330 880C310 950 120 930 -10 980',
    ),
    dark,
  );
  const singer = person(
    s,
    {
      x: 400,
      y: 890,
      h: 690,
      hip: [-0.05, 3.9],
      lean: 0.55,
      head: [0, 0.05],
      left: [-2.1, 8.1],
      right: [1.1, 6.75],
      leftFoot: [-2.4, 2.5],
      rightFoot: [2.6, 3.1],
      rightElbow: -1,
      hair: 'quiff',
      turn: 0.6,
      face: 1,
    },
    { top: {}, legs: { b: 9, k: 4 }, skin: { a: 4 }, edge: dark },
  );
  const [mx, my] = singer.at(1.1, 6.8);
  s.cut(line(22, `M${num(mx)} ${num(my)}l-24-26`), dark);
  s.add(line(40, `M${num(mx - 28)} ${num(my - 32)}h0`), dark);
  const [tx, ty] = singer.at(0.3, 5.2);
  s.add(
    poly([
      [tx - 62, ty - 40],
      [tx + 56, ty - 56],
      [tx + 60, ty - 26],
      [tx - 58, ty - 8],
    ]),
    { a: 9 },
  );
};

const penelopeIsles: Scene = (s) => {
  s.bands('a', 0, 470, [1, 2, 3, 5, 7]);
  disc(s, 400, 330, 150, { a: 9 }, 32);
  s.cut(rect(-9, 470, 818, 540), { b: 9 });
  fell(
    s,
    [
      [-20, 470],
      [60, 420],
      [170, 370],
      [270, 440],
      [340, 472],
    ],
    { b: 9, k: 4 },
    undefined,
    0,
    474,
  );
  fell(
    s,
    [
      [520, 472],
      [600, 432],
      [690, 400],
      [760, 428],
      [820, 470],
    ],
    { b: 9, k: 4 },
    undefined,
    0,
    474,
  );
  fell(
    s,
    [
      [330, 474],
      [400, 452],
      [470, 474],
    ],
    { k: 9 },
    undefined,
    0,
    476,
  );
  s.cut(glitter(s, 400, 486, 800, 110, 12, 9), { a: 4 });
  s.add(ripples(s, -10, 810, 480, 830, 12, 5), { k: 6 });
  s.cut(
    line(6, 'M130 520v-66M660 560v-50') +
      path('M134 452L176 512H134zM664 506l30 46h-30zM100 520h70l-14 18h-44zM636 556h60l-12 16h-36z'),
  );
  s.cut(
    under(
      [
        [-20, 830],
        [200, 800],
        [420, 850],
        [620, 806],
        [820, 830],
      ],
      1010,
    ),
    { a: 3 },
  );
  s.add(
    under(
      [
        [-20, 930],
        [240, 900],
        [500, 950],
        [820, 910],
      ],
      1010,
    ),
    { a: 5 },
  );
  s.cut(shadow(225, 925, 140) + shadow(585, 925, 140), { b: 9 });
  guitarist(
    s,
    { x: 225, y: 920, h: 640, lean: 0.2, hair: 'long', turn: 0.3, face: 1, skirt: true },
    { top: { a: 9 }, skin: { a: 3 }, edge: {} },
    { tones: {}, up: 18 },
  );
  guitarist(
    s,
    { x: 585, y: 920, h: 680, lean: -0.2, hair: 'curls', beard: true, turn: 0.3, face: -1 },
    { top: {}, skin: { a: 3 }, edge: dark },
    { tones: { a: 9 }, up: 18, way: -1 },
  );
  s.add(line(7, 'M520 395h0'), dark);
};

export const portraits4 = {
  'portrait-life': life,
  'portrait-penelope-isles': penelopeIsles,
};
