import { paces } from '../../figures/walking-minutes.ts';
import { allNeeds, type Need } from '../../rules/needs/needs.ts';

const isPace = (need: Need): need is keyof typeof paces => need in paces;

/** How needs are called. */
export interface NeedWords extends Readonly<Record<'pace' | 'usual', string>> {
  readonly needs: Readonly<Record<Need, string>>;
}

interface NeedInputsProps {
  readonly words: NeedWords;
  readonly chosen: readonly Need[];
}

/** What a visitor needs of ways, as fields of a form: a box for each, and a choice of the pace. */
export const NeedInputs = ({ words, chosen }: NeedInputsProps) => (
  <>
    {allNeeds
      .filter((need) => !isPace(need))
      .map((need) => (
        <label key={need}>
          <input type="checkbox" name="needs" value={need} defaultChecked={chosen.includes(need)} />
          {words.needs[need]}
        </label>
      ))}
    <label>
      {words.pace}
      <select name="needs" defaultValue={chosen.find(isPace) ?? ''}>
        <option value="">{words.usual}</option>
        {allNeeds.filter(isPace).map((need) => (
          <option key={need} value={need}>
            {words.needs[need]}
          </option>
        ))}
      </select>
    </label>
  </>
);
