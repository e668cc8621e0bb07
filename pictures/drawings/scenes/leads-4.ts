/** Wide and lead pictures of the pages: 4 of 7. */
import { circle, ellipse, line, path, rect, under, type Scene } from '../kit.ts';
import { castle } from '../parts/castle.ts';
import { hand } from '../parts/hands.ts';
import { disc, fell, glitter, ripples, spruce } from '../parts/land.ts';
import { micStand } from '../parts/music.ts';
import { person } from '../parts/people.ts';
import { guitarist } from '../parts/players.ts';
import { beam, truss } from '../parts/stage.ts';
import { bulbs, lantern } from '../parts/things.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const experience: Scene = (s) => {
  // From the water: a rowing boat drifts towards the castle's lit lawn.
  s.bands('b', 0, 380, [9, 8, 6, 4, 2]);
  s.bands('k', 0, 240, [5, 3, 1]);
  fell(
    s,
    [
      [-20, 330],
      [200, 220],
      [380, 190],
      [560, 300],
      [760, 330],
      [980, 220],
      [1220, 300],
    ],
    { b: 9, k: 4 },
    { k: 4 },
  );
  s.cut(rect(-9, 380, 1218, 430), { b: 9, k: 3 });
  s.cut(
    under(
      [
        [480, 400],
        [620, 372],
        [880, 366],
        [1100, 380],
        [1220, 376],
      ],
      420,
    ),
    solid,
  );
  castle(s, 860, 374, 220, solid, { a: 8 }, { k: 0, a: 9 });
  s.add(spruce(590, 390, 130) + spruce(1140, 390, 160), dark);
  bulbs(s, [600, 340], [1130, 330], 24, 18, 8, { a: 9, k: -3 }, dark);
  for (const x of [700, 770, 840, 880, 940, 1010]) s.cut(glitter(s, x, 425, 600, 22, 8, 7), { a: 8 });
  s.add(ripples(s, -10, 1210, 430, 800, 12, 6), { k: 9 });
  s.cut(path('M190 610C300 640 520 640 640 600C620 680 560 716 470 720H330C250 714 210 670 190 610z'), {
    a: 9,
  });
  s.add(path('M198 630C300 664 520 664 632 624C610 690 560 716 470 720H330C250 714 214 680 198 630z'), {
    k: 4,
  });
  s.cut(
    line(10, 'M400 600L220 780M440 600L640 770') + ellipse(206, 790, 16, 30) + ellipse(654, 780, 16, 28),
    solid,
  );
  person(
    s,
    {
      x: 420,
      y: 700,
      h: 360,
      hip: [0, 2],
      left: [-0.9, 2.9],
      right: [0.9, 2.9],
      leftFoot: [-0.6, 1.4],
      rightFoot: [0.6, 1.4],
      hair: 'hat',
    },
    { top: {}, skin: { a: 4 }, edge: dark },
  );
  person(
    s,
    {
      x: 560,
      y: 690,
      h: 340,
      hip: [0, 2],
      left: [-0.4, 2.6],
      right: [1, 4],
      leftFoot: [-0.4, 1.4],
      rightFoot: [0.4, 1.4],
      hair: 'tail',
    },
    { top: { b: 9 }, skin: { a: 4 }, edge: {} },
  );
  s.cut(path('M190 610C300 640 520 640 640 600L632 626C520 664 300 664 198 634z'), { a: 9 });
  lantern(s, 610, 520, 30, { a: 3 });
};

const tickets: Scene = (s) => {
  // A hand holds three stubs up against the sun.
  s.add(s.all, { b: 8 });
  disc(s, 600, 400, 250, { a: 9, b: 0 }, 40);
  fell(
    s,
    [
      [-20, 640],
      [200, 560],
      [420, 590],
      [700, 680],
      [900, 600],
      [1060, 560],
      [1220, 620],
    ],
    { b: 9, k: 5 },
  );
  const stub = (x: number, y: number, turn: number, tones: object) => {
    const g = (mark: string) => `<g transform="translate(${x} ${y})rotate(${turn})">${mark}</g>`;
    s.cut(g(path('M-90-230H90V-90q-30 22 0 44V190H-90V-46q30-22 0-44z')), tones);
    s.add(
      g(`<path d="M-70-68H70" fill="none" stroke-width="6" stroke-dasharray="1 15"/>`) +
        g(circle(0, -150, 36)) +
        g(rect(-60, 20, 120, 14) + rect(-60, 50, 80, 14)),
      dark,
    );
  };
  stub(470, 330, -22, { a: 9 });
  stub(730, 330, 22, { a: 9 });
  stub(600, 300, 0, {});
  hand(s, 600, 560, 150, 0, { shape: 'fist', skin: { a: 4 }, sleeve: { b: 9, k: 4 } });
  s.cut(line(44, 'M520 660H690'), { a: 9 });
  s.cut(path('M486 640h30v40h-30z'), dark);
};

