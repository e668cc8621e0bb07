/** Wide and lead pictures of the pages: 7 of 7. */
import { circle, line, path, rect, under, type Scene } from '../kit.ts';
import { fell, glitter, ground, oak, reeds, spruce, stars } from '../parts/land.ts';
import { amp } from '../parts/music.ts';
import { nightBird } from '../parts/nature.ts';
import { person } from '../parts/people.ts';
import { company } from '../parts/players.ts';
import { beam, speakers, truss } from '../parts/stage.ts';
import { dog } from '../parts/things.ts';
import { mug, stall, steam, wall } from '../parts/village.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const guidedWalks: Scene = (s) => {
  // A leader points with a stick; the party looks the other way.
  s.bands('b', 0, 420, [2, 3, 4, 5, 6]);
  s.cut(circle(980, 190, 120), { a: 9 });
  fell(
    s,
    [
      [-20, 430],
      [200, 320],
      [430, 290],
      [640, 400],
      [900, 350],
      [1220, 420],
    ],
    { b: 9 },
    { k: 4 },
  );
  s.cut(oak(150, 640, 460), { b: 9, k: 7 });
  s.cut(
    under(
      [
        [-20, 640],
        [300, 600],
        [700, 640],
        [1220, 590],
      ],
      810,
    ),
    { a: 6 },
  );
  wall(s, 620, 1210, 590, 70, { b: 4 });
  const party = (['hat', 'bob', 'cap', 'curls'] as const).map((hair, index) => ({
    x: 470 + index * 112,
    y: 704 + (index % 2) * 14,
    hair,
    top: [{ a: 9 }, {}, dark, { b: 9 }][index] ?? {},
  }));
  company(s, { h: 320, turn: 0.3, left: [-0.95, 4], right: [0.95, 4] }, party);
  person(
    s,
    {
      x: 1010,
      y: 760,
      h: 430,
      left: [-2, 6.9],
      right: [1.1, 3.6],
      leftElbow: -1,
      turn: 0.5,
      face: -1,
      hair: 'hat',
      beard: true,
    },
    { top: { a: 9, k: 3 }, skin: { a: 2 }, edge: {} },
  );
  s.cut(line(9, 'M930 400L800 210'), solid);
  s.cut(rect(1030, 470, 56, 96), { b: 9, k: 3 });
  s.add(dog(300, 760, 90), dark);
  s.add(reeds(s, -10, 1210, 830, 90, 40), { b: 9 });
  void [glitter, spruce, stars, speakers, mug, stall, steam];
};

const lostBird: Scene = (s) => {
  s.add(s.all, { b: 9, k: 9 });
  s.bands('k', 420, 1000, [-1, -2, -3, -4, -5]);
  stars(s, 80, 620, 7);
  s.glow('k', 700, 270, 270, [-3, -5]);
  s.cut(circle(700, 270, 180));
  s.cut(nightBird(440, 420, 330, -12), { a: 9 });
  s.add(nightBird(446, 426, 300, -12), { k: 5 });
  s.cut(circle(536, 392, 12));
  // A signpost whose arms disagree.
  s.add(
    under(
      [
        [-20, 890],
        [300, 850],
        [640, 880],
        [1020, 840],
      ],
      1010,
    ),
    { k: 9 },
  );
  s.cut(line(28, 'M500 960V640'), solid);
  s.cut(path('M500 660L730 640L775 672L736 704L500 712zM500 736L300 722L256 758L296 788L500 784z'), {});
  s.add(path('M500 660L730 640L775 672L736 704L500 712z'), { a: 6 });
  s.cut(path('M470 810L620 800L648 830L622 856L470 858z'), { a: 9 });
  s.add(reeds(s, -10, 1010, 1010, 150, 50, 6), dark);
  void [amp, oak, truss, beam, ground];
};

export const leads7 = {
  'guided-walks': guidedWalks,
  'lost-bird': lostBird,
};
