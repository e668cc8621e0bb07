import type { SetRole } from '../../rules/programme/on-now.ts';

/** The sets as they are sent to the browser: each as one line, because most of a page's props are sets. */

export interface SentSet {
  /** Festival time, counting on after midnight: `26:00`. */
  readonly start: string;
  readonly end: string;
  /** Indices of the lists that are sent with the sets. */
  readonly day: number;
  readonly place: number;
  readonly role?: SetRole | undefined;
  /** The address of the page about it. */
  readonly href: string;
  readonly title: string;
  readonly mark?: string | undefined;
}

const roles: readonly (SetRole | undefined)[] = [undefined, 'band', 'drop-in'];

/** The fields of a set, separated by spaces. The title comes last, with the mark behind a tab: no other field has spaces. */
export const writeSet = ({ start, end, day, place, role, href, title, mark }: SentSet): string =>
  [start, end, day, place, roles.indexOf(role), href, mark ? `${title}\t${mark}` : title].join(' ');

export function readSet(line: string): SentSet {
  const [start = '', end = '', day, place, role, href = '', ...rest] = line.split(' ');
  const [title = '', mark] = rest.join(' ').split('\t');
  return { start, end, day: Number(day), place: Number(place), role: roles[Number(role)], href, title, mark };
}
