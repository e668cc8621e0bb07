import type { Texts } from '../../wording/texts.ts';
import { Fragment } from 'react';
import { choices } from '../../rules/needs/needs.ts';
import type { Need } from '../../model/needs.ts';

type Choice = keyof typeof choices;

const choiceOf = (need: Need) =>
  (Object.keys(choices) as Choice[]).find((choice) => choices[choice].some((one) => one === need));

interface NeedInputsProps {
  readonly words: Pick<Texts['needWords'], 'needs' | 'choices'>;
  readonly of: readonly Need[];
  readonly chosen: readonly Need[];
}

/** What a visitor needs, as fields of a form: a box for each, and lists of those of which there is one at most. */
export const NeedInputs = ({ words, of, chosen }: NeedInputsProps) => (
  <>
    {of
      .filter((need) => !choiceOf(need))
      .map((need) => (
        <Fragment key={need}>
          <label>
            <input type="checkbox" name="needs" value={need} defaultChecked={chosen.includes(need)} />
            {` ${words.needs[need]}`}
          </label>{' '}
        </Fragment>
      ))}
    {[...new Set(of.flatMap((need) => choiceOf(need) ?? []))].map((choice) => (
      <Fragment key={choice}>
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
        </label>{' '}
      </Fragment>
    ))}
  </>
);
