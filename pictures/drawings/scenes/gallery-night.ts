/** The gallery: from the first song to the next sunrise. */
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
  oak,
  rays,
  reeds,
  ripples,
  spruce,
  stars,
  tower,
  wood,
} from '../parts/land.ts';
import { beam, drumKit, guitar, lamps, micStand, speakers, truss } from '../parts/music.ts';
import { hand } from '../parts/hands.ts';
import { backlit, body, crowd, person } from '../parts/people.ts';
import { company, guitarist, strummer } from '../parts/players.ts';
import { bellTent, bulbs, bunting, fire, lantern } from '../parts/things.ts';

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

const fromTheBack: Scene = (s) => {
  s.add(s.all, { a: 9, k: 4 });
  s.bands('k', 0, 300, [6, 4, 2]);
  s.cut(
    poly([
      [110, -9],
      [210, -9],
      [600, 420],
      [480, 420],
    ]) +
      poly([
        [1090, -9],
        [990, -9],
        [600, 420],
        [720, 420],
      ]),
    { a: 3 },
  );
  s.cut(
    spots(44, [
      [150, 40],
      [600, 30],
      [1050, 40],
    ]),
  );
  s.add(rays(600, 30, 40, 240, 22, 0.2), { a: 0, k: 0 });
  s.cut(crowd(s, 380, 16, 0.6), { b: 9 });
  s.cut(crowd(s, 425, 24, 0.6), { b: 9, k: 6 });
  s.cut(rect(-9, 490, 1218, 330), { k: 9, a: 0, b: 9 });
  s.cut(strummer({ x: 260, y: 640, h: 380, lean: -0.2, hair: 'long' }), { k: 9, a: 9 });
  s.cut(strummer({ x: 950, y: 640, h: 390, lean: 0.2, hair: 'cap' }, -1), { k: 9, a: 9 });
  s.cut(
    body({ x: 480, y: 620, h: 370, left: [-1.7, 7.8], right: [1.6, 7.9], hair: 'bob', skirt: true }).all,
    { k: 9, a: 9 },
  );
  // The drummer's back, near.
  const back = body({
    x: 690,
    y: 1000,
    h: 760,
    hip: [0, 2.4],
    left: [-2, 5.2],
    right: [1.9, 5.9],
    hair: 'curls',
  });
  s.cut(ellipse(400, 590, 150, 30) + ellipse(1010, 540, 170, 32), { a: 9 });
  s.cut(line(9, 'M400 600V820M1010 550V820'), dark);
  backlit(s, back, { a: 9 }, 9);
  s.cut(line(10, 'M486 470L400 580M884 410L960 520'));
  s.cut(ellipse(420, 720, 120, 50) + ellipse(960, 740, 150, 60), { b: 4 });
};

const wristbands: Scene = (s) => {
  s.bands('b', 0, 810, [2, 3, 4, 5, 7, 9]);
  disc(s, 600, 330, 210, { a: 9 }, 36);
  const bands = [
    [130, 330, 78, -10, 1, { a: 9 }],
    [380, 260, 84, 6, -1, { b: 9 }],
    [640, 380, 92, -4, 1, { a: 9 }],
    [880, 270, 80, 10, -1, {}],
    [1090, 400, 88, 14, 1, { a: 9 }],
  ] as const;
  bands.forEach(([x, y, size, turn, flip, tones], index) => {
    const skin = [{ a: 4 }, { a: 9, k: 5 }, { a: 2 }, { a: 6, k: 2 }, { a: 3 }][index] ?? {};
    hand(s, x, y, size, turn, { flip, skin, sleeve: skin, edge: dark, shape: index === 2 ? 'fist' : 'open' });
    const cos = Math.cos((turn * Math.PI) / 180);
    const sin = Math.sin((turn * Math.PI) / 180);
    const at = (px: number, py: number): Point => [
      x + (px * cos - py * sin) * size,
      y + (px * sin + py * cos) * size,
    ];
    s.cut(poly([at(-0.44, 1.3), at(0.44, 1.3), at(0.46, 1.66), at(-0.44, 1.66)]), tones);
    s.cut(poly([at(0.1 * flip, 1.3), at(0.3 * flip, 1.3), at(0.36 * flip, 2.1), at(0.12 * flip, 2)]), tones);
    s.add(
      line(
        5,
        `M${at(-0.44, 1.3).map(num).join(' ')}L${at(0.44, 1.3).map(num).join(' ')}M${at(-0.44, 1.66).map(num).join(' ')}L${at(0.46, 1.66).map(num).join(' ')}`,
      ),
      dark,
    );
  });
  s.cut(crowd(s, 730, 60, 0), solid);
};

