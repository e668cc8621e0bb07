/** Wide and lead pictures of the pages: 3 of 7. */
import { circle, ellipse, line, path, poly, rect, under, type Scene } from '../kit.ts';
import { castle } from '../parts/castle.ts';
import { fell, rays, ripples, wood } from '../parts/land.ts';
import { backlit, body, person } from '../parts/people.ts';
import { glass } from '../parts/players.ts';
import { dog } from '../parts/things.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

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

const about: Scene = (s) => {
  // The dale from high up: road, mere and castle small in the round hills.
  s.bands('b', 0, 330, [7, 6, 4, 3, 2]);
  s.cut(circle(860, 190, 90));
  fell(
    s,
    [
      [-20, 330],
      [180, 230],
      [380, 260],
      [560, 340],
      [800, 280],
      [1000, 200],
      [1220, 290],
    ],
    { a: 5 },
  );
  fell(
    s,
    [
      [-20, 400],
      [150, 330],
      [330, 300],
      [520, 420],
      [640, 450],
    ],
    { a: 9 },
    { k: 3 },
  );
  fell(
    s,
    [
      [560, 460],
      [780, 370],
      [980, 330],
      [1220, 400],
    ],
    { a: 9, k: 2 },
    { k: 4 },
  );
  s.cut(
    under(
      [
        [-20, 500],
        [300, 470],
        [700, 470],
        [1220, 490],
      ],
      810,
    ),
    { a: 7 },
  );
  s.cut(
    path(
      'M300 560C420 500 760 500 880 550C960 590 860 640 700 640C560 640 520 680 400 660C280 640 220 600 300 560z',
    ),
    { b: 4 },
  );
  s.add(ripples(s, 320, 860, 545, 640, 5, 4), { a: 9 });
  s.cut(
    under(
      [
        [560, 540],
        [640, 510],
        [760, 508],
        [840, 540],
      ],
      548,
    ),
    { a: 9, k: 4 },
  );
  castle(s, 700, 520, 100, solid, { b: 9 });
  s.cut(line(16, 'M-10 760C200 700 260 720 420 740Q700 700 860 690Q1000 600 1220 620'));
  s.add(wood(s, 40, 330, 600, 80, 26) + wood(s, 900, 1180, 590, 90, 28), { k: 9 });
  backlit(s, body({ x: 190, y: 800, h: 270, left: [-0.8, 4], right: [1.9, 6.4], hair: 'tail' }), { b: 9 }, 5);
  backlit(s, dog(300, 800, 70), { b: 9 }, 4);
};

export const leads3 = {
  curators: curators,
  about: about,
};
