/** Wide pictures of the profiles, and the home page's prints. */
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
import {
  castle,
  disc,
  fell,
  glitter,
  ground,
  oak,
  rays,
  reeds,
  ripples,
  spruce,
  stars,
  tower,
} from '../parts/land.ts';
import { amp, beam, cables, drumKit, micStand, truss } from '../parts/music.ts';
import { hand } from '../parts/hands.ts';
import { frond, heron, nightBird } from '../parts/nature.ts';
import { backlit, body, crowd, person } from '../parts/people.ts';
import { chair, glass, guitarist, strummer } from '../parts/players.ts';
import { bellTent, birds, bulbs, bunting, dog, domeTent, fire, lantern, ridgeTent } from '../parts/things.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const wideSeaPower: Scene = (s) => {
  s.bands('a', 0, 520, [9, 8, 6, 5, 4, 2]);
  s.cut(circle(1180, 430, 210));
  s.cut(rect(-9, 520, 1618, 390), { b: 9 });
  s.add(ripples(s, 500, 1620, 530, 800, 11, 6), { k: 5 });
  s.cut(glitter(s, 1180, 540, 880, 170, 11, 9));
  s.cut(path('M-9 910V560C120 520 300 545 420 560C600 575 700 600 760 640C800 690 770 760 830 910z'), {
    b: 9,
    k: 9,
  });
  s.add(path('M760 640C800 690 770 760 830 910H640C700 800 690 700 760 640z'), { k: -3 });
  for (const [x, y, h, way, hair] of [
    [150, 570, 250, 1, 'cap'],
    [270, 566, 268, -1, 'quiff'],
    [520, 582, 260, 1, 'beanie'],
  ] as const)
    s.cut(strummer({ x, y, h, hair, lean: way * 0.2 }, way, 20), dark);
  s.cut(body({ x: 400, y: 566, h: 250, hip: [0, 3.1], left: [-1.5, 5.2], right: [1.5, 6.4] }).all, dark);
  drumKit(s, 400, 566, 42, dark, { a: 6 });
  s.cut(body({ x: 655, y: 606, h: 262, left: [-0.6, 8.6], right: [1.1, 4], hair: 'hat' }).all, dark);
  s.cut(path('M642 190q60 44 130 6q50-24 90 6v130q-40-30-90-6q-70 38-130-6z'));
  s.add(
    path(
      'M642 190q60 44 130 6q50-24 90 6v40q-40-30-90-6q-70 38-130-6zM642 280q60 44 130 6q50-24 90 6v40q-40-30-90-6q-70 38-130-6z',
    ),
    { a: 9 },
  );
  s.add(line(8, 'M642 180V606'), dark);
  heron(s, 1010, 850, 300, 1, {});
  heron(s, 1400, 880, 240, -1, {});
  s.add(
    birds(
      [
        [1000, 250],
        [1080, 210],
        [930, 190],
        [1420, 220],
      ],
      34,
    ),
    dark,
  );
  const fern = frond(s, 260, 6);
  for (const [x, turn] of [
    [0, 20],
    [110, -14],
    [560, 24],
    [730, -20],
  ] as const)
    s.cut(fern(x, 920, 260, turn), { b: 9 });
};

