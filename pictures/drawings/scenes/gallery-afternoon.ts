/** The gallery: afternoons, rugs, food, and the workshop of the music. */
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
import { castle, cloud, disc, fell, oak, rays, reeds } from '../parts/land.ts';
import { amp, drumKit, guitar, micStand, speakers, truss } from '../parts/music.ts';
import { hand } from '../parts/hands.ts';
import { body, person } from '../parts/people.ts';
import { pedals } from '../parts/players.ts';
import { bulbs, table } from '../parts/things.ts';
import { faders, stall, steam } from '../parts/village.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const onShoulders: Scene = (s) => {
  s.add(s.all, { b: 8 });
  s.cut(circle(400, 330, 300), { a: 9 });
  s.add(rays(400, 330, 310, 620, 28, 0.24), { a: 9, b: 0 });
  s.cut(circle(400, 330, 210), { a: 4 });
  const child = body({
    x: 400,
    y: 730,
    h: 520,
    child: true,
    hip: [0, 2.6],
    left: [-1.7, 6.6],
    right: [1.7, 6.8],
    leftFoot: [-0.75, 1.2],
    rightFoot: [0.75, 1.2],
    hair: 'bun',
  });
  s.cut(child.all, { b: 9, k: 7 });
  const adult = body({ x: 400, y: 1380, h: 960, left: [-0.75, 6.1], right: [0.75, 6.1], hair: 'short' });
  s.cut(adult.torso + adult.skin + adult.hair + adult.reach, dark);
  s.cut(line(58, 'M330 520L322 640M470 520L478 640'), { b: 9, k: 7 });
  s.cut(line(30, 'M300 655l40 0M460 655l40 0'));
  s.add(
    line(9, 'M276 330C270 190 530 190 524 330').replace('276 330', '336 262').replace('524 330', '464 262'),
    dark,
  );
  for (const x of [60, 190, 620, 750])
    s.cut(
      circle(x, 860, 56) + path(`M${x - 110} 1010q10-110 110-110t0 0q100 0 110 110z`.replace('t0 0', '')),
      dark,
    );
};

const earDefenders: Scene = (s) => {
  s.add(s.all, { a: 9 });
  s.cut(rays(500, 520, 300, 900, 22, 0.5), { a: 5 });
  s.cut(path('M150 1010C170 880 320 840 500 840C680 840 830 880 850 1010z'), { b: 9 });
  s.cut(line(22, 'M170 930Q500 860 830 930'));
  s.cut(path('M230 520C220 200 780 200 770 520C780 760 660 870 500 870C340 870 220 760 230 520z'), {});
  s.add(path('M230 520C220 200 780 200 770 520C780 760 660 870 500 870C340 870 220 760 230 520z'), { a: 2 });
  s.cut(path('M236 470C230 190 770 190 764 470C700 400 640 340 560 330C520 380 330 370 236 470z'), dark);
  s.cut(line(54, 'M226 520C190 120 810 120 774 520'), { k: 9, b: 9 });
  s.cut(ellipse(210, 560, 90, 130) + ellipse(790, 560, 90, 130), { b: 9 });
  s.cut(ellipse(196, 560, 56, 92) + ellipse(804, 560, 56, 92), { b: 9, k: 5 });
  s.cut(
    spots(40, [
      [392, 560],
      [608, 560],
    ]),
    solid,
  );
  s.cut(
    spots(12, [
      [400, 552],
      [616, 552],
    ]),
  );
  s.add(circle(350, 660, 50) + circle(650, 660, 50), { a: 6 });
  s.cut(ellipse(500, 700, 34, 44), solid);
  s.add(line(10, 'M484 620q16 14 32 0'), dark);
};

