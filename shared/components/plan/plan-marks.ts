import { css } from '@emotion/react';
import { planNeeds } from '../../rules/plan/plan-needs.ts';

const kinds = planNeeds.filter((need) => need !== 'step-free');

/** Signs and entries of what is chosen, as soon as it is: without a request, and without a script. */
export const planMarks = css`
  &:has([name='show']:checked) {
    h3 {
      display: none;
    }
    a use {
      opacity: 0.3;
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
    li[id]:not(.step-free),
    svg a:not(.step-free),
    a use:not(.step-free) {
      display: none !important;
    }
  }
`;
