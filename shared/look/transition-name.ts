import { slugOf } from '../rules/text/slug.ts';

/**
 * The `view-transition-name` of an act, different for each slug. Characters that have a meaning in CSS, or are not
 * ASCII (`!`, `/`, `é`), are written as their code: `act-the-go_21_-team`.
 */
export const transitionName = (act: string): string =>
  `act-${slugOf(act).replaceAll(/[^a-z0-9-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)}`;