const reading: Scene = (s) => {
  s.bands('b', 0, 440, [3, 2, 2, 1]);
  s.cut(circle(200, 170, 90), { a: 9 });
  fell(
    s,
    [
      [-20, 400],
      [300, 280],
      [620, 380],
      [900, 320],
      [1220, 390],
    ],
    { b: 8 },
  );
  s.cut(rect(-9, 440, 1218, 380), { a: 4 });
  for (const [x, y, w] of [
    [900, 430, 200],
    [740, 420, 110],
  ] as const)
    s.cut(rect(x, y - 60, w, 80), { a: 8 });
  s.cut(path('M180 500H1010V760H180z'), { a: 9 });
  s.add(path('M180 690H1010V760H180z'), { k: 3 });
  s.add(
    line(8, 'M360 500V760M820 500V760') +
      line(
        4,
        'M200 540l60 10M230 600l70-14M420 560l80 8M560 620l70-10M640 560l70 14M880 560l60-12M900 640l70 10M460 680l90-8M250 660l50 8M700 690l60-8',
      ),
    dark,
  );
  s.add(reeds(s, 170, 1000, 770, 60, 40), { a: 9, k: 5 });
  s.cut(line(76, 'M540 470L700 350L800 470') + line(60, 'M560 478L820 478L900 478'), { b: 9, k: 4 });
  s.cut(line(34, 'M806 470l40-20M906 470l20-44'), solid);
  s.cut(path('M310 400C340 380 420 400 560 440L560 500H330C290 490 280 430 310 400z'), {});
  s.cut(circle(280, 390, 54), { a: 3 });
  s.cut(path('M216 400C200 300 330 300 336 360C290 350 270 400 262 440C240 450 220 440 216 400z'), dark);
  s.cut(line(34, 'M350 430L440 480L450 350'), {});
  s.cut(line(28, 'M442 440L450 350'), { a: 3 });
  s.cut(path('M392 330L470 250L560 300L480 380z'), { b: 9 });
  s.cut(path('M400 322L470 262L486 272L414 336zM488 360L548 300L556 306L492 370z'));
  s.add(line(5, 'M436 290L520 342'), dark);
};

const asleep: Scene = (s) => {
  // From above: a rug, a hat, a dog that has given up too.
  s.add(s.all, { b: 8 });
  s.add(
    spots(
      12,
      Array.from({ length: 40 }, (): Point => [s.between(0, 1200), s.between(0, 800)]),
    ),
    { a: 9, b: 0 },
  );
  const g = (mark: string) => `<g transform="rotate(-8 600 400)">${mark}</g>`;
  s.cut(g(rect(200, 130, 800, 540)), { a: 9 });
  let check = '';
  for (let x = 260; x < 1000; x += 150) check += `M${x} 130V670`;
  for (let y = 190; y < 670; y += 150) check += `M200 ${y}H1000`;
  s.add(g(line(44, check)), { b: 5 });
  s.add(g(line(6, check)), dark);
  s.cut(
    g(
      line(
        10,
        Array.from({ length: 14 }, (_, i) => `M200 ${140 + i * 40}h-26M1000 ${140 + i * 40}h26`).join(''),
      ),
    ),
    { a: 9 },
  );
  s.cut(line(96, 'M560 430L720 470L930 420') + line(84, 'M560 430L740 390L900 320'), solid);
  s.cut(line(44, 'M960 412l20-40M930 304l-6-40'), { a: 9, k: 4 });
  s.cut(
    path(
      'M330 330C400 300 540 340 620 370C660 390 650 490 610 500C520 520 400 540 330 500C300 470 300 360 330 330z',
    ),
  );
  s.add(line(9, 'M370 330v180M430 326v190M490 334v176M550 350v152'), { b: 9 });
  s.cut(line(48, 'M360 350L440 260L300 230') + line(48, 'M360 480L460 580L560 540'), {});
  s.cut(circle(290, 232, 28) + circle(572, 534, 28), { a: 4 });
  s.cut(ellipse(240, 410, 122, 112), { a: 4, k: 3 });
  s.cut(ellipse(240, 410, 64, 58), { a: 8 });
  s.add(`<ellipse cx="240" cy="410" rx="66" ry="60" fill="none" stroke-width="14"/>`, dark);
  s.cut(path('M700 600C740 540 860 540 890 600C910 660 850 700 780 690C730 690 680 660 700 600z'), {
    a: 9,
    k: 6,
  });
  s.cut(circle(706, 640, 40) + line(18, 'M880 640q60-10 60-60'), { a: 9, k: 6 });
  s.cut(
    path('M676 610l-26-30 44 8zM724 606l30-26-4 42z') +
      spots(10, [
        [690, 644],
        [716, 650],
      ]),
    dark,
  );
};

