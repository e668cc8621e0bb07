import { usePageContext } from '../frame/page-context.tsx';
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { boxedLabel, boxedTick } from '../../look/boxed-choice.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { media, on, wrapping } from '../../look/tokens.ts';
import type { PlaceKind, PlanNeed } from '../../model/grounds.ts';
import type { PlanBoard } from '../../rules/plan/plan-boards.ts';
import { kindsFor } from '../../rules/plan/plan-needs.ts';
import { SHOWN_ID } from './plan-list.tsx';
import { SIGN, signId } from './signs.tsx';

/* The key: each line has its sign as the plan has it. */
const formStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, clamp(8.7rem, 34vw, 14rem)), 1fr));
  padding: 0 3px 3px 0;
  ${media.desktop} {
    grid-auto-rows: 1fr;
  }
  button {
    grid-column: 1 / -1;
    margin-top: 1rem;
    ${media.desktop} {
      align-self: end;
    }
  }
  label {
    ${boxedLabel};
    margin: 0 -3px -3px 0;
    padding-right: min(0.75rem, 1.5vw);
    gap: min(0.6rem, 1.5vw);
    font-size: clamp(0.85rem, 0.7rem + 0.5vw, 1.25rem);
    line-height: 1.15;
    &:has(:checked) {
      ${on.text};
      svg {
        fill: var(--second);
      }
    }
  }
  svg {
    flex: none;
    align-self: stretch;
    width: clamp(2.25rem, 1.4rem + 3vw, 4.5rem);
    padding: clamp(0.3rem, 0.8vw, 0.75rem);
    ${on.text};
    fill: var(--ground);
    fill-rule: evenodd;
  }
  input {
    ${boxedTick};
    order: 1;
    margin-left: auto;
  }
  ${media.cramped} {
    label {
      flex-wrap: wrap;
    }
  }
  @media print {
    ${wrapping('0')};
    margin-top: 1rem;
    label {
      min-height: 0;
      border: 0;
    }
    svg {
      background: none;
      fill: currentcolor;
      padding: 0;
      width: 1.5em;
    }
    input {
      display: none;
    }
  }
`;

/** As the plan draws a path that is step-free. */
const doubleLine = 'M0 29 50 9v6L0 35zM0 41 50 21v6L0 47z';

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
export const PlanChoices = ({ label, show, choices, chosen }: PlanChoicesProps) => {
  const { pathTo } = usePageContext().addresses;
  return (
    <form action={`${pathTo('plan')}#${SHOWN_ID}`} aria-label={label} css={formStyle}>
      {choices.map(({ id, label: need, sign }) => (
        <Fragment key={id}>
          <label>
            <input type="checkbox" name="show" value={id} defaultChecked={chosen.includes(id)} />{' '}
            <svg viewBox={`0 0 ${SIGN} ${SIGN}`} aria-hidden>
              {sign ? <use href={`#${signId(sign)}`} /> : <path d={doubleLine} />}
            </svg>
            {need}
          </label>{' '}
        </Fragment>
      ))}
      <button css={buttonStyle}>{show}</button>
    </form>
  );
};

/** A need's entries in the list with the heading of their group, and its signs on the plan. */
const marks = Object.entries(kindsFor).map(([need, kinds]) => {
  if (need === 'step-free') return '';
  const signs = kinds.map((kind) => `a [href='#${signId(kind)}']`);
  return `&:has([value='${need}']:checked) :is(.${need}, section:has(.${need}) > h3, ${signs.join()}) {
    display: flex;
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
