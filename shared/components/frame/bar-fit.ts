/** The two layouts of the header, and the window's width that divides them. */
import type { Navigation } from '../../addressing/navigation.ts';
import { lengthAt, spacedLength } from '../../look/line-setting.ts';

export interface BarLabels {
  readonly brand: string;
  readonly navigation: Navigation;
  readonly tickets: string;
}

/** The type's width axis in the bar, in per cent. */
export const barStretch = { brand: 110, entries: 84 } as const;
/** The narrowest bar, in rem: sizes of its type, then its gaps. */
export const barRems = {
  brand: 1.2,
  entries: 0.95,
  margin: 0.75,
  between: 0.75,
  betweenEntries: 0.4,
} as const;
/** The bird with its gap, in rem; a group's arrow and the ticket stub's padding, in em. */
const [bird, arrow, stubPadding] = [2.3, 0.95, 2.6];
/** The page's font size in relation to the browser's, of which media queries count `em`. */
const EM_PER_REM = 1.125;

/** A label's length in em with WCAG's text spacing, with which the entries must fit, too. */
const spaced = (label: string, stretch: number): number => spacedLength(label, lengthAt(label, stretch));

/** The width, in rem, at which the entries stand comfortably apart. */
const menuWidth = (navigation: Navigation): number =>
  navigation
    .map(({ name }) => (lengthAt(name, barStretch.entries) + arrow) * barRems.entries)
    .reduce((sum, entry) => (sum && sum + 0.5) + entry, 0);

/** The width, in em of the browser's font size, from which the header's entries fit on one line. */
export function barWidth({ brand, navigation, tickets }: BarLabels): number {
  const entries = navigation.map(
    (entry) => spaced(entry.name, barStretch.entries) + ('items' in entry ? arrow : 0),
  );
  const stub = spaced(tickets, barStretch.entries) + stubPadding;
  const type = [...entries, stub].reduce((sum, ems) => sum + ems * barRems.entries, 0);
  const name = bird + spaced(brand, barStretch.brand) * barRems.brand;
  const gaps =
    2 * barRems.margin + 2 * barRems.between + Math.max(0, entries.length - 1) * barRems.betweenEntries;
  return Math.ceil((name + type + gaps) * EM_PER_REM);
}

export type BarFit = ReturnType<typeof barFit>;

export function barFit(labels: BarLabels) {
  const width = barWidth(labels);
  return {
    /** Media queries: the entries fit on one line; they do not, and a button opens them as a sheet over the page. */
    bar: `@media (min-width: ${width}em)`,
    sheet: `@media not all and (min-width: ${width}em)`,
    /** The width that the bar's own gaps and type may share out, as a CSS length: none at its narrowest. */
    spare: `clamp(0rem, 100vw - ${width / EM_PER_REM}rem, 12rem)`,
    menu: `${menuWidth(labels.navigation).toFixed(1)}rem`,
  };
}
