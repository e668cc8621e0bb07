/** What follows a digit: further digits of a telephone number, a month with its year, or a unit. */
const CONTINUES = /(?<=\d) (?=\d{3,6}\b|\p{Lu}\p{Ll}+ \d{4}\b|(?:[ck]m|kg|miles)\b)/gu;

/** Keeps a telephone number, a figure with its unit, and a date's day with its month on one line. */
export const keepTogether = (text: string): string => text.replaceAll(CONTINUES, '\u00A0');
