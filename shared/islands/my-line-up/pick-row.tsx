import { Fragment, memo, type ReactNode } from 'react';
import { clockTime } from '../../figures/clock.ts';
import type { Drawn } from '../../figures/time-scale.ts';
import type { Whose } from '../../rules/my-line-up/comparing.ts';
import { changeOf } from '../../rules/my-line-up/changed-picks.ts';
import { fitText } from '../../rules/needs/fit-text.ts';
import { type PickAction } from '../../rules/my-line-up/pick-actions.ts';
import { stateOf, type Picks, type PickState } from '../../rules/my-line-up/picks.ts';
import type { BoardContent, BoardSet, LineUpWords } from '../../rules/my-line-up/line-up-content.ts';
import { reachSentence } from './sentences.ts';
import { filled } from '../../figures/filled.ts';

interface StubProps extends Partial<Drawn> {
  readonly set: BoardSet;
  readonly content: BoardContent;
  /** What is said of it beside its place. */
  readonly marks: readonly (string | false | undefined)[];
  readonly state?: PickState;
  readonly whose?: Whose;
  /** It is printed over what else is on. */
  readonly clash?: string;
  /** What is said of it below its name, and what can be done with it. */
  readonly notes?: ReactNode;
  readonly children?: ReactNode;
}

/** Shorter sets need a larger scale. In minutes. */
const BRIEF = 40;

/** A set, as a ticket's stub: when, what, where. */
export function Stub({ set, content, marks, state, whose, clash, notes, children, ...drawn }: StubProps) {
  const { startsAt, start, end, href, title, letters, cancelled } = set;
  const place = content.places[set.place];
  return (
    <li
      className="stub"
      data-ink={place?.ink || undefined}
      data-state={state}
      data-whose={whose}
      data-overlap={clash || undefined}
      data-brief={set.to - set.from < BRIEF || undefined}
      {...drawn}
    >
      <p>
        <time dateTime={new Date(startsAt).toISOString()}>{clockTime(start)}</time>{' '}
        <span>
          {content.words.until} {clockTime(end)}
        </span>
      </p>
      <div>
        <h3 data-letters={letters}>
          <a href={href}>{cancelled ? <s>{title}</s> : title}</a>
        </h3>
        {notes}
      </div>
      <div>
        <p>
          {place?.id ? <a href={`${content.plan}#${place.id}`}>{place.name}</a> : place?.name}
          {marks.map(
            (mark) =>
              mark && (
                <Fragment key={mark}>
                  {' '}
                  <b>{mark}</b>
                </Fragment>
              ),
          )}
        </p>
        {children}
      </div>
    </li>
  );
}

interface ActionButtonProps {
  readonly action: PickAction;
  readonly set: string;
  /** What is acted on, as visitors read it. */
  readonly title: string;
  readonly words: LineUpWords;
}

/** Changes a pick: a button of the form around the line-up. */
const ActionButton = ({ action, set, title, words }: ActionButtonProps) => (
  <button name={action} value={set}>
    {words.actions[action]}
    <i>{` ${title}`}</i>
  </button>
);

interface PickRowProps extends Partial<Drawn> {
  readonly set: BoardSet;
  readonly state: PickState;
  /** Said of it where no band beside it says so. */
  readonly clash: string;
  /** How much time there is before it, where there is too little to draw. */
  readonly before: string;
  readonly content: BoardContent;
}

/** A pick, and what can be done with it. One press changes one of sixty. */
export const PickRow = memo(({ set, state, clash, before, content, ...drawn }: PickRowProps) => {
  const { changes, words } = content;
  const { id, named, cancelled } = set;
  const isMaybe = state === 'maybe';
  const sentences = [
    before,
    reachSentence(set, content),
    fitText(set.answers, content.chosen, words.needs),
    changeOf(changes, id)?.sentence,
    set.dropIn && !cancelled && words.dropIn,
  ];
  return (
    <Stub
      marks={[clash, isMaybe && words.maybe, cancelled && words.cancelled]}
      notes={sentences.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
      {...{ set, content, state, clash }}
      {...drawn}
    >
      <div>
        {!cancelled && (
          <ActionButton action={isMaybe ? 'certain' : 'unsure'} set={id} title={named} words={words} />
        )}{' '}
        <ActionButton action="remove" set={id} title={named} words={words} />
      </div>
    </Stub>
  );
});

/** A pick that has just been removed. */
export interface GonePick extends Partial<Drawn> {
  readonly set: string;
  readonly text: string;
  readonly undo: string;
  readonly takeBack: () => void;
}

/** Stands where the pick was, until something else is done. */
export const GoneRow = ({ text, undo, takeBack, set: _set, ...drawn }: GonePick) => (
  <li className="gone" {...drawn}>
    <p>{text}</p>
    <button type="button" onClick={takeBack}>
      {undo}
    </button>
  </li>
);

/** The sets that are picked, each with its state. */
export const pickStates = (sets: readonly BoardSet[], picks: Picks) =>
  sets.map((set) => ({ set, state: stateOf(picks, set.id) })).filter(({ state }) => state !== 'none');

interface UnknownPicksProps {
  readonly ids: readonly string[];
  /** One of them, which has just been removed. */
  readonly gone: GonePick | undefined;
  readonly content: BoardContent;
}

/** Picks of which the programme knows nothing: withdrawn sets, and misspelt addresses. */
export const UnknownPicks = ({ ids, gone, content: { changes, words } }: UnknownPicksProps) =>
  ids.length > 0 && (
    <section aria-labelledby="unknown-picks">
      <h2 id="unknown-picks" tabIndex={-1}>
        {words.unknown.heading}
      </h2>
      <ul className="unknown">
        {ids.map((id) => {
          if (id === gone?.set) return <GoneRow key={id} {...gone} />;
          const change = changeOf(changes, id);
          return (
            <li key={id}>
              <p>{change?.sentence ?? filled(words.unknown.text, { id })}</p>
              <ActionButton action="remove" set={id} title={change?.title ?? id} words={words} />
            </li>
          );
        })}
      </ul>
    </section>
  );
