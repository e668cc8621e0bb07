/** Lead pictures of the pages. */
import { circle, ellipse, line, num, path, rect, spots, under, type Point, type Scene } from '../kit.ts';
import {
  castle,
  cloud,
  disc,
  fell,
  glitter,
  oak,
  rays,
  reeds,
  ripples,
  spruce,
  stars,
  wood,
} from '../parts/land.ts';
import { beam, drumKit, micStand, speakers, truss } from '../parts/music.ts';
import { hand } from '../parts/hands.ts';
import { backlit, body, crowd, person } from '../parts/people.ts';
import { company, guitarist } from '../parts/players.ts';
import { birds, bunting, dog, table } from '../parts/things.ts';
import { mug, stall, steam, wall } from '../parts/village.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const about: Scene = (s) => {
  // The dale from high up: road, mere and castle small in the round hills.
  s.bands('b', 0, 330, [7, 6, 4, 3, 2]);
  s.cut(circle(860, 190, 90));
  fell(
    s,
    [
      [-20, 330],
      [180, 230],
      [380, 260],
      [560, 340],
      [800, 280],
      [1000, 200],
      [1220, 290],
    ],
    { a: 5 },
  );
  fell(
    s,
    [
      [-20, 400],
      [150, 330],
      [330, 300],
      [520, 420],
      [640, 450],
    ],
    { a: 9 },
    { k: 3 },
  );
  fell(
    s,
    [
      [560, 460],
      [780, 370],
      [980, 330],
      [1220, 400],
    ],
    { a: 9, k: 2 },
    { k: 4 },
  );
  s.cut(
    under(
      [
        [-20, 500],
        [300, 470],
        [700, 470],
        [1220, 490],
      ],
      810,
    ),
    { a: 7 },
  );
  s.cut(
    path(
      'M300 560C420 500 760 500 880 550C960 590 860 640 700 640C560 640 520 680 400 660C280 640 220 600 300 560z',
    ),
    { b: 4 },
  );
  s.add(ripples(s, 320, 860, 545, 640, 5, 4), { a: 9 });
  s.cut(
    under(
      [
        [560, 540],
        [640, 510],
        [760, 508],
        [840, 540],
      ],
      548,
    ),
    { a: 9, k: 4 },
  );
  castle(s, 700, 520, 100, solid, { b: 9 });
  s.cut(
    line(
      16,
      'M-10 760C200 700 260 720 420 740S700 700 860 690S1000 600 1220 620'.replaceAll(
        /S([\d ]+?) (\d+ \d+)/g,
        'Q$1 $2',
      ),
    ),
  );
  s.add(wood(s, 40, 330, 600, 80, 26) + wood(s, 900, 1180, 590, 90, 28), { k: 9 });
  backlit(s, body({ x: 190, y: 800, h: 270, left: [-0.8, 4], right: [1.9, 6.4], hair: 'tail' }), { b: 9 }, 5);
  backlit(s, dog(300, 800, 70), { b: 9 }, 4);
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
  s.cut(path('M960 540q-44-50-44-80q2-44 44-44t0 0q44 0 44 44q0 30-44 80z'.replace('t0 0', '')), { b: 9 });
  s.cut(circle(960, 462, 16));
  hand(s, 120, 700, 95, 62, { shape: 'play', skin: { b: 4 }, sleeve: { b: 9 } });
  hand(s, 1110, 710, 95, -58, { shape: 'play', flip: -1, skin: { b: 4 }, sleeve: { b: 9 } });
};