const dogInShade: Scene = (s) => {
  s.add(s.all, { a: 5 });
  s.cut(circle(180, 180, 110), { a: 9 });
  s.cut(rect(-9, 560, 1018, 450), { a: 9 });
  s.cut(ellipse(560, 800, 430, 150), { b: 9 });
  s.cut(oak(640, 800, 900), { b: 9, k: 4 });
  s.cut(
    path(
      'M200 840C240 700 420 650 560 690C640 700 720 760 730 860C740 900 660 900 640 890L210 890C180 890 180 870 200 840z',
    ),
    {},
  );
  s.add(path('M560 690C640 700 720 760 730 860C740 900 660 900 640 890H520C600 840 610 760 560 690z'), {
    k: 4,
  });
  s.cut(path('M180 640C180 560 330 550 350 640C360 720 340 780 270 800C210 800 180 740 180 640z'), {});
  s.cut(
    path(
      'M190 620C120 590 110 720 150 760C190 760 200 680 210 630zM340 620C410 590 420 720 384 760C340 760 330 680 324 630z',
    ),
    dark,
  );
  s.cut(
    spots(26, [
      [232, 660],
      [302, 660],
    ]) + ellipse(267, 730, 32, 22),
    solid,
  );
  s.cut(path('M250 752h40v40q-20 40-40 0z'), { a: 9, k: 2 });
  s.cut(line(50, 'M250 880H140M380 890H290'), {});
  s.cut(line(26, 'M720 880q110 10 140-60'), {});
  s.cut(path('M560 890h170l-20 60H580z'), { a: 9, k: 3 });
  s.cut(ellipse(645, 890, 85, 16), { b: 4 });
};

const foodStalls: Scene = (s) => {
  s.bands('b', 0, 500, [9, 8, 6, 4, 2]);
  s.bands('k', 0, 320, [5, 3, 1]);
  s.bands('a', 250, 500, [2, 4, 6]);
  fell(
    s,
    [
      [-20, 420],
      [240, 310],
      [520, 400],
      [840, 290],
      [1220, 400],
    ],
    { b: 9, k: 6 },
  );
  s.cut(rect(-9, 560, 1218, 250), { b: 9, k: 6 });
  stall(s, 60, 600, 270, { a: 9 });
  stall(s, 390, 590, 240, { b: 9 });
  stall(s, 690, 600, 260, { a: 9 });
  stall(s, 1010, 590, 240, { b: 9 });
  for (const [x, h] of [
    [190, 150],
    [500, 140],
    [820, 150],
  ] as const)
    s.cut(body({ x, y: 590, h: h * 1.5, left: [-1, 4.4], right: [1.2, 4.6], hair: 'cap' }).all, dark);
  for (const [x, w] of [
    [60, 270],
    [390, 240],
    [690, 260],
    [1010, 240],
  ] as const)
    s.cut(rect(x, 596 - w * 0.33, w, w * 0.33), { k: 9 });
  s.cut(steam(240, 470, 100, 9) + steam(880, 460, 110, 9));
  bulbs(s, [-10, 250], [600, 220], 80, 13, 13, { a: 9, k: 0 }, dark);
  bulbs(s, [600, 220], [1210, 250], 80, 13, 13, { a: 9, k: 0 }, dark);
  const folk = (['bob', 'short', 'long', 'hat'] as const).map((hair, index) =>
    s.symbol(
      body({
        x: 0,
        y: 0,
        h: 310,
        hair,
        turn: index % 2 ? 0.6 : 0.3,
        left: index % 2 ? [-0.5, 4.8] : [-0.9, 4],
      }).all,
    ),
  );
  for (const [x, y, kind] of [
    [130, 760, 0],
    [250, 776, 1],
    [470, 756, 2],
    [640, 786, 3],
    [780, 760, 0],
    [1010, 780, 2],
    [1110, 764, 1],
  ] as const)
    s.cut(folk[kind]?.(x, y) ?? '', solid);
};

