/** The option that a value names, or the first one: an unknown or broken value is never an error. */
export const choose = <Option extends string>(
  value: string | null,
  options: readonly [Option, ...Option[]],
): Option => options.find((option) => option === value) ?? options[0];
