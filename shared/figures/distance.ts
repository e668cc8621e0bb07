import type { Distance, Away, WalkLength } from '../model/measures.ts';
import { numberWord } from './number-word.ts';

/** Metres as visitors read them, number and unit on one line: `450 metres`. */
export const metresText = (metres: number): string => `${metres}\u00A0metres`;

const mileUnit = (miles: number): string => (miles === 1 ? 'mile' : 'miles');

/** Miles as visitors read them, on one line: `1 mile`, `2.5 miles`. */
export const milesText = (miles: number): string => `${miles}\u00A0${mileUnit(miles)}`;

export const milesDistance = (miles: number, more?: string): Distance => ({
  number: String(miles),
  unit: mileUnit(miles),
  ...(more && { more }),
});

/** Miles to the half in running text: `a mile`, `two and a half miles`. */
export function milesInWords(miles: number): string {
  if (miles === 1) return 'a mile';
  const whole = Math.floor(miles);
  return `${numberWord(whole)}${miles > whole ? ' and a half' : ''} miles`;
}

/** A place and its distance: `Boot, 1 mile`. */
export const placeDistanceText = ({ name, miles }: Away): string => `${name}, ${milesText(miles)}`;

/** A place's distance, with its name. */
export const placeDistance = ({ name, miles }: Away): Distance => milesDistance(miles, name);

/** The length of a walk as visitors read it, `1.5 miles (2.4 km)`, and its climb. */
export const walkLength = ({ miles, km, ascent }: WalkLength) => ({
  distance: `${milesText(miles)} (${km} km)`,
  miles,
  ascent,
});

/** `50 m`, on one line. */
export const metresBriefly = (metres: number): string => `${metres}\u00A0m`;

/** A walk's climb, on one line. */
export const ascentText = (ascent: number): string => `${metresBriefly(ascent)} of\u00A0ascent`;

/** A walk's length for display: miles as the large figure, kilometres and climb beside it. */
export const walkDistance = ({ miles, km, ascent }: WalkLength): Distance => ({
  ...milesDistance(miles, `${km} km`),
  ascent,
});

/** Metres in running text: `seven metres`. */
export const metresInWords = (metres: number): string => `${numberWord(metres)} metres`;
