import { css } from '@emotion/react';
import { kindsFor } from '../../rules/plan/plan-needs.ts';
import type { PlanBoard } from '../../rules/plan/plan-boards.ts';
import { signId } from './signs.tsx';

/** A need's entries in the list with the heading of their group, and its signs on the plan. */
const marks = Object.entries(kindsFor).map(([need, kinds]) => {
  const signs = kinds.map((kind) => `a [href='#${signId(kind)}']`);
  return `&:has([value='${need}']:checked) :is(.${need}, section:has(.${need}) > h3, ${signs.join()}) {
    display: block;
    opacity: 1;
    fill: var(--second);
  }`;
});

/** Marks what is chosen, as soon as it is: without a request, and without a script. */
export const planMarks = css`
  &:has([name='show']:checked) a use {
    opacity: 0.3;
  }
  &:has([name='show']:not([value='step-free']):checked) :where(li[id], h3) {
    display: none;
  }
  /* What is ticked is no longer what was counted. */
  &:has([name='show']:checked:not([checked]), [name='show'][checked]:not(:checked)) #shown {
    visibility: hidden;
  }
  ${marks.join('')}
  &:has([name='show'][value='step-free']:checked)
    :is(li[id]:not(.step-free), svg a:not(.step-free), use.unsure) {
    display: none;
  }
`;

/** The ids of what has a name on the plan: its place, and what stands beside it. */
const idsOf = ({ id, signs }: PlanBoard): string =>
  [...new Set([id, ...signs.map(({ place }) => place)])].map((one) => `#${one}`).join();

/** Marks the name of the place whose entry the address names. */
export const targetMarks = (boards: readonly PlanBoard[]) => css`
  ${boards.map((board) => `&:has(:is(${idsOf(board)}):target) a[href$='#${board.id}'] > text`).join()} {
    stroke: var(--first);
  }
`;
