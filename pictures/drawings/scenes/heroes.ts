/** The three pictures that fill the first screen: quiet skies above for lettering, subjects in the middle. */
import {
  circle,
  ellipse,
  line,
  poly,
  rect,
  spots,
  under,
  type Point,
  type Scene,
  type Sheet,
} from '../kit.ts';
import { castle } from '../parts/castle.ts';
import { crowd } from '../parts/crowd.ts';
import { disc, fell, glitter, ground, reeds, ripples, spruce, stars, wood } from '../parts/land.ts';
import { drumKit } from '../parts/music.ts';
import { backlit, body } from '../parts/people.ts';
import { strummer } from '../parts/players.ts';
import { beam, lamps, speakers, truss } from '../parts/stage.ts';
import { bellTent, bulbs, dog } from '../parts/things.ts';

/** A slatted jetty running away from the viewer. */
function jetty(s: Sheet, near: readonly [Point, Point], far: readonly [Point, Point]): void {
  s.cut(poly([near[0], near[1], far[1], far[0]]), { k: 9 });
  let slats = '';
  for (let step = 1; step < 9; step++) {
    const t = (step / 9) ** 0.6;
    const mix = (from: Point, to: Point): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
    ];
    const [x1, y1] = mix(near[0], far[0]);
    const [x2, y2] = mix(near[1], far[1]);
    slats += `M${Math.round(x1)} ${Math.round(y1)}L${Math.round(x2)} ${Math.round(y2)}`;
  }
  s.add(line(4, slats), { k: 0, a: 9, b: 0 });
}

const castleAtDusk: Scene = (s) => {
  s.bands('b', 0, 620, [9, 8, 7, 6, 4, 2]);
  s.bands('k', 0, 330, [5, 4, 3, 2, 1]);
  s.bands('a', 180, 640, [1, 2, 4, 6, 8, 9]);
  disc(s, 985, 520, 112, { a: 9, b: 0 }, 30);
  fell(
    s,
    [
      [-20, 560],
      [170, 500],
      [380, 330],
      [560, 300],
      [760, 450],
      [900, 560],
      [1000, 600],
    ],
    { b: 9, k: 3 },
    { k: 4 },
  );
  fell(
    s,
    [
      [860, 630],
      [1080, 560],
      [1260, 430],
      [1420, 390],
      [1620, 470],
    ],
    { b: 9, k: 4 },
    { k: 4 },
  );
  s.cut(ground(s, 640), { b: 8 });
  s.bands('k', 760, 1067, [1, 2, 3, 4]);
  s.bands('a', 640, 1067, [8, 6, 5, 4, 3, 2, 1]);
  s.cut(glitter(s, 985, 655, 1000, 105, 13, 9));
  fell(
    s,
    [
      [180, 690],
      [330, 640],
      [480, 606],
      [760, 606],
      [900, 650],
      [1010, 692],
      [1000, 712],
    ],
    { k: 9 },
    undefined,
    0,
    716,
  );
  castle(s, 620, 612, 250, { k: 9, b: 9 }, { a: 4 }, { a: 7, k: 0 });
  s.add(ripples(s, 300, 960, 712, 940, 9, 7), { k: 9 });
  for (const x of [405, 575, 655, 690, 800]) s.cut(glitter(s, x, 722, 860, 12, 6, 6), { a: 6 });
  s.cut(glitter(s, 985, 716, 1010, 90, 12, 9), { a: 0 });
  s.add(ripples(s, -20, 1620, 730, 1060, 10, 5), { k: 9 });
  s.add(spruce(215, 720, 300) + spruce(285, 712, 190), { k: 9 });
  jetty(
    s,
    [
      [1010, 1080],
      [1330, 1080],
    ],
    [
      [1010, 790],
      [1062, 790],
    ],
  );
  s.add(line(13, 'M1010 850V760M1062 850V760M1006 980V850M1180 980V850'), { k: 9 });
  backlit(s, body({ x: 1022, y: 800, h: 150, hair: 'bob', skirt: true, left: [-0.7, 3.6] }), { a: 6 }, 4);
  backlit(s, body({ x: 1062, y: 802, h: 164, lean: -0.15, left: [-1.2, 4.9], hair: 'beanie' }), { a: 6 }, 4);
  s.add(reeds(s, -10, 420, 1090, 250, 34, 6) + reeds(s, 1350, 1610, 1090, 210, 20, 6), { k: 9 });
};