const procession: Scene = (s) => {
  s.add(s.all, { k: 9, b: 9 });
  s.bands('k', 100, 420, [-1, -2, -3, -4]);
  stars(s, 50, 260, 5);
  fell(
    s,
    [
      [-20, 380],
      [240, 250],
      [500, 330],
      [760, 220],
      [1000, 280],
      [1220, 360],
    ],
    { b: 9, k: 8 },
  );
  s.cut(rect(-9, 420, 1218, 400), { b: 9, k: 7 });
  s.cut(
    under(
      [
        [-20, 450],
        [300, 436],
        [700, 444],
        [1220, 430],
      ],
      500,
    ),
    solid,
  );
  const walkers = (['hat', 'bob', 'beanie'] as const).map((hair, index) =>
    s.symbol(
      body({
        x: 0,
        y: 0,
        h: 104 + index * 14,
        turn: 0.6,
        right: [1, 4.4],
        left: [-0.8, 4],
        leftFoot: [-0.8, 0.2],
        rightFoot: [0.7, 0.1],
        hair,
      }).all,
    ),
  );
  const shapes = [
    rays(0, 0, 8, 34, 5, 0.9),
    circle(0, 0, 24),
    path('M-24 0q24-44 48 0q20 10 30-8q-6 36-36 36q-34 4-42-28z'),
  ].map((mark) => s.symbol(mark));
  const light = s.symbol(glitter(s, 0, 0, 240, 20, 8, 8));
  const row = Array.from({ length: 11 }, (_, index): [number, number, number] => [
    70 + index * 106,
    466,
    index % 3,
  ]);
  const lit = row.map(([x, y, kind]): Point => [x + 26, y - (104 + kind * 14) * 1.5]);
  s.add(line(4, lit.map(([x, y]) => `M${num(x - 8)} 420L${num(x)} ${num(y + 20)}`).join('')), dark);
  s.add(spots(92, lit), { a: 5, k: -4 });
  s.cut(lit.map(([x, y], index) => shapes[index % 3]?.(x, y) ?? '').join(''), { a: 9 });
  s.cut(spots(18, lit));
  s.cut(row.map(([x, y, kind]) => walkers[kind]?.(x, y) ?? '').join(''), { k: 9, a: 9 });
  s.cut(lit.map(([x], index) => light(x, 520 + (index % 2) * 14)).join(''), { a: 9 });
  s.add(ripples(s, -10, 1210, 510, 800, 9, 5), dark);
};

const overhead: Scene = (s) => {
  // Looking straight up between the trees.
  s.add(s.all, { b: 9, k: 7 });
  stars(s, 40, 1000, 6);
  s.cut(
    path(
      'M-9-9H200C160 100 240 180 120 260C170 340 40 420 60 520C20 600 80 700-9 760zM809-9H600C660 90 580 160 680 250C640 330 760 400 740 520C790 600 720 720 809 780z',
    ),
    { b: 9, k: 9 },
  );
  s.cut(path('M-9 1010V860C80 900 160 880 200 1010zM809 1010V880C700 900 640 940 620 1010z'), { b: 9, k: 9 });
  bunting(s, [-20, 160], [820, 60], 110, 12, 74, { a: 9 }, {});
  bunting(s, [-20, 430], [820, 560], 90, 11, 84, {}, { a: 9 });
  for (const [x, y, r] of [
    [250, 340, 92],
    [560, 300, 66],
    [430, 560, 120],
    [180, 680, 74],
    [640, 730, 96],
    [360, 850, 84],
  ] as const) {
    s.add(line(3, `M${x} -10V${y - r}`), { k: 0 });
    s.add(circle(x, y, r * 1.5), { a: 4, k: -4 });
    lantern(s, x, y, r, { a: (x + y) % 3 ? 9 : 2 }, { k: 3 });
  }
};

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
    [600, 650, 260, -1.5, 1.4],
    [680, 660, 250, -1.2, 1.6],
    [335, 770, 220, -1.2, 1.3],
  ] as const) {
    const figure = body({ x, y, h, left: [l, 7.6], right: [r, 6.4], hair: 'short' });
    s.cut(figure.torso + figure.skin + figure.reach, dark);
  }
  s.cut(rect(530, 600, 210, 40) + rect(80, 420, 130, 30) + rect(270, 720, 130, 30), { b: 9, k: 7 });
  s.cut(
    line(10, 'M635 480V360M540 470H730').slice(0, 0) +
      line(8, 'M335 420V300M280 370H390M145 720V590M90 660H200M635 900V740M560 830H710'),
    solid,
  );
  s.add(path('M250 520L-9 900V1010H500zM780 640L460 1010H809z'.slice(0, 0) || 'M0 0'), { k: 9 });
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

