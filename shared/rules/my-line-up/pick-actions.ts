/** What a visitor does to a pick on the page of their line-up, and the state that it brings. Also the names of its query parameters. */
import { picksFromQuery, queryOfPicks, withState, type Picks } from './picks.ts';

export const pickActions = { remove: 'none', unsure: 'maybe', certain: 'picked' } as const;

export type PickAction = keyof typeof pickActions;

const names = Object.keys(pickActions) as readonly PickAction[];

/** The query parameters that change a pick. */
export const actionParameters: readonly string[] = names;

/** The picks of an address, after what it does to one of them. */
export function changedPicks(query: URLSearchParams): Picks {
  const picks = picksFromQuery(query);
  const action = names.find((name) => query.has(name));
  if (!action) return picks;
  const changed = withState(picks, query.get(action) ?? '', pickActions[action]);
  // What is no id is left out again.
  return picksFromQuery(new URLSearchParams(queryOfPicks(changed)));
}
