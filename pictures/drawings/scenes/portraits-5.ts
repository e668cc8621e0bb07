/** Portraits of the acts: 5 of 6. */
import { circle, ellipse, line, path, rect, spots, under, type Scene } from '../kit.ts';
import { drumKit, micStand } from '../parts/music.ts';
import { person } from '../parts/people.ts';
import { guitarist } from '../parts/players.ts';
import { cord, slack } from '../parts/things.ts';

const dark = { k: 9 };

const moonlandingz: Scene = (s) => {
  s.add(s.all, { k: 9, a: 9 });
  s.add(rect(-9, -9, 818, 830), { k: 6 });
  s.cut(circle(400, 400, 330), {});
  s.add(circle(400, 400, 330), { b: 2 });
  s.add(
    circle(260, 240, 66) +
      circle(560, 200, 44) +
      circle(610, 470, 70) +
      circle(190, 480, 42) +
      circle(420, 120, 28),
    { b: 6 },
  );
  s.cut(circle(252, 234, 50) + circle(553, 194, 32) + circle(601, 462, 52), { b: 1 });
  s.cut(path('M-9-9H190C200 260 150 560 40 830H-9zM809-9H610C600 260 650 560 760 830H809z'), { a: 9 });
  s.add(
    path(
      'M40-9C60 300 40 560-9 740V-9zM110-9H150C150 300 110 600 10 830H-9C80 600 120 300 110-9zM760-9C740 300 760 560 809 740V-9zM690-9H650C650 300 690 600 790 830H809C720 600 680 300 690-9z',
    ),
    { k: 6 },
  );
  s.cut(rect(-9, 820, 818, 190), { k: 9, a: 0, b: 0 });
  s.add(line(5, 'M0 860H800M0 930H800M100 1000L180 822M300 1000L330 822M500 1000L470 822M700 1000L620 822'), {
    k: 0,
    b: 9,
  });
  // The cape, thrown wide.
  s.cut(
    path(
      'M390 350C250 330 150 300 96 250C110 480 130 700 220 880C300 840 330 860 400 880C480 850 500 850 590 890C680 700 700 480 704 240C640 310 520 340 410 350z',
    ),
    { k: 9, a: 0, b: 0 },
  );
  s.cut(
    path(
      'M390 372C270 350 170 330 118 290C136 500 160 690 232 852C300 815 340 836 396 855C470 825 510 828 580 858C660 690 680 500 684 284C620 350 500 366 410 372z',
    ),
    { a: 9 },
  );
  s.add(
    line(
      5,
      'M150 310C200 500 220 660 260 840M220 340C270 520 290 680 310 824M650 310C600 500 590 660 560 846M580 340C530 520 520 680 500 832',
    ),
    { k: 7 },
  );
  person(
    s,
    {
      x: 400,
      y: 930,
      h: 690,
      left: [-2.95, 7],
      right: [3, 7.1],
      leftFoot: [-0.9, 0.12],
      rightFoot: [0.9, 0.12],
      hair: 'quiff',
    },
    { top: { b: 9 }, skin: {}, edge: dark, bare: false },
  );
  s.cut(path('M400 322l-64-54q18 60 22 92zM400 322l64-54q-18 60-22 92z'), { k: 9, a: 0, b: 0 });
  s.cut(
    spots(13, [
      [400, 400],
      [400, 440],
      [400, 480],
    ]),
  );
  // The theremin.
  s.cut(line(12, 'M655 700V930M615 940L655 880L695 940'), {});
  s.cut(path('M585 650H725L710 705H600z'), {});
  s.add(path('M585 650H725L722 664H588z'), { a: 9 });
  s.cut(line(8, 'M705 650V430') + line(8, 'M600 676H545C510 676 510 706 545 706H600'));
};

const holidayGhosts: Scene = (s) => {
  s.bands('b', 0, 640, [6, 5, 4, 3, 2, 1]);
  s.cut(circle(660, 130, 74), { a: 9 });
  s.cut(
    under(
      [
        [-20, 600],
        [180, 540],
        [420, 590],
        [640, 520],
        [820, 580],
      ],
      1010,
    ),
    { b: 9 },
  );
  s.cut(rect(-9, 690, 818, 330), { a: 7 });
  s.add(line(12, 'M60 150V720M740 130V720') + line(12, 'M20 166H100M700 146H780'), dark);
  const rope = slack([60, 166], [740, 146], 26, 16);
  for (const [x, wide, tall, tilt] of [
    [170, 120, 300, -10],
    [330, 140, 350, 14],
    [505, 130, 320, -16],
    [650, 110, 270, 10],
  ] as const) {
    const y = 184;
    const half = wide / 2;
    s.cut(
      path(
        `M${x - half * 0.7} ${y}C${x} ${y - 46} ${x} ${y - 46} ${x + half * 0.7} ${y}C${x + half} ${y + tall * 0.4} ${x + half + tilt} ${y + tall * 0.7} ${x + half + tilt * 2} ${y + tall}q${-wide / 8}-34 ${-wide / 4} 0q${-wide / 8} 34 ${-wide / 4} 0q${-wide / 8}-34 ${-wide / 4} 0q${-wide / 8} 34 ${-wide / 4} 0C${x - half + tilt} ${y + tall * 0.7} ${x - half} ${y + tall * 0.4} ${x - half * 0.7} ${y}z`,
      ),
    );
    s.add(
      path(
        `M${x + half * 0.3} ${y - 12}C${x + half} ${y + tall * 0.4} ${x + half + tilt} ${y + tall * 0.7} ${x + half + tilt * 2} ${y + tall}q${-wide / 8}-34 ${-wide / 4} 0C${x + half * 0.4} ${y + tall * 0.6} ${x + half * 0.5} ${y + tall * 0.3} ${x + half * 0.3} ${y - 12}z`,
      ),
      { b: 3 },
    );
    s.cut(
      ellipse(x - half * 0.28, y + 62, 11, 18) +
        ellipse(x + half * 0.28, y + 62, 11, 18) +
        ellipse(x, y + 112, 13, 20),
      dark,
    );
    s.cut(rect(x - half * 0.55, y - 26, 9, 30) + rect(x + half * 0.45, y - 26, 9, 30), { a: 9, k: 3 });
  }
  s.add(cord(rope, 5), dark);
  guitarist(
    s,
    { x: 585, y: 890, h: 560, lean: 0.15, hair: 'short' },
    { top: { b: 9 }, skin: {}, edge: dark },
    { tones: {}, up: 20 },
  );
  person(
    s,
    { x: 290, y: 890, h: 620, hip: [0, 3], left: [-1.7, 5.1], right: [1.65, 6.2], hair: 'long' },
    { top: dark, skin: {}, edge: {} },
  );
  s.add(line(9, 'M164 472l66 60M418 380l-54 66'), dark);
  drumKit(s, 290, 960, 108, { b: 9 }, {});
  s.add(micStand(160, 975, 440, 34, 7), dark);
};

export const portraits5 = {
  'portrait-the-moonlandingz': moonlandingz,
  'portrait-holiday-ghosts': holidayGhosts,
};
