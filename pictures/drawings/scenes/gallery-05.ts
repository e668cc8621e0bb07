/** The gallery, in its reading order: 5 of 16. */
import { circle, ellipse, line, num, path, poly, rect, under, type Scene } from '../kit.ts';
import { cloud, fell } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { company } from '../parts/players.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const wristbandQueue: Scene = (s) => {
  s.bands('b', 0, 480, [5, 4, 3, 2, 1]);
  s.cut(cloud(900, 130, 120) + cloud(240, 190, 90));
  fell(
    s,
    [
      [-20, 480],
      [300, 360],
      [640, 440],
      [1220, 380],
    ],
    { b: 9 },
  );
  s.cut(rect(-9, 600, 1218, 220), { a: 5 });
  s.cut(line(12, 'M70 270V660M390 270V660'), dark);
  s.cut(
    path(
      'M30 280L230 130L430 280V330q-30 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0-25 30-50 0z',
    ),
    { a: 9 },
  );
  s.add(path('M230 130L430 280V330q-30 30-50 0-25 30-50 0-25 30-50 0z'), { k: 3 });
  person(
    s,
    { x: 210, y: 660, h: 340, left: [-0.7, 4], right: [1.6, 4.7], hair: 'cap' },
    { top: dark, skin: { a: 3 } },
  );
  s.cut(rect(90, 530, 220, 150), { b: 9 });
  s.cut(circle(200, 600, 36));
  const tops = [{ a: 9 }, { b: 9 }, {}, dark, { a: 9 }, {}, { b: 9 }];
  const hairs = ['bob', 'beanie', 'long', 'short', 'curls', 'hat', 'tail'] as const;
  const folk = hairs.map((hair, index) => ({
    x: 430 + index * 104,
    y: 730 + (index % 2) * 16,
    hair,
    top: tops[index] ?? {},
  }));
  company(s, { h: 350, turn: 0.6, face: -1, left: [-1.1, 4.2] }, folk);
  s.cut(rect(552, 478, 56, 98) + rect(760, 478, 56, 98) + rect(968, 478, 56, 98), { a: 9, k: 4 });
  s.add(
    line(
      6,
      'M350 770V640M600 790V650M900 790V650M1160 790V650M350 650Q480 700 600 660Q750 710 900 660Q1040 710 1160 660',
    ),
    dark,
  );
};

const courtyard: Scene = (s) => {
  // From a tower: four walls of shade, one long wedge of sun.
  s.add(s.all, { a: 3 });
  s.cut(
    poly([
      [-9, -9],
      [1209, -9],
      [1000, 150],
      [220, 150],
    ]),
    { b: 9 },
  );
  s.cut(
    poly([
      [-9, -9],
      [220, 150],
      [180, 690],
      [-9, 810],
    ]),
    { b: 9, k: 4 },
  );
  s.cut(
    poly([
      [1209, -9],
      [1000, 150],
      [1040, 690],
      [1209, 810],
    ]),
    { b: 7 },
  );
  s.add(
    poly([
      [220, 150],
      [1000, 150],
      [1008, 260],
      [700, 420],
      [196, 480],
    ]),
    { k: 4 },
  );
  s.cut(path('M560 150V70q50-50 100 0V150z'), solid);
  for (const x of [300, 410, 780, 890]) s.cut(rect(x, 60, 40, 54), { a: 6 });
  for (const [x, y] of [
    [80, 200],
    [90, 420],
    [1100, 220],
    [1110, 430],
  ] as const)
    s.cut(
      poly([
        [x, y],
        [x + 36, y + 10],
        [x + 34, y + 90],
        [x, y + 96],
      ]),
      { a: 6 },
    );
  for (const [x, y, r] of [
    [360, 560, 90],
    [640, 600, 100],
    [880, 470, 76],
    [450, 350, 66],
  ] as const) {
    s.add(ellipse(x + r * 0.7, y + r * 0.5, r, r * 0.75), { k: 4 });
    let slices = '';
    for (let index = 0; index < 8; index += 2) {
      const at = (turn: number) => `${num(x + Math.sin(turn) * r)} ${num(y - Math.cos(turn) * r * 0.8)}`;
      slices += `M${x} ${y}L${at((index * Math.PI) / 4)}L${at(((index + 1) * Math.PI) / 4)}z`;
    }
    s.cut(ellipse(x, y, r * 0.96, r * 0.77));
    s.add(path(slices), { a: 9 });
    s.cut(circle(x, y, 7), dark);
  }
  for (const [x, y] of [
    [500, 660],
    [770, 560],
    [760, 680],
    [300, 690],
    [930, 600],
    [620, 330],
    [980, 640],
  ] as const) {
    s.add(path(`M${x} ${y}l90 46-20 20z`), { k: 5 });
    s.cut(ellipse(x, y, 26, 16), { b: 9 });
    s.cut(circle(x, y - 6, 12), dark);
  }
};

const choir: Scene = (s) => {
  s.add(s.all, { b: 6 });
  s.add(
    poly([
      [300, -9],
      [520, -9],
      [900, 810],
      [400, 810],
    ]) +
      poly([
        [700, -9],
        [800, -9],
        [1180, 810],
        [980, 810],
      ]),
    { a: 4 },
  );
  s.cut(
    line(90, 'M90 -20V600M1110 -20V600') +
      line(60, 'M300 -20V480M900 -20V480') +
      line(44, 'M480 -20V430M760 -20V430'),
    { b: 9, k: 7 },
  );
  s.add(line(36, 'M200 -20V460M1010 -20V460M620 -20V420'), { b: 9, k: 3 });
  s.cut(
    under(
      [
        [-20, 620],
        [400, 560],
        [800, 560],
        [1220, 620],
      ],
      810,
    ),
    { b: 9, k: 6 },
  );
  const hairs = ['bob', 'short', 'curls', 'bun', 'long', 'short', 'tail', 'hat', 'bob'] as const;
  const rows = [
    { y: 640, h: 320, from: 330, gap: 135 },
    { y: 740, h: 360, from: 250, gap: 172 },
  ];
  rows.forEach(({ y, h, from, gap }, row) => {
    const members = [0, 1, 2, 3, 4].map((index) => ({
      x: from + index * gap,
      y,
      hair: hairs[index * 2 - row] ?? ('long' as const),
      top: index % 2 ? { a: 9 } : {},
    }));
    const base = company(s, { h, left: [-0.4, 4.9], right: [0.4, 4.9], skirt: true }, members);
    const [bx, by] = base.at(0, 4.95);
    const book = s.symbol(path(`M${num(bx)} ${num(by)}l-34-14v34l34 12 34-12v-34z`));
    s.cut(members.map((one) => book(one.x, one.y)).join(''), { a: 9, k: 4 });
  });
  person(
    s,
    { x: 610, y: 930, h: 430, left: [-1.7, 6.8], right: [1.6, 6.3], hair: 'bun' },
    { top: dark, skin: { k: 9 } },
  );
};

export const gallery5 = {
  'wristband-queue': wristbandQueue,
  'courtyard-morning': courtyard,
  'choir-in-the-woods': choir,
};
