/** Portraits of the acts, second half. */
import {
  circle,
  ellipse,
  line,
  num,
  path,
  poly,
  rect,
  spots,
  under,
  type Point,
  type Scene,
} from '../kit.ts';
import { disc, fell, glitter, rays, ripples, stars } from '../parts/land.ts';
import { amp, backKit, drumKit, keyboard, micStand, saxophone } from '../parts/music.ts';
import { person } from '../parts/people.ts';
import { guitarist, pedals, shadow } from '../parts/players.ts';
import { cord, slack } from '../parts/things.ts';

const dark = { k: 9 };

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

const moonlandingz: Scene = (s) => {
  s.add(s.all, { k: 9, a: 9 });
  s.add(rect(-9, -9, 818, 830), { k: 6 });
  s.cut(circle(400, 400, 330), {});
  s.add(circle(400, 400, 330), { b: 2 });
  s.add(
    circle(260, 240, 66) +
      circle(560, 200, 44) +
      circle(610, 470, 70) +
      circle(190, 480, 42) +
      circle(420, 120, 28),
    { b: 6 },
  );
  s.cut(circle(252, 234, 50) + circle(553, 194, 32) + circle(601, 462, 52), { b: 1 });
  s.cut(path('M-9-9H190C200 260 150 560 40 830H-9zM809-9H610C600 260 650 560 760 830H809z'), { a: 9 });
  s.add(
    path(
      'M40-9C60 300 40 560-9 740V-9zM110-9H150C150 300 110 600 10 830H-9C80 600 120 300 110-9zM760-9C740 300 760 560 809 740V-9zM690-9H650C650 300 690 600 790 830H809C720 600 680 300 690-9z',
    ),
    { k: 6 },
  );
  s.cut(rect(-9, 820, 818, 190), { k: 9, a: 0, b: 0 });
  s.add(line(5, 'M0 860H800M0 930H800M100 1000L180 822M300 1000L330 822M500 1000L470 822M700 1000L620 822'), {
    k: 0,
    b: 9,
  });
  // The cape, thrown wide.
  s.cut(
    path(
      'M390 350C250 330 150 300 96 250C110 480 130 700 220 880C300 840 330 860 400 880C480 850 500 850 590 890C680 700 700 480 704 240C640 310 520 340 410 350z',
    ),
    { k: 9, a: 0, b: 0 },
  );
  s.cut(
    path(
      'M390 372C270 350 170 330 118 290C136 500 160 690 232 852C300 815 340 836 396 855C470 825 510 828 580 858C660 690 680 500 684 284C620 350 500 366 410 372z',
    ),
    { a: 9 },
  );
  s.add(
    line(
      5,
      'M150 310C200 500 220 660 260 840M220 340C270 520 290 680 310 824M650 310C600 500 590 660 560 846M580 340C530 520 520 680 500 832',
    ),
    { k: 7 },
  );
  person(
    s,
    {
      x: 400,
      y: 930,
      h: 690,
      left: [-2.95, 7],
      right: [3, 7.1],
      leftFoot: [-0.9, 0.12],
      rightFoot: [0.9, 0.12],
      hair: 'quiff',
    },
    { top: { b: 9 }, skin: {}, edge: dark, bare: false },
  );
  s.cut(path('M400 322l-64-54q18 60 22 92zM400 322l64-54q-18 60-22 92z'), { k: 9, a: 0, b: 0 });
  s.cut(
    spots(13, [
      [400, 400],
      [400, 440],
      [400, 480],
    ]),
  );
  // The theremin.
  s.cut(line(12, 'M655 700V930M615 940L655 880L695 940'), {});
  s.cut(path('M585 650H725L710 705H600z'), {});
  s.add(path('M585 650H725L722 664H588z'), { a: 9 });
  s.cut(line(8, 'M705 650V430') + line(8, 'M600 676H545C510 676 510 706 545 706H600'));
};

