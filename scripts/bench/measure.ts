export interface Measure {
  readonly what: string;
  readonly value: number;
  readonly bound: number;
  readonly show: (value: number) => string;
}

export const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** A value that is not a number is over its bound. */
export const isOver = ({ value, bound }: Measure): boolean => !(value <= bound);

/** Prints columns: the first one wide. */
export const line = (what: string, ...cells: readonly string[]) =>
  process.stdout.write(
    `${what.padEnd(58)}${cells.map((cell) => cell.padStart(10)).join('')}`.trimEnd() + '\n',
  );

export function printTable(measures: readonly Measure[]): void {
  line('', 'measured', 'bound');
  for (const measure of measures) {
    const { what, value, bound, show } = measure;
    line(what, show(value), show(bound), ...(isOver(measure) ? ['over'] : []));
  }
}
