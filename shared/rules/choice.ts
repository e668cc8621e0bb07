/** The option that a query value names, or the default: an unknown or broken value is never an error. */
export const choose = <Option extends string>(
  value: string | null,
  options: readonly Option[],
  fallback: Option,
): Option => options.find((option) => option === value) ?? fallback;
