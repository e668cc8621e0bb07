/** The gallery, in its reading order: 2 of 16. */
import { circle, ellipse, line, path, poly, rect, spots, under, type Scene } from '../kit.ts';
import { fell, oak, reeds } from '../parts/land.ts';
import { backlit, body, person } from '../parts/people.ts';
import { dog } from '../parts/things.ts';
import { boot, wall } from '../parts/village.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const bootsAndMud: Scene = (s) => {
  s.add(s.all, { a: 9 });
  s.bands('a', 0, 1, [9]);
  s.cut(circle(400, 300, 260), {});
  s.add(circle(400, 300, 260), { a: 2 });
  s.cut(path('M-9 720C120 690 240 760 400 730C560 700 680 760 809 720V1010H-9z'), { a: 9, k: 6 });
  s.cut(line(104, 'M310 -20L292 340M500 -20L518 350'), { b: 9, k: 4 });
  boot(s, 290, 790, 270, { b: 9 }, -1);
  boot(s, 520, 830, 290, { b: 9 });
  s.cut(
    path(
      'M-9 800C60 770 90 850 150 820C190 760 240 820 330 800C420 780 430 860 520 850C620 830 640 880 700 850C760 830 780 860 809 850V1010H-9z',
    ),
    { k: 9, a: 9 },
  );
  s.cut(
    spots(30, [
      [110, 690],
      [650, 660],
      [720, 740],
      [180, 640],
      [60, 740],
      [410, 740],
    ]) +
      spots(16, [
        [140, 600],
        [690, 600],
        [740, 660],
        [80, 640],
        [620, 720],
        [350, 690],
      ]),
    { k: 9, a: 9 },
  );
  s.cut(ellipse(180, 920, 150, 22) + ellipse(640, 950, 120, 16), { b: 5 });
};

const summitInMist: Scene = (s) => {
  s.bands('b', 0, 800, [1, 1, 2, 2, 3]);
  s.cut(circle(780, 200, 90));
  s.add(`<circle cx="780" cy="200" r="106" fill="none" stroke-width="10"/>`, { a: 5 });
  for (const [y, tone, shift] of [
    [380, 3, 0],
    [470, 5, 200],
    [560, 7, -100],
  ] as const)
    s.cut(
      under(
        [
          [-20, y],
          [180 + shift, y - 90],
          [420 + shift, y - 10],
          [760 + shift / 2, y - 70],
          [1000, y + 10],
          [1220, y - 50],
        ],
        810,
      ),
      { b: tone },
    );
  s.cut(line(46, 'M-20 520h380M520 580h700M100 640h560'));
  s.cut(path('M-9 810C200 760 330 620 480 560L560 540L640 552C760 600 900 740 1209 800V810z'), {
    b: 9,
    k: 6,
  });
  s.cut(path('M520 548L536 410H592L608 548z'));
  s.add(path('M564 410H592L608 548H570z'), { k: 4 });
  s.add(rect(530, 400, 68, 14), dark);
  const hiker = body({
    x: 700,
    y: 572,
    h: 230,
    left: [-2, 6.6],
    right: [0.9, 3.5],
    leftElbow: -1,
    leftFoot: [-0.5, 0.3],
    rightFoot: [0.6, -0.1],
    hair: 'beanie',
    turn: 0.6,
    face: -1,
  });
  backlit(s, hiker, { a: 9 }, 5);
  s.cut(rect(708, 400, 40, 70), { a: 9 });
  s.cut(line(34, 'M-20 740h300M760 770h460M420 790h160'));
};

const ridgeWalkers: Scene = (s) => {
  s.bands('a', 0, 800, [2, 3, 4, 6, 8, 9]);
  s.cut(circle(420, 330, 250));
  s.add(circle(420, 330, 250), { b: 2 });
  s.cut(path('M-9 810V760C200 640 420 560 640 430C800 330 960 230 1209 110V810z'), { b: 9, k: 8 });
  s.add(path('M1209 110C1000 300 900 460 760 810H1209z'), { k: 5 });
  s.add(path('M640 430C600 560 520 680 460 810H560C640 640 720 500 800 338z'), { k: -3 });
  const walkers = [
    [170, 664],
    [270, 612],
    [350, 574],
    [470, 517],
    [560, 470],
    [640, 424],
    [770, 343],
    [860, 290],
  ] as const;
  walkers.forEach(([x, y], index) => {
    const way = index % 2 ? 1 : -1;
    s.cut(
      body({
        x,
        y: y + 6,
        h: 108 - index * 4,
        turn: 0.7,
        lean: 0.4,
        leftFoot: [-0.7 * way, 0],
        rightFoot: [0.8 * way, 0.4],
        left: [1.2, 4],
        hair: index % 3 ? 'hat' : 'beanie',
      }).all,
      dark,
    );
  });
  s.add(walkers.map(([x, y]) => line(3, `M${x + 26} ${y - 50}L${x + 36} ${y + 2}`)).join(''), dark);
};

const stileAndDog: Scene = (s) => {
  s.bands('b', 0, 420, [1, 2, 3, 4]);
  s.cut(oak(640, 520, 400), { b: 9 });
  fell(
    s,
    [
      [-20, 480],
      [200, 360],
      [420, 420],
      [820, 460],
    ],
    { b: 6 },
  );
  s.cut(rect(-9, 470, 818, 540), { a: 5 });
  s.cut(circle(150, 150, 70), { a: 9 });
  wall(s, -10, 290, 520, 250, { b: 4 });
  wall(s, 520, 810, 520, 250, { b: 4 });
  s.cut(
    poly([
      [250, 800],
      [290, 800],
      [410, 390],
      [370, 390],
    ]) +
      poly([
        [550, 800],
        [510, 800],
        [400, 390],
        [440, 390],
      ]),
    { a: 9, k: 3 },
  );
  s.cut(line(18, 'M270 760H530M290 680H510M312 600H490M334 520H468M350 450H452'), solid);
  backlit(s, dog(400, 396, 104), { a: 9 }, 5);
  s.cut(rect(-9, 800, 818, 210), { a: 7 });
  person(
    s,
    { x: 220, y: 950, h: 520, left: [-0.9, 4.2], right: [1.3, 6.8], rightElbow: -1, turn: 0.5, hair: 'tail' },
    { top: { b: 9 }, skin: { a: 3 }, edge: {} },
  );
  s.add(reeds(s, 300, 810, 1010, 150, 30), { b: 9, k: 4 });
};

export const gallery2 = {
  'boots-and-mud': bootsAndMud,
  'summit-in-mist': summitInMist,
  'walkers-on-the-ridge': ridgeWalkers,
  'stile-and-dog': stileAndDog,
};