const djBooth: Scene = (s) => {
  s.add(s.all, { k: 9, b: 9 });
  for (let ring = 0; ring < 6; ring++)
    s.add(`<circle cx="600" cy="330" r="${150 + ring * 110}" fill="none" stroke-width="46"/>`, {
      k: -7 + ring,
      a: ring % 2 ? 9 : 0,
    });
  s.cut(circle(600, 330, 118), { a: 9 });
  const dj = person(
    s,
    {
      x: 600,
      y: 860,
      h: 700,
      left: [0.5, 7.2],
      right: [1.4, 4.3],
      lean: -0.1,
      head: [0.2, -0.1],
      leftElbow: -1,
      hair: 'cap',
    },
    { top: {}, skin: { a: 4 }, edge: dark },
  );
  const [x, y] = dj.at(0.12, 7);
  s.cut(
    line(
      16,
      `M${num(x - 48)} ${num(y + 10)}C${num(x - 50)} ${num(y - 80)} ${num(x + 50)} ${num(y - 80)} ${num(x + 48)} ${num(y + 10)}`,
    ) + line(36, `M${num(x - 48)} ${num(y + 10)}v14M${num(x + 48)} ${num(y + 6)}v14`),
    solid,
  );
  s.cut(
    poly([
      [180, 560],
      [1020, 560],
      [1120, 810],
      [80, 810],
    ]),
    { a: 9, k: 3 },
  );
  s.cut(
    poly([
      [170, 540],
      [1030, 540],
      [1050, 580],
      [150, 580],
    ]),
    solid,
  );
  s.cut(ellipse(350, 548, 130, 24) + ellipse(850, 548, 130, 24), { k: 9, b: 6 });
  s.cut(ellipse(350, 548, 40, 8) + ellipse(850, 548, 40, 8));
  s.cut(
    spots(22, [
      [560, 556],
      [600, 556],
      [640, 556],
    ]),
    { a: 9 },
  );
  s.cut(rays(600, 700, 30, 96, 14, 0.5));
  speakers(s, 20, 400, 130, 7, { k: 0, b: 9 });
  speakers(s, 1050, 400, 130, 7, { k: 0, b: 9 });
  s.cut(crowd(s, 790, 40, 0.5), { k: 9, b: 9 });
};

