/** An age in years as visitors read it: `Under 5s`, `aged 13–17`. */
export const years = (age: number): string => String(age);

/** A range of ages as visitors read it: `Ages 2–6`. */
export const agesText = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `Ages ${from}–${to}`;
