import { expect, it } from 'vitest';
import { navigationOf } from '../../shared/addressing/navigation.ts';
import { festival } from '../../shared/data/festival.ts';
import { frame } from '../../shared/data/wording/frame.ts';
import { lengthAt } from '../../shared/look/line-setting.ts';
import { media } from '../../shared/look/tokens.ts';
import { pages } from '../../shared/routes.tsx';

/** A label's length in em in the letters of the bar, with WCAG's spacing of letters and words (1.4.12). */
const spaced = (label: string, stretch: number): number =>
  lengthAt(label, stretch) + label.length * 0.12 + (label.split(' ').length - 1) * 0.16;

it('The labels of the header bar fit on one line, with letters spaced out, too, from the width on at which it replaces the menu button (media.bar)', () => {
  const navigation = navigationOf(pages);
  const arrow = 0.95;
  const stubPadding = 2.6;
  const entries = navigation.map((entry) => spaced(entry.name, 84) + ('items' in entry ? arrow : 0));
  const type = [...entries, spaced(frame.getTickets, 84) + stubPadding].reduce(
    (sum, ems) => sum + ems * 0.95,
    0,
  );
  const bird = 2.3;
  const gaps = 4 * 0.75 + (navigation.length - 1) * 0.4;
  const rems = bird + spaced(festival.name, 110) * 1.2 + type + gaps;
  const emsPerRem = 1.125;
  expect(media.bar).toBe(`@media (min-width: ${Math.ceil(rems * emsPerRem)}em)`);
});