const wideArabStrap: Scene = (s) => {
  s.add(s.all, { a: 9, k: 7 });
  s.add(
    poly([
      [1010, -9],
      [1250, -9],
      [1610, 760],
      [640, 760],
    ]),
    { k: -5 },
  );
  s.add(
    poly([
      [1080, -9],
      [1180, -9],
      [1420, 760],
      [830, 760],
    ]),
    { k: 0 },
  );
  s.cut(rect(-9, 690, 1618, 220), { k: 9, b: 9 });
  s.cut(ellipse(1120, 720, 480, 46), { b: 6, a: 4 });
  s.add(chair(1000, 760, 170), dark);
  backlit(
    s,
    body({
      x: 1000,
      y: 760,
      h: 520,
      hip: [-0.1, 2.4],
      lean: 0.5,
      head: [0.1, -0.2],
      turn: 0.7,
      leftFoot: [1.2, 0.1],
      rightFoot: [1.7, 0.1],
      left: [0.6, 3.3],
      right: [2.1, 4.3],
      beard: true,
    }),
    { a: 9 },
    6,
  );
  s.add(line(20, 'M1010 560L1180 470') + ellipse(1030, 560, 60, 46), dark);
  backlit(
    s,
    body({
      x: 1260,
      y: 780,
      h: 590,
      lean: -0.2,
      left: [-0.9, 5.6],
      right: [1.1, 4.5],
      turn: 0.5,
      face: -1,
      hair: 'none',
      beard: true,
    }),
    { a: 9 },
    -6,
  );
  s.add(micStand(1184, 790, 300, 8, 8), dark);
  // The near table, large.
  s.cut(path('M-9 910V790C200 740 560 750 720 910z'), { b: 9, k: 3 });
  glass(s, 310, 430, 400, { a: 9 });
  s.add(path('M386 560L402 830H352z'), { k: 3 });
  s.cut(ellipse(310, 470, 104, 22), { b: 1 });
  glass(s, 560, 620, 230, { a: 6 });
  s.cut(path('M60 800h170l-22 40H84z') + line(10, 'M190 800L250 752'), solid);
  s.cut(line(5, 'M254 744c-20-50 30-70 0-130s30-90 0-150'));
};

const wideModular: Scene = (s) => {
  s.add(s.all, { b: 9, k: 9 });
  s.add(
    poly([
      [-9, 120],
      [1609, 20],
      [1609, 910],
      [-9, 910],
    ]),
    { k: -4 },
  );
  for (const [x, y, w, h] of [
    [30, 150, 360, 720],
    [410, 130, 330, 740],
    [760, 106, 380, 770],
    [1160, 84, 420, 790],
  ] as const)
    s.cut(rect(x, y, w, h), { b: 2 });
  const knobs: Point[] = [
    [120, 260],
    [290, 260],
    [500, 250],
    [650, 250],
    [860, 230],
    [1030, 230],
    [1280, 240],
    [120, 440],
    [290, 440],
    [500, 430],
  ];
  s.cut(spots(120, knobs), solid);
  s.add(
    line(
      10,
      knobs
        .map(
          ([x, y], index) => `M${x} ${y}l${num(Math.sin(index * 2) * 44)} ${num(Math.cos(index * 2) * 44)}`,
        )
        .join(''),
    ),
    { k: 0, b: 0 },
  );
  s.cut(circle(1440, 220, 92));
  s.add(circle(1420, 200, 20) + circle(1470, 250, 28), { b: 5 });
  const jacks: Point[] = [];
  for (let column = 0; column < 14; column++)
    for (let row = 0; row < 3; row++) jacks.push([80 + column * 110, 590 + row * 110]);
  s.cut(spots(54, jacks), { b: 9 });
  s.add(spots(28, jacks), dark);
  s.cut(
    cables(
      [
        [[80, 590], [520, 700], 220],
        [[190, 810], [740, 590], 60],
        [[300, 590], [960, 810], 160],
        [[1400, 590], [1070, 810], 120],
        [[960, 590], [1700, 500], 330],
      ],
      20,
    ),
    { a: 9 },
  );
  s.cut(
    cables(
      [
        [[410, 810], [-60, 620], 120],
        [[850, 700], [1290, 590], 240],
      ],
      20,
    ),
  );
  hand(s, 690, 690, 120, -38, { shape: 'play', sleeve: { a: 9 }, skin: { a: 3 } });
  s.cut(line(40, 'M630 560L600 520') + line(20, 'M600 520L560 460'), solid);
  hand(s, 1170, 470, 120, 48, { shape: 'play', flip: -1, sleeve: { a: 9 }, skin: { a: 3 } });
};

