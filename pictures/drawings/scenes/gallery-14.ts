/** The gallery, in its reading order: 14 of 16. */
import { circle, ellipse, line, num, path, poly, rect, spots, type Scene } from '../kit.ts';
import { crowd } from '../parts/crowd.ts';
import { fell, rays, stars } from '../parts/land.ts';
import { body, person } from '../parts/people.ts';
import { speakers } from '../parts/stage.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

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

export const gallery14 = {
  'dj-booth': djBooth,
  'late-night-tent': lateTent,
};
