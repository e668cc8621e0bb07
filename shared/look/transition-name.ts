import { slugOf } from '../rules/slug.ts';

/**
 * An act's name as CSS takes it for a view transition: every act that has an address of its own has a name of its
 * own. What CSS has another use for (`!`, `/`, `é`) is written as its code: `act-the-go_21_-team`.
 */
export const transitionName = (act: string): string =>
  `act-${slugOf(act).replaceAll(/[^a-z0-9-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)}`;
