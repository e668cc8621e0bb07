import { css } from '@emotion/react';
import { tabRow } from '../../islands/tabs/tab-row-styles.ts';
import { boxedChoices } from '../../look/boxed-choice.ts';
import { buttonStyle, foldedStrip } from '../../look/surfaces.ts';
import { media, on, stacked, wrapping } from '../../look/tokens.ts';
import type { programmePage } from '../../data/wording/programme-wording.ts';
import { PickInputs } from '../my-line-up/picks-context.tsx';

/* Folded into one strip on phones, open where there is room. */
const layout = css`
  > summary {
    ${foldedStrip};
  }
  > div {
    ${stacked('1rem')};
    padding-top: 1rem;
  }
  @supports selector(::details-content) {
    ${media.tablet} {
      > summary {
        display: none;
      }
      > div {
        padding: 0;
      }
      &::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    }
  }
  @media print {
    display: none;
  }
`;

/* On phones every kind keeps its place, whatever typeface has arrived. */
const kindRow = css`
  @media (min-width: 22em) and (max-width: 34em) {
    ul {
      display: grid;
      grid-template-columns: repeat(4, auto);
    }
    li:nth-child(7) {
      grid-column: span 2;
    }
  }
`;

const formStyle = css`
  ${wrapping('0.6rem 0.75rem', 'center')};
  ${boxedChoices};
  label {
    padding-right: 0.75rem;
    &:has(:checked):not(:has(option)) {
      ${on.text};
    }
  }
  label:has(select) {
    padding-right: 0;
  }
  select {
    max-width: 100%;
  }
  @media (max-width: 34em) {
    label,
    button {
      flex: 1 1 auto;
    }
    label {
      padding-inline: 0.5rem;
      font-size: 0.9rem;
    }
    select {
      flex: 1;
    }
  }
`;

interface Choice {
  readonly id: string;
  readonly label: string;
}

interface ProgrammeChoicesProps {
  readonly copy: Pick<typeof programmePage, 'kindsLabel' | 'form'>;
  readonly kinds: readonly (Choice & { readonly href: string })[];
  readonly kind: string;
  /** Something is chosen: what it is can be seen. */
  readonly chosen: boolean;
  /** The page's own path, which the form asks for. */
  readonly action: string;
  readonly places: readonly Choice[];
  readonly place: string;
  /** What the address asks for beside the fields. */
  readonly kept: Readonly<Record<string, string>>;
  /** Each of them is one parameter with one value. */
  readonly switches: readonly {
    readonly parameter: string;
    readonly value: string;
    readonly label: string;
    readonly on: boolean;
  }[];
}

/** What the programme shows: links for the kinds, a form for place and needs. Each keeps what the other has chosen. */
export const ProgrammeChoices = ({ copy: { kindsLabel, form }, ...choices }: ProgrammeChoicesProps) => (
  <details css={layout} open={choices.chosen}>
    <summary>{form.fold}</summary>
    <div>
      <nav aria-label={kindsLabel} css={[tabRow, kindRow]}>
        <ul>
          {choices.kinds.map(({ id, label, href }) => (
            <li key={id}>
              <a href={href} aria-current={id === choices.kind ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form action={choices.action} aria-label={form.label} css={formStyle}>
        {Object.entries(choices.kept).map(([parameter, value]) => (
          <input key={parameter} type="hidden" name={parameter} value={value} />
        ))}
        <PickInputs />
        <label>
          {form.place}
          <select name="place" defaultValue={choices.place}>
            {choices.places.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {choices.switches.map(({ parameter, value, label, on: isOn }) => (
          <label key={parameter}>
            <input type="checkbox" name={parameter} value={value} defaultChecked={isOn} />
            {label}
          </label>
        ))}
        <button css={buttonStyle}>{form.show}</button>
      </form>
    </div>
  </details>
);