const walks: Scene = (s) => {
  // Boots on the ridge, from behind, and a long way down.
  s.bands('b', 0, 460, [9, 8, 6, 4, 3, 1]);
  disc(s, 300, 330, 110, { b: 0, a: 0 }, 30);
  fell(
    s,
    [
      [-20, 470],
      [200, 400],
      [420, 460],
      [640, 360],
      [900, 320],
      [1220, 440],
    ],
    { a: 5 },
  );
  fell(
    s,
    [
      [-20, 560],
      [180, 520],
      [380, 560],
      [640, 600],
      [860, 480],
      [1080, 430],
      [1220, 470],
    ],
    { a: 9 },
    { k: 4 },
  );
  s.cut(
    path(
      'M-9 810V700C200 640 420 560 560 470C640 420 700 330 760 300C800 290 840 330 900 400C1000 500 1100 620 1209 660V810z',
    ),
    { a: 9, k: 5 },
  );
  s.add(
    path('M760 300C800 290 840 330 900 400C1000 500 1100 620 1209 660V810H860C940 660 800 500 760 300z'),
    { k: 6 },
  );
  s.cut(line(12, 'M520 810C460 720 700 660 640 590C600 540 720 470 720 410C720 370 752 340 762 304'), {
    b: 5,
  });
  for (const [x, y, h, way] of [
    [600, 612, 130, 1],
    [690, 470, 84, -1],
    [736, 388, 56, 1],
  ] as const)
    s.add(
      body({
        x,
        y,
        h,
        leftFoot: [-0.6 * way, 0.1],
        rightFoot: [0.8 * way, 0.5],
        left: [-0.9, 4],
        right: [1.5, 3.6],
        hair: 'hat',
      }).all +
        line(h * 0.13, `M${x - 4} ${num(y - h * 0.72)}v${num(h * 0.12)}`) +
        line(3, `M${num(x + h * 0.2)} ${num(y - h * 0.48)}L${num(x + h * 0.34)} ${y + 4}`),
      dark,
    );
  s.add(
    birds(
      [
        [980, 170],
        [1060, 130],
        [1040, 220],
      ],
      26,
    ),
    dark,
  );
};

const pubsFood: Scene = (s) => {
  // The slate pub with its sign, at the hour of the first pint.
  s.bands('b', 0, 480, [8, 7, 5, 3, 2]);
  fell(
    s,
    [
      [-20, 380],
      [240, 250],
      [460, 210],
      [700, 330],
      [1000, 280],
      [1220, 340],
    ],
    { a: 9, k: 2 },
  );
  s.cut(rect(130, 360, 760, 330), {});
  s.add(rect(130, 360, 760, 330), { a: 2 });
  s.cut(path('M90 370L190 230H830L930 370z'), { k: 9, a: 9 });
  s.add(line(4, 'M120 335H906M150 300H880M170 262H856'), { k: 0, b: 0 });
  s.cut(rect(230, 170, 70, 90) + rect(720, 170, 70, 90), { a: 8, k: 4 });
  s.cut(cloud(330, 150, 60) + cloud(390, 100, 44));
  const panes: Point[] = [
    [190, 420],
    [350, 420],
    [620, 420],
    [770, 420],
    [190, 560],
    [770, 560],
  ];
  s.cut(panes.map(([x, y]) => rect(x, y, 84, 86)).join(''), { b: 9 });
  s.add(
    line(7, panes.map(([x, y]) => `M${x} ${y}h84v86h-84zM${x + 42} ${y}v86M${x} ${y + 43}h84`).join('')),
    dark,
  );
  s.cut(path('M470 690V540q50-50 100 0V690z'), { k: 9, b: 9 });
  s.cut(circle(550, 620, 8));
  s.cut(rect(-9, 690, 1218, 130), { a: 6 });
  s.cut(line(16, 'M1010 700V290H1130'), solid);
  s.cut(rect(1040, 312, 130, 150), { b: 9 });
  s.cut(circle(1105, 374, 36));
  s.add(path('M1072 420c20-24 46-24 66 0zM1080 350l10-26 14 18 14-18 8 26z'), dark);
  s.cut(table(330, 640, 330, 770, 18), solid);
  person(
    s,
    {
      x: 300,
      y: 760,
      h: 310,
      hip: [0, 2],
      leftFoot: [0.7, 0.1],
      rightFoot: [1.2, 0.1],
      turn: 0.6,
      left: [0.8, 3],
      right: [2, 4],
      hair: 'cap',
    },
    { top: { b: 9 }, skin: { b: 3 }, edge: {} },
  );
  person(
    s,
    {
      x: 690,
      y: 760,
      h: 310,
      hip: [0, 2],
      leftFoot: [-1.2, 0.1],
      rightFoot: [-0.7, 0.1],
      turn: 0.6,
      face: -1,
      left: [-1.7, 3.2],
      right: [-0.6, 3],
      hair: 'bun',
    },
    { top: { a: 9 }, skin: { b: 3 }, edge: {} },
  );
  s.cut(rect(395, 572, 34, 66) + rect(560, 576, 34, 64), { b: 7 });
  s.cut(rect(395, 572, 34, 14) + rect(560, 576, 34, 14));
  s.add(dog(860, 770, 66), dark);
};

