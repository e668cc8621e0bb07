/** When the music begins, as visitors read it. */
import { clockTime } from '../../figures/clock.ts';
import { dayName } from '../edition.ts';
import { toCome } from '../wording/to-come.ts';
import type { bandFacts } from '../programme/bands.ts';

export function musicHours({ bands, firstMusic: first }: ReturnType<typeof bandFacts>) {
  const [band] = bands;

  /** `On Friday the first band’s on at 2pm.` */
  const firstBand = band
    ? `On ${dayName(band.day)} the first band’s on at ${clockTime(band.start)}.`
    : 'When the first band’s on is to be announced.';

  const firstMusic = {
    term: 'Music from',
    value: first ? `${dayName(first.day)} ${clockTime(first.start)}` : toCome.short,
    ...(band &&
      first !== band && {
        note: `Records. ${band.day === first?.day ? 'Bands' : `Bands on ${dayName(band.day)}`} from ${clockTime(band.start)}`,
      }),
  };

  return { firstBand, firstMusic };
}