const pie: Scene = (s) => {
  s.add(s.all, { b: 7 });
  s.add(line(30, 'M-10 120H1010M-10 320H1010M-10 520H1010M-10 720H1010M-10 920H1010'), { b: 9 });
  s.cut(ellipse(520, 560, 420, 330), solid);
  s.cut(ellipse(510, 545, 415, 325));
  s.add(`<ellipse cx="510" cy="545" rx="350" ry="270" fill="none" stroke-width="8"/>`, { b: 9 });
  s.cut(path('M190 480C180 380 330 300 470 310C620 320 690 390 680 480L640 610C600 660 270 660 230 610z'), {
    a: 9,
    k: 3,
  });
  s.cut(
    path(
      'M170 470C170 360 320 290 440 290C590 290 700 370 700 470C700 500 660 520 640 500C610 530 570 540 540 515C500 545 460 545 430 520C390 545 350 540 320 512C290 535 250 530 230 500C200 515 170 500 170 470z',
    ),
    { a: 9 },
  );
  s.add(path('M430 330l16 40-16 40-16-40zM350 370l30 20 10 34-36-20zM510 370l-30 20-10 34 36-20z'), dark);
  s.add(line(5, 'M262 540l10 60M340 560l4 70M430 570v66M520 565l-4 66M600 545l-12 60'), dark);
  const peas: Point[] = Array.from({ length: 46 }, (): Point => {
    const turn = s.random() * 6.28;
    const far = Math.sqrt(s.random());
    return [650 + Math.cos(turn) * far * 180, 690 + Math.sin(turn) * far * 100];
  });
  s.cut(ellipse(650, 700, 210, 120), { b: 9, a: 5 });
  s.cut(spots(46, peas), { b: 9 });
  s.add(spots(46, peas), { a: 4 });
  s.cut(
    spots(
      12,
      peas.map(([x, y]): Point => [x - 8, y - 9]),
    ),
  );
  s.cut(steam(430, 250, 200, 16));
  s.cut(
    line(26, 'M900 990L790 760') +
      line(9, 'M790 760L740 700M790 760L760 690M790 760L785 690M790 760L806 700'),
    dark,
  );
};

const barLamps: Scene = (s) => {
  s.add(s.all, { k: 9, b: 9 });
  s.bands('k', 80, 560, [-1, -2, -3, -4]);
  for (const x of [200, 600, 1000]) {
    s.cut(
      poly([
        [x - 50, 170],
        [x + 50, 170],
        [x + 260, 560],
        [x - 260, 560],
      ]),
      { a: 4, k: 2 },
    );
    s.add(line(6, `M${x} -10V90`), dark);
    s.cut(path(`M${x - 80} 170q10-90 80-90q70 0 80 90z`), { a: 9 });
    s.cut(path(`M${x - 26} 172q26 50 52 0z`));
  }
  const bottles = [60, 110, 160, 290, 340, 400, 450, 750, 800, 860, 1080, 1130]
    .map(
      (x, index) =>
        `M${x} 440v-70q0-16 10-20v-${26 + (index % 3) * 8}h14v${26 + (index % 3) * 8}q10 4 10 20v70z`,
    )
    .join('');
  s.cut(path(bottles), { b: 9, k: 3 });
  s.cut(rect(-9, 440, 1218, 14), solid);
  person(
    s,
    { x: 590, y: 860, h: 560, left: [-1.5, 4.7], right: [1.3, 5.2], hair: 'bun' },
    { top: {}, skin: { a: 4 }, edge: dark },
  );
  s.cut(rect(-9, 600, 1218, 210), { a: 9, k: 6 });
  s.cut(rect(-9, 580, 1218, 34), { a: 9 });
  for (const x of [360, 430, 500]) {
    s.cut(rect(x - 12, 470, 24, 112) + ellipse(x, 462, 18, 30), { k: 9 });
    s.cut(circle(x, 540, 12));
  }
  for (const x of [720, 780, 220]) {
    s.cut(path(`M${x - 22} 496h44l-6 86h-32z`));
    s.cut(path(`M${x - 20} 520h40l-4 62h-32z`), { a: 8 });
  }
  for (const [x, h, hair] of [
    [90, 520, 'cap'],
    [880, 560, 'long'],
    [1090, 520, 'short'],
  ] as const)
    s.cut(body({ x, y: 1010, h, hair, left: [-1.2, 5], right: [1.2, 5] }).all, solid);
};

