import type { Measure } from './measure.ts';

/** A value that is not a number misses its bound. */
export const isMissed = ({ value, bound }: Measure): boolean => bound !== undefined && !(value <= bound);

/** Prints the measures, each with its bound, and whether it missed it. */
export function printTable(measures: readonly Measure[]): void {
  const width = Math.max(...measures.map(({ what }) => what.length), 0) + 2;
  const line = (what: string, measured: string, bound: string, missed: string) =>
    process.stdout.write(
      `${what.padEnd(width)}${measured.padStart(10)}${bound.padStart(10)}  ${missed}`.trimEnd() + '\n',
    );
  line('', 'measured', 'bound', '');
  for (const measure of measures) {
    const { what, value, bound, show } = measure;
    line(what, show(value), bound === undefined ? '' : show(bound), isMissed(measure) ? 'missed' : '');
  }
}
