/** The sharing card. */
import { type Scene } from '../kit.ts';
import { castle } from '../parts/castle.ts';
import { disc, fell, glitter, ground, reeds, ripples, stars } from '../parts/land.ts';

/** The card that other sites show beside a link. */
export const social: Scene = (s) => {
  s.add(s.all, { b: 9 });
  s.bands('k', 0, 420, [9, 8, 7, 6, 5, 4]);
  stars(s, 70, 260, 6);
  disc(s, 600, 235, 150, { a: 9, b: 0, k: 0 }, 44);
  fell(
    s,
    [
      [-20, 400],
      [160, 300],
      [340, 270],
      [520, 400],
      [640, 430],
    ],
    { b: 9, k: 7 },
    { k: 6 },
  );
  fell(
    s,
    [
      [560, 430],
      [760, 370],
      [930, 250],
      [1060, 240],
      [1220, 340],
    ],
    { b: 9, k: 7 },
    { k: 6 },
  );
  s.cut(ground(s, 430), { b: 9, k: 6 });
  s.cut(glitter(s, 600, 455, 625, 125, 10, 9), { a: 6 });
  castle(s, 600, 432, 250, { k: 9 }, { a: 5 }, { a: 9, k: 0 });
  s.add(ripples(s, -10, 1210, 436, 630, 10, 6), { k: 9 });
  for (const x of [395, 540, 635, 668, 815]) s.cut(glitter(s, x, 445, 540, 10, 5, 6), { a: 5 });
  s.add(reeds(s, -10, 260, 645, 150, 18, 6) + reeds(s, 960, 1210, 645, 150, 18, 6), { k: 9 });
};
