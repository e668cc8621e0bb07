/** The gallery, in its reading order: 6 of 16. */
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
import { castle } from '../parts/castle.ts';
import { crowd } from '../parts/crowd.ts';
import { handMarks } from '../parts/hands.ts';
import { rays } from '../parts/land.ts';
import { hawk, owl } from '../parts/nature.ts';
import { backlit, body, person } from '../parts/people.ts';
import { bunting } from '../parts/things.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const brassBand: Scene = (s) => {
  s.add(s.all, { b: 5 });
  s.cut(rays(600, 330, 260, 1000, 34, 0.3));
  s.cut(circle(600, 330, 250), { a: 3 });
  s.cut(rect(-9, 690, 1218, 130), { b: 9, k: 3 });
  const march = { leftFoot: [-0.5, 0.1] as Point, rightFoot: [0.7, 0.7] as Point, hair: 'cap' as const };
  const coat = { top: { b: 9, k: 4 }, skin: { a: 3 }, edge: {}, bare: false };
  person(
    s,
    { x: 170, y: 740, h: 470, ...march, left: [0.3, 5.4], right: [1, 5.6], turn: 0.6 },
    coat,
    ({ at }) => {
      const [x, y] = at(0.5, 6.5);
      s.cut(
        line(13, `M${num(x)} ${num(y)}l180 24`) +
          path(`M${num(x + 160)} ${num(y + 22)}l80-36v88z`) +
          line(12, `M${num(x + 60)} ${num(y + 10)}v40h70v-30`),
        { a: 9, k: 2 },
      );
    },
  );
  person(
    s,
    { x: 440, y: 760, h: 500, ...march, left: [0.4, 5.2], right: [2, 5], turn: 0.6 },
    coat,
    ({ at }) => {
      const [x, y] = at(0.5, 6.45);
      s.cut(
        line(
          11,
          `M${num(x)} ${num(y)}l250 70M${num(x)} ${num(y + 34)}l250 70l0-34M${num(x)} ${num(y)}l-60-40`,
        ) + path(`M${num(x - 40)} ${num(y - 24)}l-80-50 30 90z`),
        { a: 9, k: 2 },
      );
    },
  );
  person(s, { x: 760, y: 770, h: 520, ...march, left: [-0.8, 4.6], right: [0.9, 4.8] }, coat, ({ at }) => {
    const [x, y] = at(0.1, 4.6);
    s.cut(`<ellipse cx="${num(x)}" cy="${num(y)}" rx="70" ry="84" fill="none" stroke-width="44"/>`, { a: 9 });
    s.cut(
      path(
        `M${num(x + 40)} ${num(y - 40)}C${num(x + 60)} ${num(y - 140)} ${num(x + 20)} ${num(y - 200)} ${num(x - 30)} ${num(y - 250)}L${num(x + 220)} ${num(y - 250)}C${num(x + 150)} ${num(y - 190)} ${num(x + 130)} ${num(y - 100)} ${num(x + 92)} ${num(y)}z`,
      ),
      { a: 9 },
    );
    s.cut(ellipse(x + 95, y - 250, 125, 34), { b: 9, k: 3 });
  });
  person(s, { x: 1030, y: 760, h: 480, ...march, left: [-1.5, 4.9], right: [1.6, 5.2] }, coat);
  s.cut(circle(1030, 515, 118), dark);
  s.cut(circle(1030, 515, 104));
  s.add(circle(1030, 515, 40), { a: 9 });
  s.cut(
    line(10, 'M936 450l40 40M1134 420l-50 60') +
      spots(34, [
        [980, 494],
        [1082, 484],
      ]),
    dark,
  );
};

const falconry: Scene = (s) => {
  s.bands('b', 0, 640, [7, 6, 5, 4, 3, 2]);
  s.cut(circle(620, 210, 110), { a: 9 });
  castle(s, 190, 640, 190, { b: 9, k: 2 }, {}, { k: 3 });
  s.cut(
    under(
      [
        [-20, 650],
        [300, 630],
        [820, 650],
      ],
      1010,
    ),
    { a: 7 },
  );
  s.cut(hawk(360, 280, 300, -16), dark);
  s.cut(line(5, 'M130 280q40 30 90 40M500 230q60-20 110-20'), { a: 9 });
  person(
    s,
    {
      x: 560,
      y: 960,
      h: 560,
      left: [-2.3, 6.5],
      right: [0.9, 3.6],
      leftElbow: -1,
      turn: 0.5,
      face: -1,
      hair: 'cap',
    },
    { top: { b: 9, k: 3 }, skin: { a: 3 }, edge: {}, bare: false },
    undefined,
  );
  s.cut(path('M368 500l34-50 44 20 24 50-40 40-50-14z'), { a: 9, k: 4 });
  s.add(line(3, 'M400 470q-60 60 20 100q60 30 10 70'), dark);
  for (const [x, y, h] of [
    [60, 760, 150],
    [120, 770, 170],
    [190, 764, 150],
    [250, 776, 120],
  ] as const)
    s.cut(body({ x, y, h, hair: 'bob', left: [-1, 3.6], turn: 0.3 }).all, dark);
};