const stores: Scene = (s) => {
  // Inside the village shop: shelves to the ceiling.
  s.add(s.all, { a: 6 });
  for (const y of [170, 330, 490]) s.cut(rect(-9, y, 1218, 16), solid);
  const goods: string[][] = [[], [], []];
  for (let row = 0; row < 3; row++)
    for (let x = 20; x < 1180;) {
      const w = s.between(30, 62);
      const h = s.between(56, 124);
      goods[Math.floor(s.random() * 3)]?.push(
        `M${num(x)} ${170 + row * 160}v${num(-h)}h${num(w)}v${num(h)}z`,
      );
      x += w + s.between(6, 22);
    }
  s.cut(path((goods[0] ?? []).join('')), { b: 9 });
  s.cut(path((goods[1] ?? []).join('')));
  s.cut(path((goods[2] ?? []).join('')), { a: 9, k: 3 });
  person(
    s,
    { x: 620, y: 960, h: 680, left: [-1.5, 4.3], right: [1.4, 4.3], hair: 'bun' },
    { top: { b: 9 }, skin: {}, edge: dark },
  );
  s.cut(path('M566 430h108l20 190H546z'));
  s.cut(rect(-9, 620, 1218, 200), { a: 9, k: 5 });
  s.cut(rect(-9, 606, 1218, 26), solid);
  s.cut(path('M150 610v-90q0-60 100-60t0 0q100 0 100 60v90z'.replace('t0 0', '')), { b: 8 });
  s.add(line(6, 'M190 470l24 40M260 462l10 44M310 480l-10 36'), dark);
  s.cut(path('M420 606l-30-90h170l-30 90z'), {});
  s.cut(circle(430, 505, 30) + circle(480, 495, 32) + circle(525, 508, 28), { a: 9 });
  s.cut(path('M780 606V440h100v166zM910 606V480h80v126z'), { b: 9 });
  s.cut(rect(795, 480, 70, 60) + rect(918, 510, 64, 50));
  s.cut(line(8, 'M1040 606V530H1180V606M1110 530V420') + ellipse(1110, 420, 70, 14), solid);
  s.cut(circle(1110, 568, 26));
  s.add(line(4, 'M1110 568l12-14'), dark);
};

