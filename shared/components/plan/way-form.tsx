import { css } from '@emotion/react';
import type { waysWording } from '../../data/wording/ways-wording.ts';
import { boxedLabel, boxedSelect, boxedTick } from '../../look/boxed-choice.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { wayNeeds, type Need } from '../../rules/needs/needs.ts';
import { NeedInputs } from '../needs/need-inputs.tsx';
import { notOnPaper } from '../../look/paper-styles.ts';
import { wrapping } from '../../look/tokens.ts';

const form = css`
  ${wrapping('0.75rem', 'center')};
  label {
    ${boxedLabel};
    flex: 1 1 15rem;
    gap: 0.6rem;
    padding-left: 0.75rem;
  }
  select {
    flex: 1;
    ${boxedSelect};
    min-width: 0;
  }
  input {
    ${boxedTick};
  }
  ${notOnPaper};
`;

export interface EndGroup {
  readonly heading: string;
  readonly ends: readonly { readonly id: string; readonly name: string }[];
}

interface EndSelectProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly choose: string;
  readonly chosen: string;
  /** A square of the grid that is chosen, or can be. */
  readonly square: { readonly id: string; readonly name: string } | undefined;
  readonly groups: readonly EndGroup[];
}

const EndSelect = ({ name, label, choose, chosen, square, groups }: EndSelectProps) => (
  <label>
    {label}
    <select name={name} defaultValue={chosen} required>
      <option value="">{choose}</option>
      {square && <option value={square.id}>{square.name}</option>}
      {groups.map(({ heading, ends }) => (
        <optgroup key={heading} label={heading}>
          {ends.map((end) => (
            <option key={end.id} value={end.id}>
              {end.name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

interface WayFormProps {
  readonly words: typeof waysWording;
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly needs: readonly Need[];
  readonly squares: Readonly<Record<'from' | 'to', EndSelectProps['square']>>;
  readonly groups: readonly EndGroup[];
}

/** Asks from where to where. What is chosen stands in the address. */
export const WayForm = ({ words, action, from, to, needs, squares, groups }: WayFormProps) => (
  <form action={action} css={form}>
    <EndSelect
      name="from"
      label={words.from}
      choose={words.choose}
      chosen={from}
      square={squares.from}
      groups={groups}
    />
    <EndSelect
      name="to"
      label={words.to}
      choose={words.choose}
      chosen={to}
      square={squares.to}
      groups={groups}
    />
    <NeedInputs words={words.need} of={wayNeeds} chosen={needs} />
    <button css={buttonStyle}>{words.show}</button>
  </form>
);
