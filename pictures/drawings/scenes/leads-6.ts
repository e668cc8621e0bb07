/** Wide and lead pictures of the pages: 6 of 7. */
import { circle, line, path, rect, spots, under, type Scene } from '../kit.ts';
import { crowd } from '../parts/crowd.ts';
import { hand } from '../parts/hands.ts';
import { rays } from '../parts/land.ts';
import { drumKit } from '../parts/music.ts';
import { person } from '../parts/people.ts';
import { guitarist } from '../parts/players.ts';
import { bunting, table } from '../parts/things.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

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
    s.cut(path(`M${x} 400L${x + 210} 300Q${x + 236} 380 ${x + 222} 440z`), {
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

export const leads6 = {
  talks: talks,
  djs: djs,
  'kids-teens': kidsTeens,
};