const merch: Scene = (s) => {
  s.add(s.all, { b: 4 });
  s.add(line(10, 'M-10 80H1210'), dark);
  const shirts = [
    [150, { a: 9 }],
    [410, {}],
    [790, dark],
    [1050, { a: 9 }],
  ] as const;
  for (const [x, tones] of shirts) {
    s.add(line(7, `M${x} 80V110M${x - 60} 140L${x} 108L${x + 60} 140`), dark);
    s.cut(
      path(
        `M${x - 60} 130L${x - 30} 124Q${x} 160 ${x + 30} 124L${x + 60} 130L${x + 120} 200L${x + 84} 240L${x + 66} 220V380H${x - 66}V220L${x - 84} 240L${x - 120} 200z`,
      ),
      tones,
    );
  }
  s.cut(circle(150, 270, 44) + path('M750 310q40-90 80 0zM1050 220l50 80h-100z'), { b: 2 });
  s.add(circle(410, 270, 46) + rays(410, 270, 50, 72, 16), { a: 9 });
  s.cut(rays(790, 262, 10, 60, 10, 0.5));
  person(
    s,
    { x: 600, y: 900, h: 640, left: [-1.4, 4.6], right: [1.5, 5.4], hair: 'beanie', beard: true },
    { top: { b: 9 }, skin: { a: 3 }, edge: {} },
  );
  s.cut(rect(-9, 600, 1218, 210), { a: 9 });
  s.add(path('M-9 640L200 600H0zM300 810L420 600H520L460 810zM760 810L720 600H820L900 810z'), { k: 2 });
  s.cut(rect(-9, 580, 1218, 28), solid);
  for (const [x, tones] of [
    [60, {}],
    [90, { b: 9 }],
    [120, {}],
    [150, { a: 5 }],
  ] as const)
    s.cut(
      poly([
        [x, 440],
        [x + 130, 430],
        [x + 150, 580],
        [x + 20, 590],
      ]),
      { ...tones, k: 1 },
    );
  s.cut(circle(236, 510, 40), dark);
  s.cut(rect(820, 520, 110, 60) + rect(950, 500, 90, 80), { b: 9 });
  s.cut(rect(832, 534, 86, 14) + circle(995, 540, 24));
  s.cut(
    spots(34, [
      [420, 566],
      [464, 566],
      [508, 566],
      [442, 545],
      [486, 545],
    ]),
    { a: 9 },
  );
};

const soundDesk: Scene = (s) => {
  s.add(s.all, { k: 9, b: 9 });
  s.bands('k', 0, 340, [-2, -3, -4]);
  s.cut(rect(420, 90, 360, 180), { a: 9 });
  s.cut(circle(600, 190, 74));
  for (const x of [540, 600, 655])
    s.cut(body({ x, y: 268, h: 96, left: [-1, 4.2], right: [1.2, 4.4] }).all, dark);
  s.cut(truss(400, 60, 800, 60, 26, 4), { k: 0 });
  s.cut(path('M-9 330Q600 250 1209 330V380H-9z'), solid);
  s.cut(
    poly([
      [120, 360],
      [1080, 360],
      [1260, 820],
      [-60, 820],
    ]),
    { b: 5 },
  );
  s.add(
    poly([
      [120, 360],
      [1080, 360],
      [1100, 420],
      [100, 420],
    ]),
    { k: 6 },
  );
  const knobs: Point[] = [];
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 14; column++)
      knobs.push([140 - row * 14 + column * (70.5 + row * 2.2), 450 + row * 50]);
  s.cut(spots(30, knobs), solid);
  s.cut(
    spots(
      8,
      knobs.map(([x, y], index): Point => [x + Math.sin(index * 2) * 9, y + Math.cos(index * 2) * 9]),
    ),
  );
  faders(s, 90, 560, 1110, 770, 12, { a: 9 });
  s.cut(rect(470, 366, 260, 44), { a: 9 });
  s.cut(
    line(
      6,
      'M490 400v-14M520 400v-24M550 400v-10M580 400v-28M610 400v-20M640 400v-26M670 400v-12M700 400v-18',
    ),
    dark,
  );
  hand(s, 330, 690, 96, 22, { shape: 'play', skin: { a: 4 }, sleeve: dark, edge: dark });
  hand(s, 860, 680, 96, -20, { shape: 'play', flip: -1, skin: { a: 4 }, sleeve: dark });
};

