/** The picks of a visitor without JavaScript, for the stars and links of the page being rendered. */
import type { Texts } from '../../wording/texts.ts';
import { createContext, useContext } from 'react';
import { addressWithPicks } from '../../addressing/pick-addresses.ts';
import { type Picks, pickParameters } from '../../rules/my-line-up/picks.ts';

export interface Starred {
  /** The page's own address, with its view and without picks. */
  readonly here: string;
  readonly picks: Picks;
  readonly words: Texts['starWording'];
}

export const PicksContext = createContext<Starred | undefined>(undefined);

/** Undefined on pages without stars. */
export const useStarred = (): Starred | undefined => useContext(PicksContext);

/** Returns a function that carries the current address's picks over to another one. */
export function usePicksInAddress(): (address: string) => string {
  const starred = useStarred();
  return (address) => (starred ? addressWithPicks(address, starred.picks) : address);
}

/** Hidden inputs with the address's picks, for a form that asks for another view of the page. */
export function PickInputs() {
  const picks = useStarred()?.picks;
  return pickParameters.map(
    (name) =>
      picks?.[name][0] && <input key={name} type="hidden" name={name} value={picks[name].join(',')} />,
  );
}