const stageAtNight: Scene = (s) => {
  s.add(s.all, { k: 9, a: 9 });
  s.bands('k', 160, 800, [-1, -2, -3, -5, -6]);
  s.add(rect(300, 330, 1000, 470), { k: 0 });
  s.add(s.all, { b: 3 });
  for (const [x, left, right] of [
    [560, 150, 420],
    [700, 470, 690],
    [900, 910, 1130],
    [1040, 1180, 1450],
  ] as const)
    s.cut(beam(x, 250, left, right, 810), { b: 8 });
  s.add(rect(0, 250, 1600, 120), { k: 3 });
  disc(s, 800, 560, 205, { a: 0, b: 0, k: 0 }, 32);
  s.add(
    truss(250, 226, 1350, 226, 60, 7) + truss(296, 240, 296, 850, 60, 7) + truss(1350, 240, 1350, 850, 60, 7),
    { k: 9 },
  );
  s.add(
    lamps(
      [
        [420, 272],
        [560, 272],
        [700, 272],
        [900, 272],
        [1040, 272],
        [1180, 272],
      ],
      19,
    ),
    { k: 9 },
  );
  s.cut(
    spots(20, [
      [420, 312],
      [560, 312],
      [700, 312],
      [900, 312],
      [1040, 312],
      [1180, 312],
    ]),
  );
  speakers(s, 90, 330, 130, 8, { k: 0, a: 9 });
  speakers(s, 1400, 330, 130, 8, { k: 0, a: 9 });
  s.cut(rect(240, 772, 1120, 40), { k: 9 });
  s.add(line(4, 'M250 784H1350'), { k: 0 });
  s.add(
    body({ x: 850, y: 770, h: 255, hip: [0, 3.2], left: [-1.4, 5.6], right: [1.6, 5.9], hair: 'curls' }).all +
      strummer({ x: 560, y: 774, h: 262, lean: -0.3, hair: 'long', leftFoot: [-1, 0.1] }) +
      strummer({ x: 985, y: 774, h: 270, lean: 0.2, hair: 'short' }, -1),
    { k: 9 },
  );
  drumKit(s, 850, 772, 44, { k: 9 }, { a: 4 });
  s.add(
    body({
      x: 740,
      y: 800,
      h: 285,
      lean: 0.15,
      left: [-0.2, 6.2],
      right: [1.4, 8.4],
      hair: 'bob',
      skirt: true,
      rightFoot: [0.7, 0.1],
    }).all,
    { k: 9 },
  );
  s.add(rect(-9, 812, 1620, 300), { k: -2 });
  s.cut(crowd(s, 838, 32, 0.25), { b: 9, k: 6 });
  s.add(crowd(s, 890, 52, 0.35), { k: 9, a: 0 });
  backlit(s, crowd(s, 960, 76, 0.4), { a: 9 }, 5);
};

const tentsUnderStars: Scene = (s) => {
  s.add(s.all, { b: 7, k: 9 });
  s.bands('k', 260, 640, [-1, -2, -3, -4, -5]);
  for (const [x, y, r] of [
    [480, 330, 150],
    [640, 230, 170],
    [820, 150, 150],
    [980, 60, 140],
  ] as const)
    s.glow('k', x, y, r, [-1, -2]);
  stars(s, 84, 600, 9);
  fell(
    s,
    [
      [-20, 560],
      [200, 480],
      [420, 520],
      [640, 380],
      [850, 330],
      [1060, 420],
      [1240, 540],
      [1440, 470],
      [1620, 520],
    ],
    { b: 9, k: 7 },
    { k: 7 },
  );
  s.add(wood(s, -20, 560, 700, 210, 60) + wood(s, 1060, 1640, 700, 220, 58), { k: 9 });
  s.cut(
    under(
      [
        [-20, 700],
        [400, 690],
        [800, 680],
        [1200, 690],
        [1620, 704],
      ],
      1080,
    ),
    { k: 9, b: 9 },
  );
  for (const [x, foot, size] of [
    [560, 730, 130],
    [1090, 730, 140],
    [740, 725, 110],
  ] as const)
    bellTent(s, x, foot, size, { a: 8 }, { k: 5 }, { a: 2 });
  s.glow('k', 800, 850, 420, [-1, -2, -3, -4]);
  s.glow('a', 800, 850, 420, [3, 5, 7, 9]);
  bellTent(s, 350, 870, 270, { a: 9 }, { k: 5 }, { a: 2 });
  bellTent(s, 1230, 880, 290, { a: 9 }, { k: 5 }, { a: 2 });
  s.cut(
    under(
      [
        [-20, 880],
        [380, 868],
        [800, 900],
        [1200, 878],
        [1620, 890],
      ],
      1080,
    ),
    { k: 9, b: 9 },
  );
  s.add(ellipse(800, 960, 560, 110), { a: 9, b: 0, k: -2 });
  s.add(ellipse(800, 955, 420, 80), { k: -5 });
  s.add(ellipse(800, 950, 270, 52), { k: -7 });
  bulbs(s, [-20, 560], [640, 500], 90, 12, 15, { k: -4, a: 9 }, { k: 9 });
  bulbs(s, [640, 500], [1620, 540], 110, 18, 15, { k: -4, a: 9 }, { k: 9 });
  s.add(line(9, 'M640 900V490'), { k: 9 });
  const lanterns: Point[] = [
    [690, 925],
    [910, 940],
    [560, 960],
    [1030, 950],
  ];
  for (const [x, y] of lanterns) {
    s.add(circle(x, y, 46), { k: -5, a: 8 });
    s.cut(rect(x - 12, y - 34, 24, 38));
  }
  backlit(
    s,
    body({ x: 770, y: 930, h: 245, hair: 'beanie', lean: 0.1, right: [1.5, 3.9] }),
    { a: 9, k: 0 },
    5,
  );
  backlit(
    s,
    body({ x: 856, y: 934, h: 228, hair: 'tail', skirt: true, left: [-1, 3.9], turn: 0.3 }),
    { a: 9, k: 0 },
    5,
  );
  backlit(s, dog(940, 930, 62), { a: 9, k: 0 }, 4);
};

export const heroes = {
  'hero-castle': castleAtDusk,
  'hero-stage': stageAtNight,
  'hero-tents': tentsUnderStars,
};