const ampsAndPedals: Scene = (s) => {
  s.add(s.all, { b: 6 });
  s.cut(rect(-9, 560, 1218, 260), { a: 9, k: 4 });
  s.add(line(4, 'M-10 620H1210M-10 700H1210'), dark);
  amp(s, 60, 590, 330, 250, dark, { a: 5 });
  amp(s, 80, 338, 290, 170, { a: 9, k: 2 }, { b: 4 });
  amp(s, 480, 580, 260, 380, { b: 9, k: 4 }, {});
  amp(s, 830, 590, 320, 320, dark, { b: 5 });
  guitar(s, 790, 470, 118, -72, { a: 9 });
  pedals(
    s,
    [
      [170, 640],
      [300, 660],
      [430, 640],
      [560, 660],
      [690, 640],
      [820, 660],
    ],
    104,
    [{ a: 9 }, {}, { b: 9 }, { b: 3 }],
  );
  s.add(
    line(
      11,
      'M-10 780C60 800 120 740 170 720M274 700H300M404 710H430M534 700H560M664 720H690M794 700H820M924 720C1040 740 960 620 1060 600C1140 570 1100 500 1060 400',
    ),
    dark,
  );
};

const handsOnStrings: Scene = (s) => {
  s.add(s.all, { b: 9 });
  s.cut(path('M-9 520C160 300 480 250 640 330C760 380 820 330 900 340L1209 200V810H-9z'), { a: 9 });
  s.add(path('M-9 700C200 560 520 640 760 700L1209 640V810H-9z'), { k: 4 });
  s.cut(circle(470, 530, 150), solid);
  s.add(`<circle cx="470" cy="530" r="172" fill="none" stroke-width="12"/>`, dark);
  s.cut(
    poly([
      [520, 430],
      [1209, 160],
      [1209, 380],
      [560, 640],
    ]),
    { k: 9, b: 9 },
  );
  s.cut(line(6, 'M700 360V580M800 320V540M905 280V500M1015 236V456M1130 190V410'));
  s.cut(
    spots(22, [
      [752, 448],
      [960, 368],
      [1075, 324],
    ]),
  );
  s.cut(
    poly([
      [60, 600],
      [120, 580],
      [180, 760],
      [120, 780],
    ]),
    { k: 9 },
  );
  s.cut(line(5, 'M110 640L1210 190M120 664L1210 228M126 688L1210 266M134 712L1210 304M142 736L1210 342'));
  hand(s, 340, 500, 140, 128, { shape: 'play', flip: -1, skin: { a: 3 }, sleeve: { b: 9, k: 4 } });
  hand(s, 960, 470, 132, -8, { shape: 'play', skin: { a: 3 }, sleeve: { b: 9, k: 4 } });
};

const handsOnKeys: Scene = (s) => {
  s.add(s.all, { a: 9, k: 3 });
  s.cut(rect(-9, 160, 1018, 60), { b: 9 });
  s.cut(
    spots(60, [
      [120, 90],
      [260, 90],
      [400, 90],
    ]) + rect(560, 56, 340, 70),
    solid,
  );
  s.cut(
    line(8, 'M120 90l14-22M260 90l-20-16M400 90l0-26') +
      line(6, 'M590 104q40-60 70-10t0 0q40 40 70-20q40-50 80 20'.replace('t0 0', '')),
  );
  s.cut(rect(-9, 220, 1018, 560));
  s.add(rect(-9, 740, 1018, 40), { k: 5 });
  let whites = '';
  for (let x = 110; x < 1000; x += 124) whites += `M${x} 220V780`;
  s.add(line(7, whites), dark);
  s.cut([110, 234, 482, 606, 730, 978].map((x) => rect(x - 40, 220, 80, 330)).join(''), solid);
  s.cut(rect(-9, 780, 1018, 240), { b: 9, k: 5 });
  hand(s, 270, 640, 128, 8, { shape: 'play', skin: { a: 4 }, sleeve: { b: 9 } });
  hand(s, 740, 600, 128, -10, { shape: 'play', flip: -1, skin: { a: 4 }, sleeve: { b: 9 } });
  s.cut(spots(22, [[190, 650]]));
};

