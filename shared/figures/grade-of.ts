import type { GuidedWalkEvent } from '../model/programme.ts';

/** From the easiest to the hardest. */
export const difficulties: readonly GuidedWalkEvent['difficulty'][] = ['Easy', 'Moderate', 'Hard'];

/** A difficulty's grade from 1 to 3: its place on a scale that begins with the easiest. */
export const gradeOf = <Of extends string>(difficulty: Of, scale: readonly Of[]): 1 | 2 | 3 =>
  ([1, 2, 3] as const)[scale.indexOf(difficulty)] ?? 3;
