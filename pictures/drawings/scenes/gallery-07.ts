/** The gallery, in its reading order: 7 of 16. */
import { circle, ellipse, line, path, spots, under, type Point, type Scene } from '../kit.ts';
import { hand } from '../parts/hands.ts';
import { cloud, rays } from '../parts/land.ts';
import { body } from '../parts/people.ts';

const dark = { k: 9 };
const solid = { k: 9, a: 0, b: 0 };

const facePaint: Scene = (s) => {
  s.add(s.all, { a: 4 });
  s.cut(path('M150 1010C140 900 300 860 400 840L600 840C720 860 860 900 850 1010z'), { b: 9 });
  s.cut(path('M190 470C150 60 850 60 810 470C860 700 820 800 780 860L220 860C180 800 140 700 190 470z'), {
    k: 9,
    b: 9,
  });
  s.cut(path('M260 420C250 180 750 180 740 420C740 680 640 880 500 880C360 880 260 680 260 420z'), {});
  s.add(path('M260 420C250 180 750 180 740 420C740 680 640 880 500 880C360 880 260 680 260 420z'), { a: 2 });
  s.cut(
    path(
      'M250 430C210 330 400 240 600 260C720 272 770 340 750 420C690 330 560 330 470 350C380 330 300 360 250 430z',
    ),
    { k: 9 },
  );
  // Painted wings around two closed eyes, a beak on the nose.
  s.cut(
    path(
      'M500 520C440 400 300 400 250 470C260 600 360 660 500 560C640 660 740 600 750 470C700 400 560 400 500 520z',
    ),
    { a: 9 },
  );
  s.add(
    path(
      'M470 540C420 440 330 440 290 490C310 580 390 610 470 540zM530 540C580 440 670 440 710 490C690 580 610 610 530 540z',
    ),
    { b: 9 },
  );
  s.cut(path('M500 510L540 620L500 690L460 620z'), { k: 9 });
  s.cut(line(9, 'M340 520q40 34 84 0M576 520q40 34 84 0'));
  s.cut(
    spots(22, [
      [300, 640],
      [340, 690],
      [390, 720],
      [700, 640],
      [660, 690],
      [610, 720],
    ]),
    { b: 9 },
  );
  s.cut(line(12, 'M430 780q70 46 140 0'), solid);
  hand(s, 850, 760, 110, -62, { shape: 'fist', flip: -1, skin: { a: 5 }, sleeve: { b: 9, k: 4 } });
  s.cut(line(18, 'M930 640L760 610'), solid);
  s.cut(path('M776 596L716 600L770 630z'), { b: 9 });
};

const kites: Scene = (s) => {
  s.bands('b', 0, 640, [8, 7, 5, 4, 3, 2]);
  s.cut(cloud(250, 420, 160) + cloud(940, 300, 190));
  const kite = (x: number, y: number, size: number, turn: number, one: object, two: object, hand_: Point) => {
    const g = (mark: string) => `<g transform="translate(${x} ${y})rotate(${turn})">${mark}</g>`;
    s.cut(g(path(`M0 ${-size}L${size * 0.7} ${-size * 0.2}L0 ${size}L${-size * 0.7} ${-size * 0.2}z`)), one);
    s.cut(
      g(
        path(
          `M0 ${-size}L${size * 0.7} ${-size * 0.2}H0zM0 ${-size * 0.2}V${size}L${-size * 0.7} ${-size * 0.2}z`,
        ),
      ),
      two,
    );
    s.add(
      line(3, `M${x} ${y}Q${(x + hand_[0]) / 2 + 40} ${(y + hand_[1]) / 2 + 60} ${hand_[0]} ${hand_[1]}`),
      dark,
    );
    s.cut(
      g(
        line(
          6,
          `M0 ${size}q${size * 0.5} ${size * 0.4} 0 ${size * 0.8}q${-size * 0.5} ${size * 0.4} 0 ${size * 0.8}`,
        ),
      ),
      { a: 9 },
    );
  };
  s.cut(
    under(
      [
        [-20, 700],
        [240, 640],
        [560, 600],
        [860, 650],
        [1220, 600],
      ],
      810,
    ),
    { a: 8 },
  );
  kite(330, 190, 130, 20, { a: 9 }, {}, [520, 560]);
  kite(700, 130, 90, -16, {}, { k: 9 }, [760, 590]);
  kite(1000, 220, 150, 24, { a: 9 }, { b: 9, k: 2 }, [890, 580]);
  kite(130, 420, 70, -10, { a: 9, k: 3 }, {}, [350, 590]);
  for (const [x, y, way] of [
    [340, 690, 1],
    [510, 660, -1],
    [750, 680, 1],
    [880, 690, -1],
  ] as const)
    s.cut(
      body({
        x,
        y,
        h: 150,
        child: true,
        hip: [0, 2.6],
        lean: 0.4 * way,
        left: [-0.6, 6.2],
        right: [1, 6],
        leftFoot: [-1.1, 0.3],
        rightFoot: [1, 0.5],
        turn: 0.5,
        hair: way > 0 ? 'tail' : 'cap',
      }).all,
      dark,
    );
};

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
  s.add(line(9, 'M336 262C270 190 530 190 464 262'), dark);
  for (const x of [60, 190, 620, 750])
    s.cut(circle(x, 860, 56) + path(`M${x - 110} 1010q10-110 110-110q100 0 110 110z`), dark);
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

export const gallery7 = {
  'face-paint': facePaint,
  kites: kites,
  'child-on-shoulders': onShoulders,
  'ear-defenders': earDefenders,
};
