/** What a visitor does to a pick, and the state that it brings. Also the names of its query parameters. */
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

/** What brings a pick into a state. */
export const actionTo = (state: PickState): PickAction | undefined =>
  names.find((name) => pickActions[name] === state);

/** The query parameters of an address that shows a visitor's picks. */
export const ownPicks: readonly string[] = [...pickParameters, ...names];

/** The picks of an address, after what it does to one of them. */
export function changedPicks(query: URLSearchParams): Picks {
  const picks = picksFromQuery(query);
  const action = names.find((name) => query.has(name));
  if (!action) return picks;
  const changed = withState(picks, query.get(action) ?? '', pickActions[action]);
  // What is no id is left out again.
  return picksFromQuery(new URLSearchParams(queryOfPicks(changed)));
}
