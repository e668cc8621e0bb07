/** Portraits of the acts: 6 of 6. */
import { circle, line, path, spots, type Scene } from '../kit.ts';
import { keyboard, saxophone } from '../parts/music.ts';
import { person } from '../parts/people.ts';

const dark = { k: 9 };

const theWaeve: Scene = (s) => {
  s.bands('a', 0, 500, [1, 2, 3, 4, 5]);
  // One wave, curling over both of them.
  s.cut(
    path(
      'M-9 1010V560C20 260 240 40 520 60C690 72 790 190 770 320C730 230 640 200 560 236C650 250 690 320 660 390C600 320 500 300 420 380C330 470 360 640 500 740C620 800 740 790 809 770V1010z',
    ),
    { b: 9 },
  );
  s.add(path('M-9 1010V700C60 400 220 190 420 160C250 260 170 470 250 660C340 840 600 870 809 840V1010z'), {
    k: 4,
  });
  s.cut(
    line(9, 'M40 600C90 370 230 150 470 120M110 690C120 430 260 230 500 170M190 700C170 520 280 310 520 220'),
  );
  s.cut(
    path(
      'M520 60C690 72 790 190 770 320C760 290 745 268 722 252C740 300 720 330 716 350C700 300 680 262 640 240C600 222 580 228 560 236C520 200 560 150 520 60z',
    ),
  );
  s.cut(
    spots(20, [
      [800, 250],
      [770, 370],
      [690, 430],
      [735, 420],
      [640, 440],
    ]) +
      spots(12, [
        [710, 470],
        [660, 480],
        [780, 420],
        [600, 420],
      ]),
  );
  s.cut(path('M-9 880C200 840 380 900 560 870C680 850 760 860 809 874V1010H-9z'), { k: 9, a: 0, b: 0 });
  const keys = person(
    s,
    {
      x: 545,
      y: 930,
      h: 590,
      left: [-1.15, 4.35],
      right: [0.75, 4.3],
      head: [-0.15, -0.05],
      hair: 'bob',
      skirt: true,
    },
    { top: { a: 9 }, skin: {}, edge: {} },
  );
  keyboard(s, 535, 935, 330, 250, { k: 9, a: 0, b: 0 });
  s.cut(circle(...keys.at(-1.15, 4.5), 15) + circle(...keys.at(0.75, 4.5), 15));
  s.cut(line(8, 'M436 935L634 690M634 935L436 690'), {});
  person(
    s,
    {
      x: 230,
      y: 950,
      h: 650,
      left: [-0.25, 5.2],
      right: [0.55, 3.95],
      lean: -0.25,
      turn: 0.6,
      face: 1,
      hair: 'short',
      leftElbow: 1,
      leftFoot: [-0.9, 0.12],
      rightFoot: [0.7, 0.12],
    },
    { top: {}, skin: { a: 4 }, edge: dark },
    ({ at, unit }) => {
      const [x, y] = at(0.22, 6.42);
      saxophone(s, x, y, unit * 0.98, 12);
    },
  );
};

export const portraits6 = {
  'portrait-the-waeve': theWaeve,
};
