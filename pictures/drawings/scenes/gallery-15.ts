/** The gallery, in its reading order: 15 of 16. */
import { circle, ellipse, line, path, poly, spots, type Scene } from '../kit.ts';
import { fell, spruce, stars } from '../parts/land.ts';
import { backlit, body } from '../parts/people.ts';
import { bellTent } from '../parts/things.ts';

const dark = { k: 9 };

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

export const gallery15 = {
  'dancers-in-the-dark': dancers,
  'torches-home': torches,
};