const specialGuests: Scene = (s) => {
  // A curtain with a figure's shadow on it, hand up, guitar in hand.
  s.add(s.all, { a: 9 });
  s.glow('a', 400, 480, 460, [0]);
  s.add(circle(400, 480, 460), { a: 4 });
  s.cut(circle(400, 480, 370));
  const folds = [20, 110, 200, 300, 500, 600, 690, 780];
  s.add(
    folds
      .map((x, index) => line(index % 2 ? 10 : 22, `M${x} -10C${x + 20} 300 ${x - 20} 600 ${x + 6} 850`))
      .join(''),
    { k: 3 },
  );
  s.add(
    body({
      x: 390,
      y: 840,
      h: 720,
      left: [-1.7, 8],
      right: [1.2, 3.6],
      lean: 0.15,
      leftFoot: [-0.9, 0.1],
      rightFoot: [0.8, 0.1],
      hair: 'hat',
    }).all,
    { b: 9, k: 5 },
  );
  s.add(ellipse(480, 660, 66, 90) + line(20, 'M490 600L590 300L612 262') + ellipse(470, 570, 48, 54), {
    b: 9,
    k: 5,
  });
  s.cut(
    path(
      'M-9-9H809V70q-50 60-101 0q-50 60-101 0q-50 60-101 0q-50 60-101 0q-50 60-101 0q-50 60-101 0q-50 60-101 0q-50 60-111 0z',
    ),
    { b: 9 },
  );
  s.add(path('M-9-9H809V20H-9z'), { k: 6 });
  s.cut(rect(-9, 850, 818, 160), solid);
  const lights: Point[] = [100, 250, 400, 550, 700].map((x): Point => [x, 900]);
  s.add(spots(120, lights), { k: -4, a: 9 });
  s.cut(path(lights.map(([x]) => `M${x - 50} 930q50-80 100 0z`).join('')));
};

const castlePerformances: Scene = (s) => {
  // Inside the great hall, from the back of the room.
  s.add(s.all, { b: 6 });
  s.add(path('M-9-9H1209V300Q600-160-9 300z'), { k: 8 });
  for (const x of [60, 330, 600, 870, 1140]) s.add(line(20, `M${x} ${x === 600 ? 30 : 60}V330`), { k: 9 });
  s.add(line(26, 'M-10 330Q600 40 1210 330'), dark);
  for (const [x, y] of [
    [210, 230],
    [600, 170],
    [990, 230],
  ] as const) {
    s.cut(
      path(
        `M${x - 70} ${y + 330}V${y + 90}Q${x - 66} ${y + 10} ${x} ${y - 20}Q${x + 66} ${y + 10} ${x + 70} ${y + 90}V${y + 330}z`,
      ),
      { a: 9 },
    );
    s.add(circle(x, y + 110, 60), { a: 0 });
    s.add(
      line(8, `M${x} ${y - 20}V${y + 330}M${x - 70} ${y + 120}H${x + 70}M${x - 70} ${y + 230}H${x + 70}`),
      dark,
    );
  }
  s.cut(rect(-9, 560, 1218, 250), { b: 9, k: 7 });
  s.cut(path('M330 600H870L920 660H280z'), { a: 9 });
  s.add(path('M280 660H920V690H280z'), dark);
  guitarist(
    s,
    { x: 600, y: 640, h: 310, hip: [0, 2.6], hair: 'long', leftFoot: [-0.6, 0.1], rightFoot: [0.6, 0.1] },
    { top: { b: 9 }, skin: {}, edge: dark },
    { kind: 'acoustic', tones: {}, up: 16 },
  );
  s.add(micStand(606, 650, 440, -4, 5), dark);
  person(
    s,
    {
      x: 790,
      y: 640,
      h: 300,
      left: [-0.9, 5.3],
      right: [0.7, 4.6],
      turn: 0.6,
      face: -1,
      hair: 'bun',
      skirt: true,
    },
    { top: dark, skin: {} },
  );
  s.cut(path('M742 452q-50 4-46 30l40 10z') + line(6, 'M700 500L770 440'), { a: 9, k: 3 });
  for (const x of [90, 1110]) {
    s.add(line(10, `M${x} 400V620M${x - 60} 420H${x + 60}`), dark);
    for (const dx of [-60, 0, 60]) {
      s.add(circle(x + dx, 380, 40), { a: 5, k: -4 });
      s.cut(ellipse(x + dx, 388, 9, 22));
    }
  }
  backlit(s, crowd(s, 730, 46, 0), { a: 9 }, 4);
};