const music: Scene = (s) => {
  // Three players cut by four beams, seen close.
  s.add(s.all, { k: 9, a: 9 });
  s.bands('k', 300, 800, [-1, -2, -3, -4]);
  for (const [x, left, right] of [
    [120, 60, 420],
    [460, 330, 620],
    [760, 600, 880],
    [1080, 800, 1140],
  ] as const)
    s.cut(beam(x, 60, left, right, 800, 14), { b: 8 });
  s.cut(truss(-20, 20, 1220, 20, 50, 6));
  s.cut(path('M-9 700L1209 640V810H-9z'), { b: 6, k: 6 });
  guitarist(
    s,
    { x: 250, y: 790, h: 590, lean: -0.3, hair: 'long' },
    { top: dark, skin: { a: 4 }, edge: {} },
    { tones: { a: 9 }, way: -1, up: 24 },
  );
  guitarist(
    s,
    { x: 960, y: 780, h: 580, lean: 0.3, hair: 'curls' },
    { top: {}, skin: { a: 4 }, edge: dark },
    { tones: { a: 9 }, up: 30, kind: 'bass' },
  );
  person(
    s,
    { x: 610, y: 880, h: 760, left: [-0.2, 6.1], right: [2, 8.2], hair: 'bob', lean: 0.1 },
    { top: { a: 9 }, skin: {}, edge: {} },
  );
  s.cut(micStand(596, 900, 232, -12, 9), solid);
};

const thingsToDo: Scene = (s) => {
  // A map on a knee, and the real thing behind it.
  s.bands('a', 0, 330, [5, 4, 3, 2]);
  s.cut(circle(220, 170, 100), { b: 9 });
  fell(
    s,
    [
      [-20, 360],
      [220, 300],
      [440, 180],
      [640, 150],
      [860, 300],
      [1040, 250],
      [1220, 300],
    ],
    { a: 9 },
    { k: 4 },
  );
  s.cut(rect(-9, 400, 1218, 420), { a: 6 });
  s.cut(path('M80 380C300 350 900 350 1160 390C1000 440 300 440 80 380z'), { b: 3 });
  s.cut(path('M130 480L380 430L620 490L860 430L1110 480L1190 810H60z'));
  s.add(path('M380 430L620 490L640 810H350zM860 430L1110 480L1190 810H900z'), { a: 2 });
  s.cut(path('M420 560C480 520 560 540 600 600C560 660 470 650 430 620z'), { a: 8 });
  s.add(
    line(
      4,
      'M700 560C760 500 880 510 920 580M680 590C760 540 880 540 950 610M670 630C760 580 880 580 980 650M180 600C240 540 300 540 340 590M170 640C240 590 310 590 370 650',
    ),
    { b: 9 },
  );
  s.add(
    `<path d="M160 740C320 700 360 560 520 700C640 800 760 700 800 600L960 540" fill="none" stroke-width="10" stroke-dasharray="1 22"/>`,
    dark,
  );
  s.cut(path('M960 540q-44-50-44-80q2-44 44-44q44 0 44 44q0 30-44 80z'), { b: 9 });
  s.cut(circle(960, 462, 16));
  hand(s, 120, 700, 95, 62, { shape: 'play', skin: { b: 4 }, sleeve: { b: 9 } });
  hand(s, 1110, 710, 95, -58, { shape: 'play', flip: -1, skin: { b: 4 }, sleeve: { b: 9 } });
};

export const leads4 = {
  experience: experience,
  tickets: tickets,
  music: music,
  'things-to-do': thingsToDo,
};
