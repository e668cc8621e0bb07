/** Actions on a pick with their resulting states, and the names of their query parameters. */
import {
  pickParameters,
  picksFromQuery,
  queryOfPicks,
  withState,
  type Picks,
  type PickState,
} from './picks.ts';

export const pickActions = { remove: 'none', unsure: 'maybe', certain: 'picked' } as const;

export type PickAction = keyof typeof pickActions;

export const isPickAction = (name: string): name is PickAction => Object.hasOwn(pickActions, name);

const names = Object.keys(pickActions).filter(isPickAction);

/** The action that brings a pick into a state. */
export const actionTo = (state: PickState): PickAction | undefined =>
  names.find((name) => pickActions[name] === state);

/** The query parameters of an address that shows a visitor's picks. */
export const ownPicks: readonly string[] = [...pickParameters, ...names];

/** The picks of an address, after its action on one of them. */
export function changedPicks(query: URLSearchParams): Picks {
  const picks = picksFromQuery(query);
  const action = names.find((name) => query.has(name));
  if (!action) return picks;
  const changed = withState(picks, query.get(action) ?? '', pickActions[action]);
  // Reading them again removes what is no id.
  return picksFromQuery(new URLSearchParams(queryOfPicks(changed)));
}
