import { css } from '@emotion/react';
import { planNeeds } from '../../rules/plan/plan-needs.ts';

const kinds = planNeeds.filter((need) => need !== 'step-free');

/** Signs and entries of what is chosen, as soon as it is: without a request, and without a script. */
export const planMarks = css`
  &:has([name='show']:checked) {
    h3 {
      display: none;
    }
    use {
      opacity: 0.3;
    }
    use:not([class]) {
      opacity: 0;
    }
  }
  &:has([name='show']:not([value='step-free']):checked) li[id] {
    display: none;
  }
  ${kinds
    .map(
      (need) => `
  &:has([value='${need}']:checked) .${need}.${need} {
    display: block;
    opacity: 1;
    fill: var(--second);
  }`,
    )
    .join('')}
  &:has([value='step-free']:checked) {
    li[id]:not(.step-free) {
      display: none !important;
    }
    .boards > g:not(.step-free) > a > text,
    use:not(.step-free) {
      opacity: 0.3 !important;
    }
  }
`;