const campingCommunity: Scene = (s) => {
  s.bands('a', 0, 420, [7, 6, 5, 4, 2]);
  s.cut(circle(250, 260, 90));
  fell(
    s,
    [
      [-20, 360],
      [180, 330],
      [420, 230],
      [620, 190],
      [860, 320],
      [1040, 290],
      [1220, 350],
    ],
    { b: 9 },
    { k: 3 },
  );
  s.cut(
    under(
      [
        [-20, 440],
        [400, 410],
        [800, 430],
        [1220, 410],
      ],
      810,
    ),
    { a: 4 },
  );
  for (const [x, y, size] of [
    [90, 460, 60],
    [330, 440, 46],
    [700, 440, 50],
    [980, 450, 60],
  ] as const)
    domeTent(s, x, y, size, { b: 7 });
  bellTent(s, 960, 600, 250, {}, { b: 4 }, { a: 9 });
  ridgeTent(s, 150, 600, 170, { a: 9 });
  bunting(s, [235, 450], [960, 350], 60, 10, 48);
  s.cut(ellipse(600, 690, 330, 50), { b: 5 });
  fire(s, 600, 700, 66);
  s.add(line(18, 'M540 706L660 690M540 690L660 706'), dark);
  person(
    s,
    {
      x: 380,
      y: 720,
      h: 300,
      hip: [0, 1.9],
      leftFoot: [0.8, 0.1],
      rightFoot: [1.3, 0.1],
      turn: 0.6,
      left: [0.6, 3],
      right: [1.7, 3.6],
      hair: 'beanie',
    },
    { top: { b: 9 }, skin: { a: 3 }, edge: {} },
  );
  person(
    s,
    {
      x: 820,
      y: 724,
      h: 310,
      hip: [0, 1.9],
      leftFoot: [-1.4, 0.1],
      rightFoot: [-0.8, 0.1],
      turn: 0.6,
      face: -1,
      left: [-1.5, 3.8],
      right: [-0.5, 3],
      hair: 'long',
    },
    { top: { a: 9 }, skin: { a: 3 }, edge: {} },
  );
  guitarist(
    s,
    { x: 500, y: 680, h: 290, hip: [0, 2], leftFoot: [-0.6, 0.1], rightFoot: [0.6, 0.1], hair: 'curls' },
    { top: dark, skin: { a: 3 }, edge: {} },
    { kind: 'acoustic', tones: {}, way: -1 },
  );
  person(
    s,
    { x: 700, y: 680, h: 300, left: [-0.2, 4.6], right: [1.2, 4.4], hair: 'bob', skirt: true },
    { top: {}, skin: { a: 3 }, edge: dark },
  );
  s.cut(rect(742, 496, 22, 28));
  s.add(dog(990, 760, 66, -1), dark);
  s.add(reeds(s, -10, 1210, 830, 70, 40), { b: 9, k: 4 });
};

