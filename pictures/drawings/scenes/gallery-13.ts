/** The gallery, in its reading order: 13 of 16. */
import { circle, line, path, rect, spots, type Scene } from '../kit.ts';
import { tower } from '../parts/castle.ts';
import { fell, glitter, ripples, stars, wood } from '../parts/land.ts';
import { drumKit, guitar } from '../parts/music.ts';
import { backlit, body } from '../parts/people.ts';
import { strummer } from '../parts/players.ts';
import { bulbs, fire } from '../parts/things.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const windows: Scene = (s) => {
  s.add(s.all, { k: 9, b: 9 });
  s.add(s.all, { k: -2 });
  s.cut(tower(-40, 1010, 520, 900, 50), { b: 9, k: 7 });
  s.cut(tower(430, 1010, 420, 760, 50), { b: 9, k: 8 });
  s.add(
    line(
      4,
      'M40 300h70M200 240h90M300 420h60M20 560h80M500 420h70M700 360h80M520 760h60M180 690h70M690 700h90',
    ),
    { k: 0 },
  );
  stars(s, 20, 150, 6);
  const arch = (x: number, y: number, w: number, h: number) => {
    s.add(
      path(`M${x - 16} ${y + 16}V${y - h}Q${x + w / 2} ${y - h - w * 1.1} ${x + w + 16} ${y - h}V${y + 16}z`),
      { a: 7, k: 0 },
    );
    s.cut(path(`M${x} ${y}V${y - h}Q${x + w / 2} ${y - h - w * 0.9} ${x + w} ${y - h}V${y}z`), { a: 4 });
  };
  arch(90, 420, 110, 110);
  arch(280, 420, 110, 110);
  arch(90, 720, 110, 120);
  arch(280, 720, 110, 120);
  arch(540, 600, 190, 170);
  arch(560, 900, 150, 150);
  s.cut(
    body({ x: 145, y: 470, h: 200, left: [-1, 8], right: [1.2, 7.6], hair: 'bob' }).torso +
      body({ x: 145, y: 470, h: 200, left: [-1, 8], right: [1.2, 7.6], hair: 'bob' }).skin,
    dark,
  );
  for (const [x, y, h, l, r] of [
    [592, 640, 210, -1.5, 1.2],
    [680, 646, 220, -1.1, 1.5],
    [335, 760, 190, -1.3, 1.3],
  ] as const) {
    const figure = body({ x, y, h, left: [l, 8.2], right: [r, 4.6], leftElbow: -1, hair: 'bun' });
    s.cut(figure.torso + figure.skin + figure.hair + figure.reach, dark);
  }
  s.cut(rect(530, 600, 210, 40) + rect(80, 420, 130, 30) + rect(270, 720, 130, 30), { b: 9, k: 7 });
  s.cut(line(8, 'M335 420V300M280 370H390M145 720V590M90 660H200M635 900V740M560 830H710'), solid);
};

const boathouse: Scene = (s) => {
  s.bands('b', 0, 460, [9, 8, 7, 5, 3]);
  s.bands('k', 0, 300, [6, 4, 2]);
  fell(
    s,
    [
      [-20, 330],
      [260, 230],
      [560, 320],
      [900, 200],
      [1220, 300],
    ],
    { b: 9, k: 5 },
  );
  s.cut(rect(-9, 450, 1218, 370), { b: 9, k: 4 });
  s.cut(path('M690 240L870 110L1050 240V480H690z'), { a: 9, k: 4 });
  s.cut(path('M650 252L870 86L1090 252L1070 280L870 130L670 280z'), solid);
  s.cut(path('M740 480V300Q870 230 1000 300V480z'), { a: 3 });
  s.cut(rect(640, 470, 480, 24), solid);
  s.add(line(16, 'M670 490V560M800 490V570M940 490V570M1090 490V560'), dark);
  s.cut(strummer({ x: 810, y: 470, h: 170, hair: 'hat' }, -1), dark);
  s.cut(
    body({ x: 870, y: 470, h: 176, left: [-0.2, 6.2], right: [1.3, 6.5], hair: 'bob', skirt: true }).all,
    dark,
  );
  drumKit(s, 945, 470, 24, dark, { a: 9 });
  s.cut(body({ x: 945, y: 470, h: 150, hip: [0, 3.2], left: [-1.3, 5.4], right: [1.4, 5.8] }).all, dark);
  bulbs(s, [640, 270], [1100, 270], 60, 10, 10, { a: 9, k: -4 }, dark);
  for (const x of [780, 870, 960]) s.cut(glitter(s, x, 520, 780, 44, 9, 9), { a: 9 });
  s.add(ripples(s, -10, 1210, 520, 800, 9, 5), dark);
  const pair = s.symbol(
    body({ x: -20, y: 30, h: 130, hip: [0, 2.2], hair: 'beanie' }).all +
      body({ x: 34, y: 30, h: 126, hip: [0, 2.2], left: [-0.6, 5], hair: 'tail' }).all,
  );
  const hull = s.symbol(path('M-100 0q100 22 200 0q-14 44-60 46h-84q-44-4-56-46z'));
  for (const [x, y, size] of [
    [180, 560, 1],
    [420, 690, 1.5],
    [1060, 720, 1.2],
  ] as const) {
    s.cut(pair(x, y, size), { k: 9, b: 9 });
    s.cut(hull(x, y, size), { a: 9, k: 2 });
  }
};

