import { css } from '@emotion/react';
import { pathTo } from '../../addressing/paths.ts';
import { boxedLabel, boxedTick } from '../../look/boxed-choice.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { media, on } from '../../look/tokens.ts';
import type { PlaceKind } from '../../data/programme/ground-model.ts';
import type { PlanBoard } from '../../rules/plan/plan-boards.ts';
import { kindsFor, type PlanNeed } from '../../rules/plan/plan-needs.ts';
import { SHOWN_ID } from './plan-list.tsx';
import { SIGN, signId } from './signs.tsx';

const formStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr));
  gap: 0.4rem;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  button {
    grid-column: 1 / -1;
    justify-self: start;
  }
  label {
    ${boxedLabel};
    gap: 0.5rem;
    padding-inline: 0.6rem;
    line-height: 1.15;
    &:has(:checked) {
      ${on.text};
    }
  }
  svg {
    flex: none;
    width: 1.5em;
    fill: currentColor;
    fill-rule: evenodd;
  }
  input {
    ${boxedTick};
  }
  ${media.wide} {
    /* The key is about as high as the sheet beside it. */
    label {
      min-height: 6.5rem;
      gap: 1rem;
      font-size: 1.25rem;
    }
    svg {
      width: 2.5em;
    }
  }
  ${media.cramped} {
    label {
      flex-wrap: wrap;
    }
  }
  @media (max-width: 34em) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.7rem), 1fr));
    gap: 0.3rem;
    label {
      font-size: 0.85rem;
      gap: 0.25rem;
      padding-inline: 0.3rem;
    }
    button {
      justify-self: stretch;
    }
  }
  @media print {
    display: flex;
    flex-wrap: wrap;
    margin-top: 1rem;
    label {
      min-height: 0;
      border: 0;
    }
    input {
      display: none;
    }
  }
`;

/** As the plan draws a path that is step-free. */
const doubleLine = 'M0 15 24 5v3L0 18zM0 21 24 11v3L0 24z';

interface PlanChoicesProps {
  readonly label: string;
  readonly show: string;
  readonly choices: readonly {
    readonly id: PlanNeed;
    readonly label: string;
    /** The kind of place whose sign stands before the label; without, it is the line of step-free paths. */
    readonly sign: PlaceKind | undefined;
  }[];
  readonly chosen: readonly PlanNeed[];
}

/** What the plan shows: styles mark it at once, and the form's address keeps it. */
export const PlanChoices = ({ label, show, choices, chosen }: PlanChoicesProps) => (
  <form action={`${pathTo('plan')}#${SHOWN_ID}`} aria-label={label} css={formStyle}>
    {choices.map(({ id, label: need, sign }) => (
      <label key={id}>
        <input type="checkbox" name="show" value={id} defaultChecked={chosen.includes(id)} />
        <svg viewBox={`0 0 ${SIGN} ${SIGN}`} aria-hidden>
          {sign ? <use href={`#${signId(sign)}`} /> : <path d={doubleLine} />}
        </svg>
        {need}
      </label>
    ))}
    <button css={buttonStyle}>{show}</button>
  </form>
);

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
