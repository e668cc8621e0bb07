/** The gallery, in its reading order: 1 of 16. */
import { circle, ellipse, line, path, rect, under, type Scene } from '../kit.ts';
import { castle } from '../parts/castle.ts';
import { fell, glitter, rain, rays, ripples } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { birds, domeTent, ridgeTent } from '../parts/things.ts';
import { mug, steam } from '../parts/village.ts';

const dark = { k: 9 };

const castleAtDawn: Scene = (s) => {
  s.bands('b', 0, 420, [6, 5, 4, 3, 2, 1]);
  s.bands('a', 160, 560, [1, 2, 4, 5, 7]);
  s.cut(circle(950, 470, 86));
  fell(
    s,
    [
      [-20, 450],
      [260, 400],
      [520, 470],
      [760, 500],
      [1000, 440],
      [1220, 480],
    ],
    { b: 6 },
  );
  fell(
    s,
    [
      [-20, 620],
      [200, 570],
      [380, 540],
      [560, 560],
      [760, 640],
    ],
    { b: 9, k: 7 },
    undefined,
    0,
    660,
  );
  castle(s, 340, 560, 300, { k: 9 }, { b: 3 }, { b: 9, k: 0 });
  for (const [y, x, w] of [
    [560, -20, 420],
    [590, 380, 560],
    [630, 40, 620],
    [600, 860, 380],
  ] as const)
    s.cut(line(26, `M${x} ${y}h${w}`));
  s.cut(rect(-9, 650, 1218, 160), { b: 5 });
  s.cut(glitter(s, 950, 662, 800, 80, 8, 8), { a: 9 });
  s.add(ripples(s, -10, 1210, 660, 800, 6, 5), { k: 7 });
  s.add(
    birds(
      [
        [620, 250],
        [690, 220],
        [560, 210],
      ],
      24,
    ),
    dark,
  );
};

const campsiteAtSix: Scene = (s) => {
  s.add(s.all, { a: 3 });
  s.add(rays(900, 330, 150, 1000, 22, 0.4), { a: 8 });
  s.cut(circle(900, 330, 130));
  fell(
    s,
    [
      [-20, 380],
      [240, 260],
      [460, 300],
      [700, 380],
      [1220, 330],
    ],
    { b: 7 },
  );
  s.cut(
    under(
      [
        [-20, 420],
        [600, 400],
        [1220, 420],
      ],
      810,
    ),
    { b: 9 },
  );
  for (const [x, y, size, tones] of [
    [90, 470, 70, { a: 9 }],
    [280, 450, 60, {}],
    [470, 470, 74, { a: 5 }],
    [690, 450, 62, { a: 9 }],
    [880, 470, 74, {}],
    [1090, 460, 70, { a: 9 }],
  ] as const)
    domeTent(s, x, y, size, tones, { k: 4 });
  s.add(
    under(
      [
        [-20, 520],
        [600, 500],
        [1220, 530],
      ],
      810,
    ),
    { k: 2 },
  );
  domeTent(s, 190, 690, 180, { a: 9 });
  ridgeTent(s, 960, 680, 190, {}, { a: 5 });
  domeTent(s, 620, 600, 110, { a: 4 });
  person(
    s,
    {
      x: 560,
      y: 750,
      h: 430,
      left: [-1.4, 8],
      right: [1.5, 8.1],
      leftFoot: [-0.7, 0.1],
      rightFoot: [0.6, 0.1],
      hair: 'curls',
      lean: 0.1,
    },
    { top: {}, skin: { a: 4 }, legs: { a: 9 }, edge: dark },
  );
  s.cut(line(18, 'M500 748h30M610 748h30'), dark);
};

const kettle: Scene = (s) => {
  s.add(s.all, { b: 7 });
  s.cut(circle(500, 430, 380), { a: 4 });
  s.cut(rect(-9, 780, 1018, 230), { b: 9, k: 4 });
  s.cut(line(22, 'M330 800L380 690H620L670 800M500 800V700'), dark);
  s.cut(path('M400 800h200l-20 80H420z'), { a: 9, k: 3 });
  s.cut(path('M400 690q20-40 30-70 20 30 30 0 24 44 40 0 26 44 40 0 20 30 30 0 10 40 30 70z'), { a: 9 });
  s.cut(path('M290 620C280 420 380 360 500 360C620 360 720 420 710 620C700 660 300 660 290 620z'), {
    k: 9,
    b: 9,
  });
  s.add(path('M330 600C330 470 400 410 480 400C410 440 370 520 380 620z'), { k: 0, b: 4 });
  s.cut(path('M690 500C780 480 770 380 850 360L880 400C830 420 820 540 700 590z'), { k: 9, b: 9 });
  s.cut(line(26, 'M360 390C340 200 660 200 640 390'), dark);
  s.cut(ellipse(500, 366, 90, 18), { a: 9 });
  s.add(circle(500, 340, 24), dark);
  s.cut(steam(880, 330, 190, 18));
  mug(s, 170, 860, 130, {});
  s.add(rect(112, 770, 117, 26), { a: 9 });
  mug(s, 850, 900, 140, { a: 9 });
};

const tentsInRain: Scene = (s) => {
  s.bands('b', 0, 810, [5, 6, 7, 7, 8]);
  s.bands('k', 0, 400, [5, 4, 3, 2]);
  fell(
    s,
    [
      [-20, 340],
      [300, 210],
      [560, 320],
      [860, 180],
      [1220, 320],
    ],
    { b: 9, k: 3 },
  );
  s.cut(
    under(
      [
        [-20, 460],
        [500, 440],
        [1220, 470],
      ],
      810,
    ),
    { b: 9, k: 4 },
  );
  ridgeTent(s, 200, 610, 220, { a: 9 });
  domeTent(s, 640, 560, 120, { a: 5 });
  domeTent(s, 1040, 620, 170, { a: 9 });
  s.cut(ellipse(700, 720, 230, 30) + ellipse(180, 740, 150, 18) + ellipse(1060, 760, 140, 18), { b: 2 });
  person(
    s,
    {
      x: 730,
      y: 720,
      h: 300,
      left: [0.2, 5],
      right: [1.1, 3.9],
      leftFoot: [-0.7, 0.1],
      rightFoot: [0.7, 0.4],
      turn: 0.5,
      hair: 'none',
    },
    { top: { a: 9 }, skin: {}, edge: {} },
  );
  s.cut(path('M610 430C630 330 830 330 850 430q-30-24-60 0-30-24-60 0-30-24-60 0-30-24-60 0z'));
  s.add(
    path(
      'M670 430C680 370 700 350 730 352C700 380 700 400 730 430q-30-24-60 0zM790 430C780 370 760 350 730 352C800 350 845 380 850 430q-30-24-60 0z',
    ),
    { a: 9 },
  );
  s.cut(line(7, 'M730 350V570'), dark);
  s.cut(rain(s, 70, 70));
};

export const gallery1 = {
  'castle-at-dawn': castleAtDawn,
  'campsite-at-six': campsiteAtSix,
  'kettle-and-stove': kettle,
  'tents-in-rain': tentsInRain,
};
