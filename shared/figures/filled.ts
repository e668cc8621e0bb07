/** A sentence with values in the place of their names: `{minutes} free`. An unknown name stays as it is. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
