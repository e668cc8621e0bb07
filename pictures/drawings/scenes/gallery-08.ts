/** The gallery, in its reading order: 8 of 16. */
import { circle, ellipse, line, path, rect, spots, type Point, type Scene } from '../kit.ts';
import { fell, oak, reeds } from '../parts/land.ts';
import { body } from '../parts/people.ts';
import { bulbs } from '../parts/things.ts';
import { stall, steam } from '../parts/village.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

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

export const gallery8 = {
  'reading-in-the-hay': reading,
  'asleep-on-a-rug': asleep,
  'dog-in-the-shade': dogInShade,
  'food-stalls-at-dusk': foodStalls,
};
