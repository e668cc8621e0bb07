import { pickParameters } from '../../rules/my-line-up/picks.ts';
import { useStarred } from './picks-context.tsx';

/** The address's picks, for a form that asks for another view of the page. */
export function PickInputs() {
  const picks = useStarred()?.picks;
  return pickParameters.map(
    (name) =>
      picks?.[name][0] && <input key={name} type="hidden" name={name} value={picks[name].join(',')} />,
  );
}