const snare: Scene = (s) => {
  s.add(s.all, { a: 9 });
  s.cut(circle(820, 140, 210), { a: 9, k: 4 });
  s.add(
    `<circle cx="820" cy="140" r="150" fill="none" stroke-width="6"/><circle cx="820" cy="140" r="96" fill="none" stroke-width="6"/>`,
    dark,
  );
  s.cut(path('M130 560V760C140 920 860 920 870 760V560z'), { b: 9 });
  s.add(path('M640 620V860C780 840 866 800 870 760V560z'), { k: 4 });
  s.cut(ellipse(500, 560, 380, 190), { k: 9 });
  s.cut(ellipse(500, 548, 360, 174));
  s.add(ellipse(500, 560, 200, 92), { b: 2 });
  for (const x of [190, 330, 500, 670, 810])
    s.cut(line(20, `M${x} ${x === 500 ? 770 : x === 330 || x === 670 ? 754 : 690}v80`), solid);
  s.cut(rays(500, 530, 70, 170, 14, 0.3), { a: 9 });
  s.cut(
    poly([
      [516, 540],
      [486, 526],
      [818, 178],
      [852, 206],
    ]) + circle(500, 534, 27),
    {},
  );
  s.cut(
    poly([
      [420, 600],
      [448, 586],
      [196, 262],
      [162, 288],
    ]) + circle(434, 594, 25),
    {},
  );
  hand(s, 862, 178, 96, -132, { shape: 'fist', skin: { a: 3 }, sleeve: { b: 9 } });
  hand(s, 158, 256, 96, 140, { shape: 'fist', flip: -1, skin: { a: 3 }, sleeve: { b: 9 } });
};

const soundcheck: Scene = (s) => {
  // The same stage at noon with no one in front of it but gulls.
  s.bands('b', 0, 560, [5, 4, 3, 2, 1, 1]);
  s.cut(cloud(180, 160, 130) + cloud(1040, 110, 110));
  fell(
    s,
    [
      [-20, 420],
      [180, 330],
      [340, 420],
      [860, 430],
      [1020, 310],
      [1220, 400],
    ],
    { b: 9 },
  );
  s.cut(rect(-9, 560, 1218, 260), { a: 4 });
  s.cut(rect(290, 190, 620, 370), { b: 9, k: 6 });
  s.cut(path('M230 190Q600 20 970 190z'), { a: 9 });
  s.cut(line(6, 'M300 180Q600 60 900 180'));
  s.cut(truss(250, 190, 250, 600, 34, 5) + truss(990, 190, 990, 600, 34, 5), dark);
  speakers(s, 130, 250, 90, 6, { a: 0, k: 0 });
  speakers(s, 980, 250, 90, 6, { a: 0, k: 0 });
  s.cut(rect(230, 540, 740, 56), solid);
  drumKit(s, 690, 540, 42, { a: 9 }, {});
  amp(s, 330, 540, 80, 100, dark, { a: 5 });
  person(
    s,
    { x: 530, y: 544, h: 250, left: [0, 6.2], right: [1, 3.8], hair: 'cap' },
    { top: { a: 9 }, skin: {}, edge: {} },
  );
  s.cut(micStand(520, 548, 340, 4, 4));
  person(
    s,
    { x: 830, y: 544, h: 230, left: [-1.3, 4.4], right: [1, 3.6], hair: 'beanie' },
    { top: dark, skin: {} },
  );
  s.cut(path('M380 596L-9 740V810H1209V740L820 596z'), { a: 6 });
  person(
    s,
    { x: 190, y: 770, h: 280, left: [-1.2, 6], right: [0.9, 3.6], hair: 'short', turn: 0.4 },
    { top: { b: 9, k: 4 }, skin: { a: 4 }, edge: {} },
  );
  s.add(line(9, 'M300 790Q500 700 620 640T0 0'.replace('T0 0', 'Q660 620 640 596')), dark);
  void [castle, disc, under, table];
};

export const galleryAfternoon = {
  'child-on-shoulders': onShoulders,
  'ear-defenders': earDefenders,
  'reading-in-the-hay': reading,
  'asleep-on-a-rug': asleep,
  'dog-in-the-shade': dogInShade,
  'food-stalls-at-dusk': foodStalls,
  'pie-and-peas': pie,
  'bar-lamps': barLamps,
  'merch-table': merch,
  'sound-desk': soundDesk,
  'amps-and-pedals': ampsAndPedals,
  'hands-on-strings': handsOnStrings,
  'hands-on-keys': handsOnKeys,
  'sticks-on-snare': snare,
  soundcheck,
};
void num;