const curators: Scene = (s) => {
  // Two people at a table of records, choosing.
  s.add(s.all, { b: 9 });
  s.add(rays(500, 380, 300, 900, 26, 0.3), { b: 0 });
  s.cut(circle(500, 380, 290), { a: 9 });
  s.add(circle(500, 380, 290), { k: 2 });
  for (const r of [250, 205, 160])
    s.add(`<circle cx="500" cy="380" r="${r}" fill="none" stroke-width="6"/>`, { k: 6 });
  s.cut(circle(500, 380, 84));
  s.add(circle(500, 380, 16), dark);
  person(
    s,
    { x: 300, y: 1180, h: 860, left: [-1.2, 4.3], right: [0.9, 4.4], hair: 'bob', head: [0.1, -0.08] },
    { top: {}, skin: { a: 3 }, edge: dark },
  );
  person(
    s,
    {
      x: 705,
      y: 1190,
      h: 900,
      left: [-1.1, 4.3],
      right: [1.3, 5.3],
      hair: 'short',
      beard: true,
      head: [-0.1, 0],
    },
    { top: dark, skin: { a: 3 }, edge: {} },
  );
  const [x, y] = [842, 520];
  s.cut(
    poly([
      [x - 30, y - 20],
      [x + 120, y - 60],
      [x + 150, y + 80],
      [x, y + 120],
    ]),
    { a: 9 },
  );
  s.cut(circle(x + 60, y + 30, 48), { k: 9 });
  s.cut(circle(x + 60, y + 30, 16));
  s.cut(
    poly([
      [-9, 760],
      [1009, 740],
      [1009, 1010],
      [-9, 1010],
    ]),
    { a: 9, k: 3 },
  );
  s.add(line(5, 'M-10 850L1010 836M-10 950L1010 940'), dark);
  for (const [dx, dy, turn, inner] of [
    [120, 820, -8, 9],
    [420, 800, 6, 0],
    [700, 830, -4, 9],
  ] as const) {
    s.cut(
      `<g transform="rotate(${turn} ${dx + 90} ${dy + 60})">${rect(dx, dy, 190, 150)}</g>`,
      inner ? { b: 9 } : {},
    );
    s.cut(ellipse(dx + 95, dy + 72, 60, 46), { k: 9 });
    s.cut(ellipse(dx + 95, dy + 72, 18, 14), inner ? {} : { a: 9 });
  }
  glass(s, 925, 690, 120, { a: 6 });
};

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
  tower(0, 0, 1, 1, 1);
  const stub = (x: number, y: number, turn: number, tones: object) => {
    const g = (mark: string) => `<g transform="translate(${x} ${y})rotate(${turn})">${mark}</g>`;
    s.cut(
      g(
        path(
          'M-90-230H90V-90a22 22 0 000 44V190H-90V-46a22 22 0 000-44z'
            .replaceAll('a22 22 0 000 44', 'q-30 22 0 44')
            .replaceAll('a22 22 0 000-44', 'q30-22 0-44'),
        ),
      ),
      tones,
    );
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

const lostBird: Scene = (s) => {
  s.add(s.all, { b: 9, k: 9 });
  s.bands('k', 420, 1000, [-1, -2, -3, -4, -5]);
  stars(s, 80, 620, 7);
  s.glow('k', 700, 270, 270, [-3, -5]);
  s.cut(circle(700, 270, 180));
  s.cut(nightBird(440, 420, 330, -12), { a: 9 });
  s.add(nightBird(446, 426, 300, -12), { k: 5 });
  s.cut(circle(536, 392, 12));
  // A signpost whose arms disagree.
  s.add(
    under(
      [
        [-20, 890],
        [300, 850],
        [640, 880],
        [1020, 840],
      ],
      1010,
    ),
    { k: 9 },
  );
  s.cut(line(28, 'M500 960V640'), solid);
  s.cut(path('M500 660L730 640L775 672L736 704L500 712zM500 736L300 722L256 758L296 788L500 784z'), {});
  s.add(path('M500 660L730 640L775 672L736 704L500 712z'), { a: 6 });
  s.cut(path('M470 810L620 800L648 830L622 856L470 858z'), { a: 9 });
  s.add(reeds(s, -10, 1010, 1010, 150, 50, 6), dark);
  void [amp, oak, truss, beam, ground];
};

export const leads = {
  'wide-sea-power': wideSeaPower,
  'wide-arab-strap': wideArabStrap,
  'wide-house-artist': wideModular,
  'special-guests': specialGuests,
  'castle-performances': castlePerformances,
  'camping-community': campingCommunity,
  curators,
  experience,
  tickets,
  'lost-bird': lostBird,
};
