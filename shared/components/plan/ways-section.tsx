import { css } from '@emotion/react';
import { WAY_ID } from '../../addressing/plan-addresses.ts';
import { pathTo } from '../../addressing/paths.ts';
import type { waysWording } from '../../data/wording/ways-wording.ts';
import { Paragraph } from '../type/running-text.tsx';
import { WayTold, type WayToldProps } from './way-told.tsx';
import { boxedChoices } from '../../look/boxed-choice.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { type Need, wayNeeds } from '../../rules/needs/needs.ts';
import { NeedInputs } from '../needs/need-inputs.tsx';
import { notOnPaper, wrapping } from '../../look/tokens.ts';

const formStyle = css`
  ${wrapping('0.75rem', 'center')};
  ${boxedChoices};
  label {
    flex: 1 1 15rem;
  }
  select {
    flex: 1;
  }
  ${notOnPaper};
`;

interface End {
  readonly id: string;
  readonly name: string;
}

interface WayFormProps {
  readonly words: typeof waysWording;
  readonly chosen: Readonly<Record<'from' | 'to', string>>;
  readonly needs: readonly Need[];
  /** A square of the grid that is chosen, or can be. */
  readonly squares: Readonly<Record<'from' | 'to', End | undefined>>;
  readonly groups: readonly { readonly heading: string; readonly ends: readonly End[] }[];
}

/** Asks from where to where. What is chosen stands in the address. */
const WayForm = ({ words, chosen, needs, squares, groups }: WayFormProps) => (
  <form action={`${pathTo('plan')}#${WAY_ID}`} css={formStyle}>
    {(['from', 'to'] as const).map((end) => (
      <label key={end}>
        {words[end]}
        <select name={end} defaultValue={chosen[end]} required>
          <option value="">{words.choose}</option>
          {squares[end] && <option value={squares[end].id}>{squares[end].name}</option>}
          {groups.map(({ heading, ends }) => (
            <optgroup key={heading} label={heading}>
              {ends.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    ))}
    <NeedInputs words={words.need} of={wayNeeds} chosen={needs} />
    <button css={buttonStyle}>{words.show}</button>
  </form>
);

interface WaysProps {
  readonly words: typeof waysWording;
  readonly form: Omit<WayFormProps, 'words'>;
  readonly names: WayToldProps['names'];
  readonly answer: Omit<WayToldProps, 'names' | 'words'> | undefined;
  /** What is still to be chosen before there is an answer. */
  readonly lacks: string | undefined;
}

const section = css`
  margin-top: 2rem;
  h2,
  h3 {
    margin-bottom: 0.75rem;
  }
  /* Whoever lands here reads the heading above, too. */
  h3[tabindex] {
    scroll-margin-top: 4.5rem;
  }
  > p {
    margin-top: 1rem;
  }
`;

export const Ways = ({ words, form, names, answer, lacks }: WaysProps) => (
  <section aria-labelledby="ways" css={section}>
    <h2 id="ways" tabIndex={-1}>
      {words.heading}
    </h2>
    {lacks && (
      <h3 id={WAY_ID} tabIndex={-1}>
        {lacks}
      </h3>
    )}
    <WayForm {...form} words={words} />
    {answer && <WayTold {...answer} names={names} words={words} />}
    <Paragraph text={words.home} />
  </section>
);
