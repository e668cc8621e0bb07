/** Wide and lead pictures of the pages: 5 of 7. */
import { circle, ellipse, line, num, path, rect, type Point, type Scene } from '../kit.ts';
import { cloud, disc, fell } from '../parts/land.ts';
import { body, person } from '../parts/people.ts';
import { birds, dog, table } from '../parts/things.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

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
  s.cut(path('M150 610v-90q0-60 100-60q100 0 100 60v90z'), { b: 8 });
  s.add(line(6, 'M190 470l24 40M260 462l10 44M310 480l-10 36'), dark);
  s.cut(path('M420 606l-30-90h170l-30 90z'), {});
  s.cut(circle(430, 505, 30) + circle(480, 495, 32) + circle(525, 508, 28), { a: 9 });
  s.cut(path('M780 606V440h100v166zM910 606V480h80v126z'), { b: 9 });
  s.cut(rect(795, 480, 70, 60) + rect(918, 510, 64, 50));
  s.cut(line(8, 'M1040 606V530H1180V606M1110 530V420') + ellipse(1110, 420, 70, 14), solid);
  s.cut(circle(1110, 568, 26));
  s.add(line(4, 'M1110 568l12-14'), dark);
};

export const leads5 = {
  walks: walks,
  'pubs-food': pubsFood,
  stores: stores,
};
