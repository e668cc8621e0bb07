import { numberWord } from './number-word.ts';

/** Minutes as visitors read them: `25 minutes`. */
export const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** Minutes in a narrow column: `25 min`. */
export const minutesShort = (minutes: number): string => `${minutes}\u00A0min`;

/** Minutes in running text: `fifteen minutes`. */
export const minutesInWords = (minutes: number): string => `${numberWord(minutes)} minutes`;

const quarters = ['', '¼', '½', '¾'] as const;

/** Hours to the quarter as visitors read them: 3.5 is `3½ hours`. */
export function hoursLong(hours: number): string {
  const inQuarters = Math.round(hours * 4);
  const part = quarters[inQuarters % 4] ?? '';
  return `${Math.floor(inQuarters / 4) || ''}${part} ${inQuarters > 4 ? 'hours' : 'hour'}`;
}

/** Whole hours in running text: `two hours`. */
export const hoursInWords = (hours: number): string => `${numberWord(hours)} hours`;

/** A duration, each number on one line with its unit: `50 minutes`, `1 hour 10 minutes`. */
export function spanText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const counted = (count: number, unit: string) => `${count}\u00A0${unit}${count === 1 ? '' : 's'}`;
  return [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}