const lateTent: Scene = (s) => {
  s.add(s.all, { b: 9, k: 9 });
  stars(s, 60, 400, 6);
  fell(
    s,
    [
      [-20, 420],
      [200, 300],
      [460, 400],
      [900, 330],
      [1220, 420],
    ],
    { b: 9, k: 8 },
  );
  s.glow('k', 600, 480, 480, [-2, -3, -4]);
  s.cut(
    path(
      'M150 600C250 460 330 380 360 240C420 330 500 340 600 330C700 340 780 330 840 240C870 380 950 460 1050 600z',
    ),
    { a: 9 },
  );
  s.add(
    path(
      'M360 240C350 400 300 500 280 600H150C250 460 330 380 360 240zM840 240C850 400 900 500 920 600H1050C950 460 870 380 840 240zM600 330V600H520C580 500 590 420 600 330z',
    ),
    { k: 4 },
  );
  s.cut(path('M330 600C350 480 470 430 600 430C730 430 850 480 870 600z'));
  s.add(path('M330 600C350 480 470 430 600 430C730 430 850 480 870 600z'), { a: 3 });
  s.add(line(9, 'M360 240V160M840 240V160M150 600L40 660M1050 600L1160 660'), dark);
  s.cut(path('M364 160l70 20-70 24zM844 160l70 20-70 24z'), {});
  for (const [x, h, l, r] of [
    [420, 150, 7.8, 4],
    [500, 160, 4.6, 8],
    [590, 170, 8, 7.8],
    [690, 150, 4, 7.6],
    [780, 155, 7.6, 4.4],
  ] as const)
    s.cut(
      body({
        x,
        y: 640,
        h,
        left: [-1.2, l],
        right: [1.3, r],
        leftFoot: [-0.8, 0.2],
        rightFoot: [0.7, 0.4],
        hair: (['bob', 'short', 'tail'] as const)[x % 3] ?? 'bob',
      }).all,
      dark,
    );
  s.cut(rect(-9, 630, 1218, 190), { b: 9, k: 9 });
  s.cut(path('M340 636H860L1060 810H140z'), { a: 6, k: 6 });
  s.cut(
    body({ x: 250, y: 760, h: 220, leftFoot: [-0.7, 0.2], rightFoot: [0.7, 0.1], turn: 0.5 }).all +
      body({ x: 330, y: 770, h: 210, turn: 0.5, hair: 'long', left: [-1.2, 4.5], skirt: true }).all +
      body({ x: 930, y: 780, h: 230, turn: 0.5, face: -1, hair: 'hat' }).all,
    { k: 9, a: 9 },
  );
};

const dancers: Scene = (s) => {
  s.add(s.all, { k: 9, b: 9 });
  s.add(
    poly([
      [250, -9],
      [330, -9],
      [620, 810],
      [180, 810],
    ]) +
      poly([
        [900, -9],
        [980, -9],
        [1140, 810],
        [760, 810],
      ]),
    { k: -4 },
  );
  s.add(circle(600, 90, 60), { k: 0, b: 0 });
  s.add(
    line(4, 'M600 -10V30M545 70H655M540 100H660M570 40Q550 90 572 144M630 40Q650 90 628 144M600 30V150'),
    dark,
  );
  s.add(
    spots(14, [
      [120, 120],
      [250, 260],
      [80, 400],
      [420, 180],
      [760, 200],
      [1000, 130],
      [1130, 300],
      [880, 330],
      [480, 330],
      [1060, 470],
    ]),
    { k: 0, b: 0, a: 8 },
  );
  backlit(
    s,
    body({
      x: 280,
      y: 880,
      h: 760,
      lean: -0.5,
      left: [-2.3, 7.4],
      right: [1.4, 7.6],
      leftFoot: [-1.2, 0.2],
      rightFoot: [1.2, 0.8],
      hair: 'tail',
      skirt: true,
      turn: 0.5,
    }),
    { a: 9 },
    10,
    { k: 9, b: 9 },
  );
  backlit(
    s,
    body({
      x: 620,
      y: 900,
      h: 740,
      lean: 0.4,
      left: [-1.8, 5.4],
      right: [2.4, 5.9],
      leftFoot: [-1, 0.9],
      rightFoot: [0.9, 0.2],
      hair: 'curls',
    }),
    { a: 5 },
    10,
    { k: 9, b: 9 },
  );
  backlit(
    s,
    body({
      x: 960,
      y: 880,
      h: 770,
      lean: -0.3,
      left: [-1.6, 8],
      right: [1.8, 4.2],
      leftFoot: [-1, 0.2],
      rightFoot: [1.3, 0.5],
      hair: 'short',
      turn: 0.5,
      face: -1,
    }),
    { a: 9 },
    -10,
    { k: 9, b: 9 },
  );
};