const owlOnGlove: Scene = (s) => {
  s.add(s.all, { b: 9 });
  s.cut(rays(500, 470, 330, 900, 30, 0.4), { b: 5 });
  s.cut(circle(500, 450, 340), { a: 9 });
  owl(s, 480, 790, 690, {}, { a: 3 });
  s.cut(
    path(
      'M-9 1010C120 880 260 830 380 800C420 760 560 750 640 780C700 800 700 880 640 900C520 930 380 960 330 1010z',
    ),
    { a: 9, k: 4 },
  );
  s.add(line(8, 'M400 800q-20 40-6 80M470 782q-16 50 0 104M545 778q-10 50 6 100M250 840q60 40 70 110'), dark);
  s.cut(
    line(16, 'M420 800l-20-40M440 796l0-44M470 790l14-40M520 790l-14-40M548 790l0-44M575 794l18-40'),
    solid,
  );
  s.cut(line(7, 'M440 790C400 880 520 900 600 1010'), solid);
};

const talksTent: Scene = (s) => {
  for (let index = 0; index < 12; index++) {
    const from = (index / 12) * 1600 - 200;
    s.add(
      poly([
        [600, 20],
        [from, 560],
        [from + 133, 560],
      ]),
      index % 2 ? { a: 9 } : { a: 2 },
    );
  }
  s.add(circle(600, 20, 40), dark);
  s.cut(rect(-9, 440, 1218, 380), { b: 6 });
  s.add(line(14, 'M600 20V440M120 300V560M1080 300V560'), { k: 6 });
  s.cut(path('M340 520H860L910 590H290z'), { a: 9, k: 3 });
  s.cut(rect(720, 380, 90, 150), { b: 9, k: 4 });
  person(
    s,
    { x: 560, y: 556, h: 310, left: [-1.8, 5.6], right: [1.5, 5], hair: 'bun' },
    { top: {}, skin: { a: 4 }, edge: dark },
  );
  bunting(s, [-10, 330], [1210, 330], -60, 20, 34, { b: 9 }, {});
  for (const [y, size] of [
    [610, 34],
    [680, 46],
    [770, 64],
  ] as const)
    backlit(s, crowd(s, y, size, 0.06), { b: 4 }, 3);
};

const drumming: Scene = (s) => {
  // Straight down on a ring of drums and the hands that play them.
  s.add(s.all, { b: 7 });
  s.cut(circle(600, 400, 130), { a: 3 });
  const drum = s.symbol(circle(0, 0, 104));
  const hoop = s.symbol(circle(0, 0, 92));
  const head = s.symbol(circle(0, 0, 76));
  const pair = [handMarks(-44, 60, 34, 176), handMarks(44, 50, 34, 184, 'open', -1)] as const;
  const [outlines, skins, sleeves] = (['outline', 'skin', 'sleeve'] as const).map((part) =>
    s.symbol(pair[0][part] + pair[1][part]),
  );
  for (let index = 0; index < 6; index++) {
    const turn = (index / 6) * Math.PI * 2 + 0.3;
    const x = 600 + Math.cos(turn) * 400;
    const y = 400 + Math.sin(turn) * 270;
    const out = (turn * 180) / Math.PI + 90;
    s.cut(drum(x, y), dark);
    s.cut(hoop(x, y), index % 2 ? { a: 9 } : { a: 5 });
    s.cut(head(x, y));
    s.cut(outlines?.(x, y, 1, out) ?? '', dark);
    s.cut(skins?.(x, y, 1, out) ?? '', { a: index % 3 ? 4 : 7 });
    s.cut(sleeves?.(x, y, 1, out) ?? '', index % 2 ? { b: 9 } : {});
  }
  s.add(rays(600, 400, 20, 110, 16, 0.3), { a: 9 });
};

export const gallery6 = {
  'brass-band': brassBand,
  'falconry-lawn': falconry,
  'owl-on-a-glove': owlOnGlove,
  'talks-tent': talksTent,
  'drumming-workshop': drumming,
};
