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
