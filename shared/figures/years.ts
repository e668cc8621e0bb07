/** An age in years, as visitors read it: `Under 5s`, `aged 13–17`. */
export const years = (age: number): string => String(age);

/** The ages that something is for, as visitors read them: `Ages 2–6`. */
export const agesText = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `Ages ${from}–${to}`;
