/** Wide and lead pictures of the pages: 2 of 7. */
import { circle, ellipse, line, path, rect, spots, under, type Point, type Scene } from '../kit.ts';
import { crowd } from '../parts/crowd.ts';
import { fell, reeds } from '../parts/land.ts';
import { micStand } from '../parts/music.ts';
import { backlit, body, person } from '../parts/people.ts';
import { guitarist } from '../parts/players.ts';
import { bellTent, bunting, dog, domeTent, fire, ridgeTent } from '../parts/things.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

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

export const leads2 = {
  'special-guests': specialGuests,
  'castle-performances': castlePerformances,
  'camping-community': campingCommunity,
};