const talks: Scene = (s) => {
  // Two chairs, two microphones, one argument: speech as great overlapping rounds.
  s.add(s.all, { b: 3 });
  s.cut(circle(420, 270, 240), { a: 9 });
  s.add(path('M300 440l-40 110 150-76z'), { a: 9 });
  s.add(circle(770, 290, 230) + path('M880 440l60 110-160-60z'), { b: 9 });
  s.cut(rect(-9, 690, 1218, 120), solid);
  person(
    s,
    {
      x: 270,
      y: 740,
      h: 520,
      hip: [0, 2.1],
      leftFoot: [1.1, 0.1],
      rightFoot: [1.8, 0.3],
      turn: 0.7,
      left: [1.7, 4.6],
      right: [0.9, 3],
      hair: 'bob',
    },
    { top: {}, skin: { a: 3 }, edge: dark },
  );
  person(
    s,
    {
      x: 930,
      y: 740,
      h: 540,
      hip: [0, 2.1],
      leftFoot: [-1.7, 0.3],
      rightFoot: [-1, 0.1],
      turn: 0.7,
      face: -1,
      left: [-0.8, 3],
      right: [-1.5, 3.3],
      hair: 'short',
      beard: true,
    },
    { top: { a: 9 }, skin: {}, edge: dark },
  );
  s.add(
    line(16, 'M220 740V560M220 590H350M350 590V740M200 420V590') +
      line(16, 'M980 740V560M980 590H850M850 590V740M1000 420V590'),
    dark,
  );
  s.cut(table(530, 600, 150, 740, 14), solid);
  s.cut(rect(560, 540, 30, 60) + rect(620, 548, 26, 52), { b: 5 });
  s.cut(line(7, 'M480 720L410 430M730 720L790 470') + line(26, 'M408 424l-8-24M792 462l6-22'), solid);
  s.add(crowd(s, 778, 40, 0), { k: 9 });
  s.cut(line(3, 'M-10 740H1210'), {});
};

const djs: Scene = (s) => {
  // Two turntables straight from above, four hands.
  s.add(s.all, { k: 9, a: 9 });
  s.add(s.all, { k: -3 });
  for (const x of [310, 890]) {
    s.cut(rect(x - 260, 130, 520, 560), { b: 9 });
    s.cut(circle(x, 400, 230), solid);
    for (const r of [205, 172, 140])
      s.add(`<circle cx="${x}" cy="400" r="${r}" fill="none" stroke-width="4"/>`, { k: 0, b: 6 });
    s.cut(path(`M${x} 400L${x + 210} 300A0 0 0 0 0 0 0`.replace(/A.*/, `Q${x + 236} 380 ${x + 222} 440z`)), {
      b: 3,
    });
    s.cut(circle(x, 400, 86), { a: 9 });
    s.add(circle(x, 400, 14), { k: 9 });
    s.cut(line(14, `M${x + 220} 170L${x + 200} 480L${x + 130} 540`));
    s.cut(circle(x + 220, 176, 36), { k: 5 });
  }
  s.cut(rect(582, 90, 36, 640), {});
  s.cut(rect(566, 90, 68, 640), { a: 4 });
  s.cut(
    spots(30, [
      [600, 140],
      [600, 200],
      [600, 260],
      [600, 320],
    ]),
    solid,
  );
  s.add(line(6, 'M600 400V600'), dark);
  s.cut(rect(580, 470, 40, 34), solid);
  hand(s, 250, 560, 100, 14, { shape: 'open', skin: { a: 3 }, sleeve: { a: 9 }, edge: dark });
  hand(s, 700, 620, 92, -40, { shape: 'play', flip: -1, skin: { a: 3 }, sleeve: { a: 9 } });
  hand(s, 980, 250, 100, 196, { shape: 'open', flip: -1, skin: {}, sleeve: { b: 4 } });
};

