/** Wide and lead pictures of the pages: 1 of 7. */
import { circle, ellipse, line, num, path, poly, rect, spots, type Point, type Scene } from '../kit.ts';
import { hand } from '../parts/hands.ts';
import { glitter, ripples } from '../parts/land.ts';
import { cables, drumKit, micStand } from '../parts/music.ts';
import { frond, heron } from '../parts/nature.ts';
import { backlit, body } from '../parts/people.ts';
import { chair, glass, strummer } from '../parts/players.ts';
import { birds } from '../parts/things.ts';

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

export const leads1 = {
  'wide-sea-power': wideSeaPower,
  'wide-arab-strap': wideArabStrap,
  'wide-house-artist': wideModular,
};
