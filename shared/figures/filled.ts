/** Replaces names in a sentence by values: `{minutes} free`. An unknown name stays as it is. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
