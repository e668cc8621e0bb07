import { memo } from 'react';
import { filled } from '../../figures/filled.ts';
import { changeOf } from '../../rules/my-line-up/changed-picks.ts';
import type { VisitorLineUpContent, NamedLineUpSet } from '../../rules/my-line-up/line-up-content.ts';
import type { PickAction, PickState } from '../../rules/my-line-up/picks.ts';
import { fitText } from '../../rules/needs/fit-text.ts';
import { SetRow } from '../browser/set-row.tsx';

interface ActionButtonProps {
  readonly action: PickAction;
  readonly set: string;
  readonly title: string;
  readonly isAct?: boolean;
  /** The visible text, and a hidden text before it. */
  readonly label: readonly string[];
}

const ActionButton = ({ action, set, title, isAct, label: [text, before] }: ActionButtonProps) => (
  <button name={action} value={set}>
    {before && <i>{`${before} `}</i>}
    {text}
    <i translate={isAct ? 'no' : undefined}>{` ${title}`}</i>
  </button>
);

interface PickRowProps {
  readonly set: NamedLineUpSet;
  readonly state: PickState;
  readonly who: string;
  readonly reach: string;
  /** Whether another certain pick clashes with it. */
  readonly clashes: boolean;
  readonly content: VisitorLineUpContent;
}

/** A set with time, place and buttons. It is memoised, because one click changes one of sixty rows. */
export const PickRow = memo(({ set, state, who, reach, clashes, content }: PickRowProps) => {
  const { changes, chosen, places, plan, words } = content;
  const { id, title, named, href, start, end, startsAt, billing, cancelled } = set;
  const place = places[set.place];
  const marks = [who, cancelled && words.cancelled].filter(Boolean);
  const notes = [reach, fitText(set.answers, chosen, words.needs), changeOf(changes, id)?.sentence];
  const note = notes.filter(Boolean).join(' ');
  const change = state === 'none' ? 'join' : state === 'maybe' ? 'certain' : 'unsure';
  return (
    <SetRow
      {...{ start, end, title, href }}
      row={{ 'data-state': state, 'data-clash': clashes || undefined }}
      now={!who && state === 'maybe' ? words.maybe : undefined}
      at={new Date(startsAt).toISOString()}
      until={words.until}
      billing={billing}
      isCancelled={cancelled}
      place={{
        name: place?.name ?? '',
        ink: place?.ink || undefined,
        href: place?.id && `${plan}#${place.id}`,
      }}
      marks={marks.map((mark) => [' ', <b key={String(mark)}>{mark}</b>])}
      action={
        <div className="actions">
          {!cancelled && (
            <ActionButton
              action={change === 'join' ? 'certain' : change}
              set={id}
              title={named}
              isAct={billing > 0}
              label={words.actions[change]}
            />
          )}{' '}
          {state !== 'none' && (
            <ActionButton
              action="remove"
              set={id}
              title={named}
              isAct={billing > 0}
              label={words.actions.remove}
            />
          )}
        </div>
      }
    >
      {note && <p>{note}</p>}
    </SetRow>
  );
});

/** A pick that has just been removed. */
export interface GonePick {
  readonly set: string;
  readonly text: string;
  readonly undo: string;
  readonly takeBack: () => void;
}

/** Replaces a removed pick until the next change. */
export const GoneRow = ({ text, undo, takeBack }: GonePick) => (
  <li className="gone">
    <p>{text}</p>
    <button type="button" onClick={takeBack}>
      {undo}
    </button>
  </li>
);

interface UnknownPicksProps {
  readonly ids: readonly string[];
  /** An unknown pick that was just removed. */
  readonly gone: GonePick | undefined;
  readonly content: VisitorLineUpContent;
}

/** Picks that the programme does not know: withdrawn sets, and misspelt addresses. */
export const UnknownPicks = ({ ids, gone, content: { changes, words } }: UnknownPicksProps) =>
  ids.length > 0 && (
    <section className="unknown" aria-labelledby="unknown-picks">
      <h2 id="unknown-picks" tabIndex={-1}>
        {words.unknown.heading}
      </h2>
      <ul>
        {ids.map((id) => {
          if (id === gone?.set) return <GoneRow key={id} {...gone} />;
          const change = changeOf(changes, id);
          return (
            <li key={id}>
              <p>{change?.sentence ?? filled(words.unknown.text, { id })}</p>{' '}
              <ActionButton
                action="remove"
                set={id}
                title={change?.title ?? id}
                label={words.actions.remove}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