const torches: Scene = (s) => {
  s.add(s.all, { k: 9, b: 9 });
  s.bands('k', 0, 420, [-1, -2, -3]);
  stars(s, 60, 340, 6);
  fell(
    s,
    [
      [-20, 420],
      [200, 300],
      [420, 380],
      [640, 250],
      [820, 340],
    ],
    { b: 9, k: 8 },
  );
  s.cut(path('M-9 1010V460C200 420 600 420 809 470V1010z'), { b: 9, k: 9 });
  s.cut(
    path(
      'M300 1010C280 860 620 800 560 680C520 600 360 580 420 500C430 480 450 470 470 460L490 464C470 490 480 510 500 530C620 600 760 660 640 820C600 880 560 940 580 1010z',
    ),
    { b: 9, k: 4 },
  );
  const walkers = [
    [470, 500, 56, -14, 70],
    [440, 560, 80, -40, 120],
    [560, 660, 120, 30, 170],
    [560, 790, 180, -60, 240],
    [400, 950, 280, 60, 330],
  ] as const;
  for (const [x, y, h, aim, reach] of walkers) {
    s.cut(
      poly([
        [x + h * 0.1, y - h * 0.45],
        [x + aim - reach * 0.28, y + reach * 0.1],
        [x + aim + reach * 0.28, y + reach * 0.14],
      ]),
      { a: 5 },
    );
    s.cut(ellipse(x + aim, y + reach * 0.12, reach * 0.28, reach * 0.09), { a: 2 });
    backlit(
      s,
      body({ x, y, h, right: [0.6, 3.7], hair: h > 150 ? 'beanie' : 'bob', leftFoot: [-0.5, 0.2] }),
      { a: 9 },
      Math.max(2, h * 0.02),
      { k: 9, b: 9 },
    );
  }
  for (const [x, y, size] of [
    [120, 560, 60],
    [250, 520, 44],
    [690, 540, 56],
    [130, 700, 90],
  ] as const) {
    s.add(circle(x, y - size * 0.3, size * 1.1), { k: -2 });
    bellTent(s, x, y, size, { a: 9 }, { k: 4 }, {});
  }
  s.cut(spruce(740, 760, 300) + spruce(60, 900, 320) + spruce(700, 800, 200), { k: 9, b: 9 });
};

const starTrails: Scene = (s) => {
  s.add(s.all, { b: 9, k: 9 });
  s.bands('k', 200, 620, [-1, -2, -3, -4]);
  for (let index = 0; index < 16; index++) {
    const r = 40 + index * 46;
    const round = Math.PI * 2 * r;
    s.add(
      `<circle cx="700" cy="210" r="${r}" fill="none" stroke-width="${index % 3 ? 3 : 5}" stroke-dasharray="${num(round * s.between(0.1, 0.22))} ${num(round * s.between(0.08, 0.2))}"/>`,
      { k: 0, b: index % 2 ? 0 : 5, ...(index % 4 ? {} : { a: 9 }) },
    );
  }
  s.cut(circle(700, 210, 8));
  fell(
    s,
    [
      [-20, 640],
      [160, 560],
      [340, 420],
      [520, 350],
      [700, 430],
      [860, 560],
      [1040, 600],
      [1220, 560],
    ],
    { b: 9, k: 8 },
  );
  s.cut(
    under(
      [
        [-20, 700],
        [400, 660],
        [900, 690],
        [1220, 660],
      ],
      810,
    ),
    { k: 9, b: 9 },
  );
  s.add(circle(330, 690, 90), { a: 5, k: -4 });
  bellTent(s, 330, 710, 80, { a: 9 }, { k: 3 }, {});
  s.cut(
    body({
      x: 850,
      y: 720,
      h: 150,
      hip: [0, 1.6],
      leftFoot: [0.9, 0.1],
      rightFoot: [1.4, 0.1],
      turn: 0.6,
      face: -1,
      head: [-0.2, 0],
    }).all + body({ x: 930, y: 722, h: 150, left: [-1.6, 7.4], hair: 'tail' }).all,
    { k: 9, a: 9 },
  );
};

