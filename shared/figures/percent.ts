/** A share as visitors read it: `50%`. */
export const percentText = (percent: number): string => `${percent}%`;
