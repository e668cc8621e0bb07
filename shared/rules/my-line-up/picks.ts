/** A visitor's picks from the programme: ids of sets, certain and maybe. */

export interface Picks {
  /** Ids of sets, in the order in which they were picked. No id is in both lists, or twice in one. */
  readonly picks: readonly string[];
  readonly maybe: readonly string[];
}

export type PickState = 'picked' | 'maybe' | 'none';

/** The query parameters that carry picks, on every page that shows them. */
export const pickParameters = ['picks', 'maybe'] as const;

export const noPicks: Picks = { picks: [], maybe: [] };

export const isEmpty = ({ picks, maybe }: Picks): boolean => picks.length + maybe.length === 0;

/** More than anybody can see. Longer lists in an address are cut. */
const MOST = 200;
const id = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** The ids of a list with commas. Impossible ids are left out, but unknown ones are kept. */
const idsIn = (list: string | null): readonly string[] =>
  (list ?? '').split(',', MOST).filter((word) => id.test(word));

const distinct = (picks: readonly string[], maybe: readonly string[]): Picks => {
  const certain = [...new Set(picks)].slice(0, MOST);
  return {
    picks: certain,
    maybe: [...new Set(maybe)].filter((pick) => !certain.includes(pick)).slice(0, MOST),
  };
};

/** The picks of an address. If a parameter occurs twice, the first counts. */
export const picksFromQuery = (query: URLSearchParams): Picks =>
  distinct(idsIn(query.get('picks')), idsIn(query.get('maybe')));

/** The picks as a query: `picks=sea-power,owls&maybe=bdrmm`. Empty without picks. */
export const queryOfPicks = ({ picks, maybe }: Picks): string =>
  [picks.length > 0 && `picks=${picks.join(',')}`, maybe.length > 0 && `maybe=${maybe.join(',')}`]
    .filter(Boolean)
    .join('&');

export function stateOf({ picks, maybe }: Picks, set: string): PickState {
  if (picks.includes(set)) return 'picked';
  return maybe.includes(set) ? 'maybe' : 'none';
}

/** The picks with a set in another state. */
export function withState({ picks, maybe }: Picks, set: string, state: PickState): Picks {
  const without = (list: readonly string[]) => list.filter((pick) => pick !== set);
  return {
    picks: state === 'picked' ? [...without(picks), set] : without(picks),
    maybe: state === 'maybe' ? [...without(maybe), set] : without(maybe),
  };
}

/** The next state of a star: picked, then maybe, then none again. */
export const nextState = (state: PickState): PickState =>
  ({ none: 'picked', picked: 'maybe', maybe: 'none' } as const)[state];

/** Both visitors' picks together. A pick that is certain in one of them is certain. */
export const mergedPicks = (first: Picks, second: Picks): Picks =>
  distinct([...first.picks, ...second.picks], [...first.maybe, ...second.maybe]);

const pickActions = { remove: 'none', unsure: 'maybe', certain: 'picked' } as const;

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
