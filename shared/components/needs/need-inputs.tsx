import type { Texts } from '../../wording/texts.ts';
import { Fragment } from 'react';
import { choices } from '../../rules/needs/needs.ts';
import type { Need } from '../../model/needs.ts';

type Choice = keyof typeof choices;

/** The choice that includes a need, if there is one. */
export const choiceOf = (need: Need): Choice | undefined =>
  (Object.keys(choices) as Choice[]).find((choice) => choices[choice].some((member) => member === need));

export interface NeedFieldProps {
  readonly words: Pick<Texts['needWords'], 'needs' | 'choices'>;
  readonly chosen: readonly Need[];
}

/** A box to tick for a need. */
export const NeedTick = ({ need, words, chosen }: NeedFieldProps & { readonly need: Need }) => (
  <label>
    <input type="checkbox" name="needs" value={need} defaultChecked={chosen.includes(need)} />
    {` ${words.needs[need]}`}
  </label>
);

const NeedSelect = ({ choice, words, chosen }: NeedFieldProps & { readonly choice: Choice }) => (
  <label>
    {`${words.choices[choice].label} `}
    <select name="needs" defaultValue={choices[choice].find((need) => chosen.includes(need)) ?? ''}>
      <option value="">{words.choices[choice].none}</option>
      {choices[choice].map((need) => (
        <option key={need} value={need}>
          {words.needs[need]}
        </option>
      ))}
    </select>
  </label>
);

/** A form's fields for needs: a box for each, and lists from which one at most can be chosen. */
export const NeedInputs = ({ of, ...field }: NeedFieldProps & { readonly of: readonly Need[] }) => (
  <>
    {of
      .filter((need) => !choiceOf(need))
      .map((need) => (
        <Fragment key={need}>
          <NeedTick need={need} {...field} />{' '}
        </Fragment>
      ))}
    {[...new Set(of.flatMap((need) => choiceOf(need) ?? []))].map((choice) => (
      <Fragment key={choice}>
        <NeedSelect choice={choice} {...field} />{' '}
      </Fragment>
    ))}
  </>
);
