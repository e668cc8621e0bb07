import { css } from '@emotion/react';
import { kindsFor } from '../../rules/plan/plan-needs.ts';
import { signId } from './signs.tsx';

/** A need's entries in the list, and its signs on the plan. */
const marks = Object.entries(kindsFor).map(([need, kinds]) => {
  const signs = kinds.map((kind) => `a [href='#${signId(kind)}']`);
  return `&:has([value='${need}']:checked) :is(.${need}, ${signs.join()}) {
    display: block;
    opacity: 1;
    fill: var(--second);
  }`;
});

/** Marks what is chosen, as soon as it is: without a request, and without a script. */
export const planMarks = css`
  &:has([name='show']:checked) {
    h3 {
      display: none;
    }
    a use {
      opacity: 0.3;
    }
  }
  &:has([name='show']:not([value='step-free']):checked) :where(li[id]) {
    display: none;
  }
  ${marks.join('')}
  &:has([value='step-free']:checked) :is(li[id]:not(.step-free), svg a:not(.step-free), use.unsure) {
    display: none;
  }
`;
