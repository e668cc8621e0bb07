/** How hard, from 1 to 3: a difficulty's place among all, which are in order, the easiest first. */
export const gradeOf = <Of extends string>(difficulty: Of, difficulties: readonly Of[]): 1 | 2 | 3 =>
  ([1, 2, 3] as const)[difficulties.indexOf(difficulty)] ?? 3;