const kidsTeens: Scene = (s) => {
  // A band of children who have just met.
  s.add(s.all, { a: 4 });
  s.add(rays(600, 760, 160, 1100, 18, 0.6), { a: 9 });
  bunting(s, [-20, 70], [620, 40], 90, 8, 76);
  bunting(s, [620, 40], [1220, 80], 90, 8, 76);
  s.cut(
    under(
      [
        [-20, 690],
        [300, 660],
        [800, 670],
        [1220, 650],
      ],
      810,
    ),
    { b: 9 },
  );
  person(
    s,
    {
      x: 620,
      y: 690,
      h: 330,
      child: true,
      hip: [0, 2.5],
      left: [-1.5, 5.2],
      right: [1.6, 4.6],
      hair: 'curls',
    },
    { top: {}, skin: { a: 3 }, edge: dark },
  );
  drumKit(s, 620, 720, 58, { b: 9, k: 3 }, {});
  guitarist(
    s,
    {
      x: 300,
      y: 740,
      h: 380,
      child: true,
      hip: [0, 2.6],
      hair: 'tail',
      leftFoot: [-0.7, 0.1],
      rightFoot: [0.7, 0.1],
    },
    { top: { b: 9 }, skin: { a: 2 }, edge: {} },
    { tones: {}, way: -1, up: 24 },
  );
  person(
    s,
    {
      x: 880,
      y: 740,
      h: 400,
      child: true,
      hip: [0, 2.6],
      left: [-0.4, 4.6],
      right: [1.6, 6],
      hair: 'beanie',
      leftFoot: [-0.7, 0.1],
      rightFoot: [0.7, 0.1],
    },
    { top: dark, skin: { a: 2 }, edge: {} },
  );
  s.cut(line(16, 'M856 448l-20-18'), dark);
  person(
    s,
    {
      x: 1070,
      y: 750,
      h: 350,
      child: true,
      hip: [0, 2.5],
      left: [-1, 3.4],
      right: [0.9, 3.9],
      hair: 'bob',
      skirt: true,
    },
    { top: { a: 9 }, skin: {}, edge: dark },
  );
  s.cut(circle(1072, 556, 46), {});
  s.add(circle(1072, 556, 34), { b: 6 });
  person(
    s,
    {
      x: 100,
      y: 750,
      h: 330,
      child: true,
      hip: [0, 2.5],
      left: [-1.5, 5.6],
      right: [1.5, 5.7],
      hair: 'short',
    },
    { top: {}, skin: { a: 2 }, edge: dark },
  );
};

const guidedWalks: Scene = (s) => {
  // A leader points with a stick; the party looks the other way.
  s.bands('b', 0, 420, [2, 3, 4, 5, 6]);
  s.cut(circle(980, 190, 120), { a: 9 });
  fell(
    s,
    [
      [-20, 430],
      [200, 320],
      [430, 290],
      [640, 400],
      [900, 350],
      [1220, 420],
    ],
    { b: 9 },
    { k: 4 },
  );
  s.cut(oak(150, 640, 460), { b: 9, k: 7 });
  s.cut(
    under(
      [
        [-20, 640],
        [300, 600],
        [700, 640],
        [1220, 590],
      ],
      810,
    ),
    { a: 6 },
  );
  wall(s, 620, 1210, 590, 70, { b: 4 });
  const party = (['hat', 'bob', 'cap', 'curls'] as const).map((hair, index) => ({
    x: 470 + index * 112,
    y: 704 + (index % 2) * 14,
    hair,
    top: [{ a: 9 }, {}, dark, { b: 9 }][index] ?? {},
  }));
  company(s, { h: 320, turn: 0.3, left: [-0.95, 4], right: [0.95, 4] }, party);
  person(
    s,
    {
      x: 1010,
      y: 760,
      h: 430,
      left: [-2, 6.9],
      right: [1.1, 3.6],
      leftElbow: -1,
      turn: 0.5,
      face: -1,
      hair: 'hat',
      beard: true,
    },
    { top: { a: 9, k: 3 }, skin: { a: 2 }, edge: {} },
  );
  s.cut(line(9, 'M930 400L800 210'), solid);
  s.cut(rect(1030, 470, 56, 96), { b: 9, k: 3 });
  s.add(dog(300, 760, 90), dark);
  s.add(reeds(s, -10, 1210, 830, 90, 40), { b: 9 });
  void [glitter, spruce, stars, speakers, mug, stall, steam];
};

export const leadsTwo = {
  about,
  music,
  'things-to-do': thingsToDo,
  walks,
  'pubs-food': pubsFood,
  stores,
  talks,
  djs,
  'kids-teens': kidsTeens,
  'guided-walks': guidedWalks,
};
