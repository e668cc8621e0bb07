/** The gallery: dawn to the first paths. */
import {
  circle,
  ellipse,
  line,
  num,
  path,
  poly,
  rect,
  spots,
  through,
  under,
  type Point,
  type Scene,
} from '../kit.ts';
import { castle, disc, fell, glitter, oak, rain, rays, reeds, ripples, spruce, wood } from '../parts/land.ts';
import { frond } from '../parts/nature.ts';
import { backlit, body, person } from '../parts/people.ts';
import { birds, bulbs, dog, domeTent, ridgeTent } from '../parts/things.ts';
import { boot, mug, steam, stones, wall } from '../parts/village.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

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

const bootsAndMud: Scene = (s) => {
  s.add(s.all, { a: 9 });
  s.bands('a', 0, 1, [9]);
  s.cut(circle(400, 300, 260), {});
  s.add(circle(400, 300, 260), { a: 2 });
  s.cut(path('M-9 720C120 690 240 760 400 730C560 700 680 760 809 720V1010H-9z'), { a: 9, k: 6 });
  s.cut(line(120, 'M300 -20L288 240M500 -20L524 240'), { b: 9, k: 4 });
  boot(s, 285, 800, 380, { b: 9 }, -1);
  boot(s, 520, 850, 400, { b: 9 });
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

const cairn: Scene = (s) => {
  s.bands('a', 0, 500, [8, 6, 5, 4, 3, 2]);
  disc(s, 720, 280, 110, { a: 9 }, 30);
  fell(
    s,
    [
      [-20, 560],
      [200, 440],
      [420, 520],
      [700, 600],
      [900, 520],
      [1020, 560],
    ],
    { b: 6 },
  );
  fell(
    s,
    [
      [-20, 700],
      [300, 660],
      [640, 720],
      [1020, 640],
    ],
    { b: 9 },
  );
  s.cut(
    under(
      [
        [-20, 860],
        [400, 810],
        [1020, 850],
      ],
      1010,
    ),
    { b: 9, k: 6 },
  );
  stones(s, 440, 900, 560, 9, { b: 3 }, { b: 7, k: 2 });
  s.cut(path('M404 372q4-40 40-44q36 0 36 40q-36 20-76 4z'), {});
  s.add(path('M560 560C640 640 700 760 720 890H560C600 780 600 660 560 560z'), { k: 3 });
  s.cut(
    spots(60, [
      [120, 920],
      [240, 950],
      [800, 920],
      [900, 950],
      [690, 960],
    ]),
    { b: 5 },
  );
};

const beck: Scene = (s) => {
  s.add(s.all, { b: 5 });
  s.cut(wood(s, -20, 1240, 420, 330, 62), { b: 9, k: 5 });
  s.cut(
    under(
      [
        [-20, 470],
        [340, 420],
        [860, 420],
        [1220, 470],
      ],
      810,
    ),
    { a: 6 },
  );
  s.cut(
    path(
      'M500 420C620 470 480 540 560 610C620 680 300 740 240 810H960C1000 740 840 700 800 620C760 560 720 470 690 420z',
    ),
    { b: 3 },
  );
  s.add(
    line(9, 'M560 520c60 10 100-6 150 4M600 640c60-16 90 10 160-4M420 760c90-20 160 14 300-6M600 460h60'),
    { b: 9 },
  );
  s.cut(
    spots(80, [
      [470, 640],
      [880, 700],
      [330, 770],
    ]) +
      spots(50, [
        [520, 560],
        [780, 560],
        [860, 760],
      ]),
    { k: 8, b: 4 },
  );
  s.cut(path('M300 580Q640 380 980 580L980 540Q640 340 300 540z'), { a: 9, k: 4 });
  s.cut(
    line(14, 'M320 540V440M430 490V390M540 460V356M640 450V346M740 460V356M850 490V390M960 540V440') +
      line(14, 'M320 440Q640 246 960 440'),
    { a: 9 },
  );
  person(
    s,
    {
      x: 640,
      y: 462,
      h: 270,
      left: [-1.6, 4.2],
      right: [1.5, 5.2],
      turn: 0.7,
      leftFoot: [-0.8, 0.2],
      rightFoot: [0.9, 0.3],
      hair: 'bob',
      skirt: true,
    },
    { top: {}, skin: { a: 4 }, edge: dark },
  );
  s.cut(line(14, 'M320 440Q640 246 960 440'), { a: 9 });
  const fern = frond(s, 220, 6);
  for (const [x, turn] of [
    [60, 20],
    [150, -10],
    [1060, 10],
    [1160, -20],
  ] as const)
    s.cut(fern(x, 820, 240, turn), { b: 9, k: 5 });
};

const swimming: Scene = (s) => {
  // From the water itself: a high horizon and five caps.
  s.cut(rect(-9, -9, 1218, 200), { a: 3 });
  fell(
    s,
    [
      [-20, 150],
      [240, 60],
      [500, 140],
      [760, 70],
      [1000, 30],
      [1220, 120],
    ],
    { b: 9, k: 3 },
    undefined,
    0,
    200,
  );
  s.cut(rect(-9, 190, 1218, 620), { b: 9 });
  s.bands('k', 190, 460, [5, 3, 1]);
  s.cut(ripples(s, -10, 1210, 200, 800, 16, 5), { b: 4 });
  for (const [x, y, r, cap] of [
    [300, 360, 42, { a: 9 }],
    [560, 300, 30, {}],
    [860, 340, 36, { a: 9 }],
    [720, 560, 84, {}],
    [270, 640, 90, { a: 9 }],
  ] as const) {
    s.cut(
      `<ellipse cx="${x}" cy="${num(y + r * 1.1)}" rx="${num(r * 2.6)}" ry="${num(r * 0.6)}" fill="none" stroke-width="7"/><ellipse cx="${x}" cy="${num(y + r * 1.1)}" rx="${num(r * 3.6)}" ry="${num(r * 0.95)}" fill="none" stroke-width="5"/>`,
    );
    s.cut(circle(x, y, r), { a: 4 });
    s.cut(
      path(
        `M${num(x - r * 1.04)} ${y}C${num(x - r)} ${num(y - r * 1.5)} ${num(x + r)} ${num(y - r * 1.5)} ${num(x + r * 1.04)} ${y}z`,
      ),
      cap,
    );
    s.cut(
      path(
        `M${num(x - r * 2.2)} ${num(y + r * 1.3)}Q${x} ${num(y + r * 0.4)} ${num(x + r * 2.2)} ${num(y + r * 1.3)}z`,
      ),
      { a: 4 },
    );
    s.add(
      line(
        r * 0.16,
        `M${num(x - r * 0.5)} ${num(y + r * 0.24)}h${num(r * 0.3)}M${num(x + r * 0.2)} ${num(y + r * 0.24)}h${num(r * 0.3)}`,
      ),
      dark,
    );
  }
  s.cut(line(34, 'M390 700Q480 560 560 620') + circle(566, 624, 22), { a: 4 });
};

const towels: Scene = (s) => {
  // Straight down on the planks.
  s.add(s.all, { b: 9 });
  s.cut(ripples(s, -10, 1010, 10, 990, 18, 6), { b: 4 });
  s.cut(
    poly([
      [260, -9],
      [740, -9],
      [760, 1010],
      [240, 1010],
    ]),
    { a: 3 },
  );
  let planks = '';
  for (let y = 70; y < 1000; y += 82) planks += `M246 ${y}H754`;
  s.add(line(6, planks), dark);
  s.cut(line(40, 'M250 130h0M750 130h0M244 560h0M756 560h0M240 960h0M760 960h0'), { k: 9 });
  const towel = (x: number, y: number, w: number, h: number, turn: number, stripes: number, one: object) => {
    const g = (mark: string) => `<g transform="rotate(${turn} ${x + w / 2} ${y + h / 2})">${mark}</g>`;
    s.cut(g(rect(x, y, w, h)), {});
    let bars = '';
    for (let index = 0; index < stripes; index += 2)
      bars += rect(x, y + (h * index) / stripes, w, h / stripes);
    s.add(g(bars), one);
    s.add(g(line(4, `M${x} ${y}v${h}h${w}v${-h}z`)), dark);
  };
  towel(300, 90, 200, 380, -6, 11, { a: 9 });
  towel(530, 180, 190, 400, 9, 7, { b: 9 });
  towel(310, 560, 190, 360, 4, 15, { a: 9, k: 3 });
  s.cut(ellipse(600, 700, 26, 62) + ellipse(670, 716, 26, 62), solid);
  s.cut(line(8, 'M590 690l10-24 12 24M660 706l10-24 12 24'), { a: 9 });
  s.cut(circle(640, 880, 66), { a: 9 });
  s.cut(circle(640, 880, 36), { a: 9, k: 5 });
  s.cut(circle(200, 330, 0));
};

export const galleryMorning = {
  'castle-at-dawn': castleAtDawn,
  'campsite-at-six': campsiteAtSix,
  'kettle-and-stove': kettle,
  'tents-in-rain': tentsInRain,
  'boots-and-mud': bootsAndMud,
  'summit-in-mist': summitInMist,
  'walkers-on-the-ridge': ridgeWalkers,
  'stile-and-dog': stileAndDog,
  cairn,
  'beck-and-footbridge': beck,
  'wild-swimming': swimming,
  'towels-on-the-jetty': towels,
};
void [bulbs, spruce, through, castle];
export type { Point };
