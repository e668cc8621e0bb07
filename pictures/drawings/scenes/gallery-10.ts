/** The gallery, in its reading order: 10 of 16. */
import { circle, ellipse, line, path, poly, rect, spots, under, type Scene } from '../kit.ts';
import { castle } from '../parts/castle.ts';
import { hand } from '../parts/hands.ts';
import { cloud, disc, fell, rays } from '../parts/land.ts';
import { amp, drumKit, guitar, micStand } from '../parts/music.ts';
import { person } from '../parts/people.ts';
import { pedals } from '../parts/players.ts';
import { speakers, truss } from '../parts/stage.ts';
import { table } from '../parts/things.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

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
      line(6, 'M590 104q40-60 70-10q40 40 70-20q40-50 80 20'),
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
  s.add(line(9, 'M300 790Q500 700 620 640Q660 620 640 596'), dark);
  void [castle, disc, under, table];
};

export const gallery10 = {
  'amps-and-pedals': ampsAndPedals,
  'hands-on-strings': handsOnStrings,
  'hands-on-keys': handsOnKeys,
  'sticks-on-snare': snare,
  soundcheck: soundcheck,
};
