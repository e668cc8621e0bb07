/** An age in years, as visitors read it: `Under 5s`, `aged 13–17`. */
export const years = (age: number): string => String(age);
