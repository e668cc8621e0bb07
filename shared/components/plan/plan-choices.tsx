import { usePageContext } from '../frame/page-context.tsx';
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { boxedChoices } from '../../look/form-controls.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { fontSize, surface, wrapping } from '../../look/tokens.ts';
import type { PlaceKind, PlanNeed } from '../../model/grounds.ts';
import { kindsFor } from '../../rules/plan/plan-needs.ts';
import { SHOWN_ID } from './plan-list.tsx';
import { SIGN_SIDE, signId } from './signs.tsx';

/* The plan's key: each line has its sign as the plan shows it. */
const formStyle = css`
  ${boxedChoices};
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr));
  gap: 0.5rem;
  align-content: start;
  button {
    grid-column: 1 / -1;
  }
  label {
    padding: 0 0.5rem 0 0;
    line-height: 1.15;
    &:has(:checked) {
      ${surface.text};
      svg {
        fill: var(--second);
      }
    }
  }
  svg {
    flex: none;
    align-self: stretch;
    width: 2.75rem;
    padding: 0.4rem;
    ${surface.text};
    fill: var(--ground);
    fill-rule: evenodd;
  }
  input {
    order: 1;
    margin-left: auto;
  }
  /* Two in a row, except on very narrow screens. */
  @media screen and (max-width: 34em) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr));
    label {
      gap: 0.3rem;
      padding-right: 0.35rem;
      font-size: ${fontSize.small};
    }
    svg {
      width: 1.75rem;
      padding: 0.25rem;
    }
  }
  @media print {
    ${wrapping('0 1rem')};
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

/** A step-free path, as the plan draws it. */
const doubleLine = 'M0 29 50 9v6L0 35zM0 41 50 21v6L0 47z';

interface PlanChoicesProps {
  readonly label: string;
  readonly show: string;
  readonly choices: readonly {
    readonly id: PlanNeed;
    readonly label: string;
    /** The kind of place whose sign stands before the label; without it, the line of step-free paths. */
    readonly sign: PlaceKind | undefined;
  }[];
  readonly chosen: readonly PlanNeed[];
}

/** The choice of what the plan shows. Styles mark it at once, and the form's address keeps it. */
export const PlanChoices = ({ label, show, choices, chosen }: PlanChoicesProps) => {
  const { pathTo } = usePageContext().addresses;
  return (
    <form action={`${pathTo('plan')}#${SHOWN_ID}`} aria-label={label} css={formStyle}>
      {choices.map(({ id, label: need, sign }) => (
        <Fragment key={id}>
          <label>
            <input type="checkbox" name="show" value={id} defaultChecked={chosen.includes(id)} />{' '}
            <svg viewBox={`0 0 ${SIGN_SIDE} ${SIGN_SIDE}`} aria-hidden>
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

/** For each need: its entries in the list with their group's heading, and its signs on the plan. */
const marks = Object.entries(kindsFor).map(([need, kinds]) => {
  if (need === 'step-free') return '';
  const signs = kinds.map((kind) => `a [href='#${signId(kind)}']`);
  return `&:has([value='${need}']:checked) :is(.${need}, section:has(.${need}) > h3, ${signs.join()}) {
    display: flex;
    opacity: 1;
    fill: var(--second);
  }`;
});

/** Marks ticked choices at once, without a request and without a script. */
export const planMarks = css`
  &:has([name='show']:checked) a use {
    opacity: 0.3;
  }
  &:has([name='show']:not([value='step-free']):checked) :where(li[id], h3) {
    display: none;
  }
  /* The counts are hidden when ticks have changed since they were made. */
  &:has([name='show']:checked:not([checked]), [name='show'][checked]:not(:checked)) #shown {
    visibility: hidden;
  }
  ${marks.join('')}
  &:has([name='show'][value='step-free']:checked)
    :is(li[id]:not(.step-free), svg a:not(.step-free), use.unsure) {
    display: none;
  }
`;