const lastSong: Scene = (s) => {
  // From the wings: five bow, the paper falls.
  s.add(s.all, { a: 9 });
  s.bands('k', 0, 200, [7, 4, 2]);
  for (const [x, left, right] of [
    [150, 60, 330],
    [450, 330, 560],
    [750, 640, 870],
    [1050, 870, 1140],
  ] as const)
    s.cut(beam(x, 40, left, right, 620), { a: 4 });
  s.cut(
    lamps(
      [
        [150, 10],
        [450, 10],
        [750, 10],
        [1050, 10],
      ],
      26,
    ),
    dark,
  );
  s.cut(rect(-9, 610, 1218, 50), solid);
  const band = (['long', 'short', 'curls', 'bun', 'cap'] as const).map((hair, index) => ({
    x: 280 + index * 160,
    y: 620 - (index % 2) * 10,
    hair,
    top: [{ b: 9 }, {}, dark, { b: 9 }, {}][index] ?? {},
  }));
  company(s, { h: 400, left: [-1.75, 6.1], right: [1.75, 6.1], head: [0, -0.1] }, band, { k: 3 });
  const bits = (): Point[] =>
    Array.from({ length: 34 }, (): Point => [s.between(0, 1200), s.between(0, 640)]);
  s.cut(
    line(
      13,
      bits()
        .map(([x, y]) => `M${num(x)} ${num(y)}l12 8`)
        .join(''),
    ),
  );
  s.cut(
    line(
      13,
      bits()
        .map(([x, y]) => `M${num(x)} ${num(y)}l-10 10`)
        .join(''),
    ),
    { b: 9 },
  );
  s.cut(crowd(s, 700, 44, 0.7), { b: 9, k: 6 });
  s.cut(crowd(s, 770, 64, 0.5), solid);
};

const sunrise: Scene = (s) => {
  s.add(rays(600, 470, 200, 1100, 44, 0.5), { a: 6 });
  s.bands('b', 0, 300, [3, 2, 1]);
  s.cut(circle(600, 470, 210), { a: 9 });
  s.cut(circle(600, 470, 160));
  fell(
    s,
    [
      [-20, 500],
      [200, 400],
      [360, 470],
      [560, 560],
      [720, 540],
      [900, 420],
      [1060, 400],
      [1220, 480],
    ],
    { b: 9 },
    { k: 3 },
  );
  s.cut(line(24, 'M-20 560h300M860 590h360M380 610h300'));
  s.cut(
    under(
      [
        [-20, 690],
        [300, 640],
        [640, 660],
        [1220, 620],
      ],
      810,
    ),
    { b: 9, k: 7 },
  );
  for (const [x, y, h, hair, face] of [
    [330, 660, 250, 'bob', 1],
    [430, 664, 270, 'beanie', 1],
    [760, 660, 260, 'curls', -1],
    [850, 654, 240, 'long', -1],
  ] as const)
    backlit(
      s,
      body({
        x,
        y,
        h,
        hip: [0, 1.4],
        leftFoot: [face * 1.5 - 0.2, 0.1],
        rightFoot: [face * 1.5 + 0.2, 0.1],
        turn: 0.5,
        face,
        hair,
        left: [face - 0.4, 2.4],
        right: [face + 0.2, 2.4],
      }),
      { a: 9 },
      face * -5,
    );
  s.cut(
    body({
      x: 600,
      y: 664,
      h: 270,
      left: [-1.6, 8],
      right: [1.6, 8],
      hair: 'tail',
      leftFoot: [-0.7, 0.1],
      rightFoot: [0.7, 0.1],
    }).all,
    solid,
  );
  s.add(reeds(s, -10, 1210, 820, 110, 60), dark);
};

export const galleryNight = {
  'singer-from-the-pit': fromThePit,
  'bass-from-the-side': bassSide,
  'crowd-from-above': fromAbove,
  'wheelchair-platform': platform,
  'stage-from-the-back': fromTheBack,
  'raised-wristbands': wristbands,
  'lantern-procession': procession,
  'bunting-and-lanterns': overhead,
  'castle-windows': windows,
  'boathouse-stage': boathouse,
  'moon-over-the-mere': moonOverMere,
  campfire,
  'dj-booth': djBooth,
  'late-night-tent': lateTent,
  'dancers-in-the-dark': dancers,
  'torches-home': torches,
  'stars-over-the-fell': starTrails,
  'last-song': lastSong,
  'sunrise-over-the-fell': sunrise,
};
void [castle, oak, micStand];
