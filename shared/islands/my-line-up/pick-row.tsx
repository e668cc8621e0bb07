import { memo } from 'react';
import { clockTime } from '../../figures/clock.ts';
import { changeOf } from '../../rules/my-line-up/changed-picks.ts';
import { stateOf, type Picks, type PickState } from '../../rules/my-line-up/picks.ts';
import type { BoardSet, LineUpContent } from '../../rules/my-line-up/line-up-content.ts';
import { ActionButton } from './picks-form.tsx';

interface TimesProps {
  readonly set: BoardSet;
  readonly until: string;
}

/** When a set begins and ends. */
export const Times = ({ set, until }: TimesProps) => (
  <p>
    <time dateTime={new Date(set.startsAt).toISOString()}>{clockTime(set.start)}</time>{' '}
    <span>
      {until} {clockTime(set.end)}
    </span>
  </p>
);

/** The title of a set, which leads to what there is to say of it. */
export const Title = ({ set: { href, title, cancelled } }: { readonly set: BoardSet }) => (
  <h3>
    <a href={href}>{cancelled ? <s>{title}</s> : title}</a>
  </h3>
);

interface PlaceLinkProps {
  readonly set: BoardSet;
  readonly content: Pick<LineUpContent, 'places' | 'plan'>;
}

/** The place of a set, which leads to where the plan has it. */
export function PlaceLink({ set, content: { places, plan } }: PlaceLinkProps) {
  const place = places[set.place];
  return place?.id ? <a href={`${plan}#${place.id}`}>{place.name}</a> : place?.name;
}

interface PickRowProps {
  readonly set: BoardSet;
  readonly state: PickState;
  readonly content: LineUpContent;
}

/** A pick, as a ticket's stub: when, what, where, and what can be done with it. One press changes one of sixty. */
export const PickRow = memo(({ set, state, content }: PickRowProps) => {
  const { places, changes, words } = content;
  const { id, named, cancelled } = set;
  const change = changeOf(changes, id);
  const [action, label] =
    state === 'maybe'
      ? (['certain', words.actions.certain] as const)
      : (['unsure', words.actions.maybe] as const);
  return (
    <li className="stub" data-ink={places[set.place]?.ink} data-state={state}>
      <Times set={set} until={words.until} />
      <div>
        <Title set={set} />
        <p>
          <PlaceLink set={set} content={content} />
          {state === 'maybe' && <b>{words.maybe}</b>}
          {cancelled && <b>{words.cancelled}</b>}
        </p>
        {change && <p>{change.sentence}</p>}
        {set.dropIn && !cancelled && <p>{words.dropIn}</p>}
        <div>
          {!cancelled && <ActionButton action={action} set={id} title={named} label={label} />}{' '}
          <ActionButton action="remove" set={id} title={named} label={words.actions.remove} />
        </div>
      </div>
    </li>
  );
});

/** A pick that has just been removed. */
export interface GonePick {
  readonly set: string;
  /** Says so. */
  readonly text: string;
  readonly undo: string;
  readonly takeBack: () => void;
}

/** Scrolls the line into view, as far as what has the focus below stays there. */
const intoView = (line: Element | null): void => {
  for (const element of line ? [line, document.activeElement] : [])
    element?.scrollIntoView({ block: 'nearest' });
};

/** Stands where the pick was, until something else is done. */
export const GoneRow = ({ text, undo, takeBack }: GonePick) => (
  <li className="gone" ref={intoView}>
    <p>{text}</p>
    <button type="button" onClick={takeBack}>
      {undo}
    </button>
  </li>
);

/** The sets that are picked, each with its state. */
export const pickStates = (sets: readonly BoardSet[], picks: Picks) =>
  sets.map((set) => ({ set, state: stateOf(picks, set.id) })).filter(({ state }) => state !== 'none');
