import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { WAY_ID } from '../../addressing/plan-addresses.ts';
import { pathTo } from '../../addressing/paths.ts';
import type { waysWording } from '../../data/wording/ways-wording.ts';
import { Paragraph } from '../type/running-text.tsx';
import { WayTold } from './way-told.tsx';
import { boxedChoices } from '../../look/boxed-choice.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { type Need, wayNeeds } from '../../rules/needs/needs.ts';
import { NeedInputs } from '../needs/need-inputs.tsx';
import { notOnPaper } from '../../look/paper-styles.ts';
import { wrapping } from '../../look/tokens.ts';

const formStyle = css`
  ${wrapping('0.75rem', 'center')};
  ${boxedChoices};
  label {
    flex: 1 1 15rem;
  }
  select {
    flex: 1;
    min-width: 0;
  }
  ${notOnPaper};
`;

interface EndGroup {
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
  readonly chosen: Readonly<Record<'from' | 'to', string>>;
  readonly needs: readonly Need[];
  readonly squares: Readonly<Record<'from' | 'to', EndSelectProps['square']>>;
  readonly groups: readonly EndGroup[];
}

/** Asks from where to where. What is chosen stands in the address. */
const WayForm = ({ words, action, chosen, needs, squares, groups }: WayFormProps) => (
  <form action={action} css={formStyle}>
    {(['from', 'to'] as const).map((end) => (
      <EndSelect
        key={end}
        name={end}
        label={words[end]}
        choose={words.choose}
        chosen={chosen[end]}
        square={squares[end]}
        groups={groups}
      />
    ))}
    <NeedInputs words={words.need} of={wayNeeds} chosen={needs} />
    <button css={buttonStyle}>{words.show}</button>
  </form>
);

interface WaysProps {
  readonly words: typeof waysWording;
  readonly form: Omit<ComponentProps<typeof WayForm>, 'words' | 'action'>;
  readonly names: Readonly<Record<string, string>>;
  readonly answer:
    | (Pick<ComponentProps<typeof WayTold>, 'title' | 'way' | 'note' | 'buses'> & { readonly back: string })
    | undefined;
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
    <WayForm {...form} words={words} action={`${pathTo('plan')}#${WAY_ID}`} />
    {answer && (
      <WayTold
        {...answer}
        id={WAY_ID}
        names={names}
        beside={words.beside}
        back={{ text: words.back, href: answer.back }}
      />
    )}
    <Paragraph text={words.home} />
  </section>
);