const holidayGhosts: Scene = (s) => {
  s.bands('b', 0, 640, [6, 5, 4, 3, 2, 1]);
  s.cut(circle(660, 130, 74), { a: 9 });
  s.cut(
    under(
      [
        [-20, 600],
        [180, 540],
        [420, 590],
        [640, 520],
        [820, 580],
      ],
      1010,
    ),
    { b: 9 },
  );
  s.cut(rect(-9, 690, 818, 330), { a: 7 });
  s.add(line(12, 'M60 150V720M740 130V720') + line(12, 'M20 166H100M700 146H780'), dark);
  const rope = slack([60, 166], [740, 146], 26, 16);
  for (const [x, wide, tall, tilt] of [
    [170, 120, 300, -10],
    [330, 140, 350, 14],
    [505, 130, 320, -16],
    [650, 110, 270, 10],
  ] as const) {
    const y = 184;
    const half = wide / 2;
    s.cut(
      path(
        `M${x - half * 0.7} ${y}C${x} ${y - 46} ${x} ${y - 46} ${x + half * 0.7} ${y}C${x + half} ${y + tall * 0.4} ${x + half + tilt} ${y + tall * 0.7} ${x + half + tilt * 2} ${y + tall}q${-wide / 8}-34 ${-wide / 4} 0q${-wide / 8} 34 ${-wide / 4} 0q${-wide / 8}-34 ${-wide / 4} 0q${-wide / 8} 34 ${-wide / 4} 0C${x - half + tilt} ${y + tall * 0.7} ${x - half} ${y + tall * 0.4} ${x - half * 0.7} ${y}z`,
      ),
    );
    s.add(
      path(
        `M${x + half * 0.3} ${y - 12}C${x + half} ${y + tall * 0.4} ${x + half + tilt} ${y + tall * 0.7} ${x + half + tilt * 2} ${y + tall}q${-wide / 8}-34 ${-wide / 4} 0C${x + half * 0.4} ${y + tall * 0.6} ${x + half * 0.5} ${y + tall * 0.3} ${x + half * 0.3} ${y - 12}z`,
      ),
      { b: 3 },
    );
    s.cut(
      ellipse(x - half * 0.28, y + 62, 11, 18) +
        ellipse(x + half * 0.28, y + 62, 11, 18) +
        ellipse(x, y + 112, 13, 20),
      dark,
    );
    s.cut(rect(x - half * 0.55, y - 26, 9, 30) + rect(x + half * 0.45, y - 26, 9, 30), { a: 9, k: 3 });
  }
  s.add(cord(rope, 5), dark);
  guitarist(
    s,
    { x: 585, y: 890, h: 560, lean: 0.15, hair: 'short' },
    { top: { b: 9 }, skin: {}, edge: dark },
    { tones: {}, up: 20 },
  );
  person(
    s,
    { x: 290, y: 890, h: 620, hip: [0, 3], left: [-1.7, 5.1], right: [1.65, 6.2], hair: 'long' },
    { top: dark, skin: {}, edge: {} },
  );
  s.add(line(9, 'M164 472l66 60M418 380l-54 66'), dark);
  drumKit(s, 290, 960, 108, { b: 9 }, {});
  s.add(micStand(160, 975, 440, 34, 7), dark);
};

const theWaeve: Scene = (s) => {
  s.bands('a', 0, 500, [1, 2, 3, 4, 5]);
  // One wave, curling over both of them.
  s.cut(
    path(
      'M-9 1010V560C20 260 240 40 520 60C690 72 790 190 770 320C730 230 640 200 560 236C650 250 690 320 660 390C600 320 500 300 420 380C330 470 360 640 500 740C620 800 740 790 809 770V1010z',
    ),
    { b: 9 },
  );
  s.add(path('M-9 1010V700C60 400 220 190 420 160C250 260 170 470 250 660C340 840 600 870 809 840V1010z'), {
    k: 4,
  });
  s.cut(
    line(9, 'M40 600C90 370 230 150 470 120M110 690C120 430 260 230 500 170M190 700C170 520 280 310 520 220'),
  );
  s.cut(
    path(
      'M520 60C690 72 790 190 770 320C760 290 745 268 722 252C740 300 720 330 716 350C700 300 680 262 640 240C600 222 580 228 560 236C520 200 560 150 520 60z',
    ),
  );
  s.cut(
    spots(20, [
      [800, 250],
      [770, 370],
      [690, 430],
      [735, 420],
      [640, 440],
    ]) +
      spots(12, [
        [710, 470],
        [660, 480],
        [780, 420],
        [600, 420],
      ]),
  );
  s.cut(path('M-9 880C200 840 380 900 560 870C680 850 760 860 809 874V1010H-9z'), { k: 9, a: 0, b: 0 });
  const keys = person(
    s,
    {
      x: 545,
      y: 930,
      h: 590,
      left: [-1.15, 4.35],
      right: [0.75, 4.3],
      head: [-0.15, -0.05],
      hair: 'bob',
      skirt: true,
    },
    { top: { a: 9 }, skin: {}, edge: {} },
  );
  keyboard(s, 535, 935, 330, 250, { k: 9, a: 0, b: 0 });
  s.cut(circle(...keys.at(-1.15, 4.5), 15) + circle(...keys.at(0.75, 4.5), 15));
  s.cut(line(8, 'M436 935L634 690M634 935L436 690'), {});
  person(
    s,
    {
      x: 230,
      y: 950,
      h: 650,
      left: [-0.25, 5.2],
      right: [0.55, 3.95],
      lean: -0.25,
      turn: 0.6,
      face: 1,
      hair: 'short',
      leftElbow: 1,
      leftFoot: [-0.9, 0.12],
      rightFoot: [0.7, 0.12],
    },
    { top: {}, skin: { a: 4 }, edge: dark },
    ({ at, unit }) => {
      const [x, y] = at(0.22, 6.42);
      saxophone(s, x, y, unit * 0.98, 12);
    },
  );
};

export const portraitsTwo = {
  'portrait-bdrmm': bdrmm,
  'portrait-life': life,
  'portrait-penelope-isles': penelopeIsles,
  'portrait-the-moonlandingz': moonlandingz,
  'portrait-holiday-ghosts': holidayGhosts,
  'portrait-the-waeve': theWaeve,
};
void stars;