const moonOverMere: Scene = (s) => {
  s.add(s.all, { b: 9, k: 9 });
  s.bands('k', 0, 560, [-1, -2, -3, -4]);
  stars(s, 50, 420, 6);
  s.glow('k', 500, 330, 330, [-5, -6]);
  s.cut(circle(500, 330, 230));
  s.add(circle(430, 270, 46) + circle(580, 390, 62) + circle(560, 230, 26) + circle(400, 410, 34), { a: 3 });
  fell(
    s,
    [
      [-20, 520],
      [180, 440],
      [360, 520],
      [500, 570],
    ],
    { b: 9, k: 8 },
    undefined,
    0,
    585,
  );
  fell(
    s,
    [
      [480, 576],
      [700, 480],
      [860, 450],
      [1020, 530],
    ],
    { b: 9, k: 8 },
    undefined,
    0,
    585,
  );
  s.cut(rect(-9, 578, 1018, 440), { b: 9, k: 8 });
  s.cut(glitter(s, 500, 600, 1000, 190, 16, 11));
  s.add(ripples(s, -10, 1010, 590, 990, 11, 5), dark);
  s.cut(path('M340 770q160 40 320 0q-14 70-90 76h-150q-70-6-80-76z'), solid);
  s.cut(line(8, 'M430 770L270 840M590 770L740 836'), dark);
  s.cut(
    body({ x: 500, y: 840, h: 300, hip: [0, 2.2], left: [-1.3, 3.2], right: [1.3, 3.2], hair: 'hat' }).all,
    solid,
  );
};

const campfire: Scene = (s) => {
  s.add(s.all, { k: 9, a: 9 });
  s.glow('k', 600, 520, 520, [-1, -2, -3, -5, -6]);
  s.cut(wood(s, -20, 1240, 420, 300, 80), { k: 9, b: 9 });
  s.glow('k', 600, 520, 300, [-3, -5]);
  fire(s, 600, 640, 150);
  s.cut(line(34, 'M480 660L700 610M500 606L720 662'), solid);
  s.cut(
    spots(10, [
      [540, 300],
      [640, 260],
      [590, 200],
      [680, 330],
      [520, 230],
      [610, 140],
    ]),
    { a: 6 },
  );
  const ring = [
    [230, 660, 360, 'beanie', 1],
    [400, 610, 320, 'long', 1],
    [800, 610, 320, 'curls', -1],
    [980, 660, 370, 'hat', -1],
  ] as const;
  for (const [x, y, h, hair, face] of ring)
    backlit(
      s,
      body({
        x,
        y,
        h,
        hip: [0, 1.7],
        leftFoot: [face * 1.2 - 0.2, 0.1],
        rightFoot: [face * 1.2 + 0.3, 0.1],
        turn: 0.6,
        face,
        left: [face * 1.2, 3.2],
        right: [face * 1.4, 3.4],
        hair,
      }),
      { a: 2, b: 0 },
      face * -7,
      { k: 9, b: 9 },
    );
  guitar(s, 975, 560, 60, 18, { a: 9, k: 4 }, 'acoustic', -1);
  for (const [x, h, hair] of [
    [110, 560, 'bob'],
    [610, 500, 'short'],
    [1110, 580, 'tail'],
  ] as const) {
    const near = body({ x, y: 1010, h, hip: [0, 2], hair });
    s.cut(near.torso + near.skin + near.hair + near.reach, { k: 9, b: 9 });
  }
};

export const gallery13 = {
  'castle-windows': windows,
  'boathouse-stage': boathouse,
  'moon-over-the-mere': moonOverMere,
  campfire: campfire,
};
