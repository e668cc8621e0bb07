import { useEffect, useMemo, useRef, type SubmitEvent } from 'react';
import { rowsOf } from '../../figures/columns.ts';
import { filled } from '../../figures/filled.ts';
import {
  askedLineUps,
  comparedValue,
  MOST_COMPARED,
  addressOfPicks,
  type AskedLineUps,
} from '../../rules/my-line-up/asked-line-ups.ts';
import { changeOf } from '../../rules/my-line-up/changed-picks.ts';
import { createWalkingTimes } from '../../rules/my-line-up/walking-times.ts';
import { lineUpSetsOf, type LineUpContent } from '../../rules/my-line-up/line-up-content.ts';
import { isPickAction, isEmpty, stateOf, type Picks } from '../../rules/my-line-up/picks.ts';
import { ComparedWith } from './compared-with.tsx';
import { FromLink } from './from-link.tsx';
import { LineUpDays } from './line-up-days.tsx';
import { UnknownPicks } from './pick-row.tsx';
import { ShareLineUp } from './share-line-up.tsx';
import { UnseenChanges } from './unseen-changes.tsx';
import { useStableFocus } from './use-stable-focus.ts';
import { useStoredNeeds, useLineUp, type LineUpAction, type NextLineUp } from './use-line-up.ts';

export interface MyLineUpProps extends AskedLineUps {
  readonly content: LineUpContent;
}

/** The line-ups as a form sends them. All buttons share one copy. */
const HiddenPicks = ({ picks: { picks, maybe }, needs, others }: AskedLineUps) =>
  [
    ...Object.entries({ picks, maybe, needs }).map(([name, values]) => [name, values.join()] as const),
    ...others.map((lineUp) => ['with', comparedValue(lineUp)] as const),
  ].map(([name, value], index) => value && <input key={index} type="hidden" name={name} value={value} />);

/** Browsers lay out the page again before they remove a focused element. */
const leaveFocus = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();

/**
 * A visitor's line-up, for any picks: the server renders the address's, the browser also the device's. In the
 * browser its forms send nothing; what they would send is read as the server reads it.
 */
export function MyLineUp({ content: sent, ...asked }: MyLineUpProps) {
  const { here, words } = sent;
  const setsById = useMemo(() => lineUpSetsOf(sent), [sent]);
  // This is the first of two hooks, because it must see the focus before Back changes the view.
  const root = useRef<HTMLDivElement>(null);
  const focusAfter = useStableFocus(root);
  const keptNeeds = useStoredNeeds();
  const { shown: view, change, undo } = useLineUp(here, asked, setsById);
  const { picks, others, kept, own, done: lastAction } = view;
  const needs = view.needs[0] ? view.needs : keptNeeds;
  const content = useMemo(
    () => ({
      ...sent,
      places: rowsOf(sent.places),
      walkingTimes: createWalkingTimes(sent.walking, needs),
      chosen: needs,
    }),
    [sent, needs],
  );
  const sets = useMemo(() => [...setsById.values()], [setsById]);
  const takeBack = () => {
    focusAfter(...(lastAction?.set ? [`[name=remove][value="${lastAction.set}"]`] : []));
    leaveFocus();
    undo();
  };
  const removed = (lastAction?.removed && lastAction.set) || '';
  const gone =
    lastAction && removed && others.every((lineUp) => stateOf(lineUp, removed) === 'none')
      ? { set: removed, text: lastAction.text, undo: words.said.undo, takeBack }
      : undefined;
  const unknown = [...picks.picks, ...picks.maybe, ...(gone ? [gone.set] : [])].filter(
    (id) => !setsById.has(id),
  );
  const hasPicks = !isEmpty(picks);
  const isComparing = others.length > 0;

  // The server's text for visitors without picks.
  useEffect(() => {
    document.getElementById('no-picks')?.toggleAttribute('hidden', hasPicks || isComparing);
  }, [hasPicks, isComparing]);

  useEffect(() => {
    const state = `${words.compare.title} · `;
    const plain = document.title.replace(state, '');
    document.title = isComparing ? state + plain : plain;
  }, [isComparing, words]);

  const show = (next: NextLineUp, doing?: LineUpAction) => {
    focusAfter();
    change(next, doing);
  };
  const act = (button: HTMLButtonElement, changed: Picks) => {
    const { name, value: set } = button;
    if (!isPickAction(name)) return;
    const a = setsById.get(set)?.named ?? changeOf(content.changes, set)?.title ?? set;
    const removes = name === 'remove';
    if (removes) {
      // The next row of the same list gets the focus, or the list's heading after the last row.
      const list = Array.from(
        button.closest('section')?.querySelectorAll<HTMLElement>('h2, [name=remove]') ?? [],
      );
      focusAfter();
      (list[list.indexOf(button) + 1] ?? list[0])?.focus();
    }
    const text = filled(words.said[name], { a });
    const back = removes ? filled(words.said.back, { a }) : words.said.undone;
    change({ ...view, picks: changed }, { text, back, set, removed: removes });
  };
  const submit = (event: SubmitEvent<HTMLDivElement>) => {
    const { submitter, target } = event.nativeEvent;
    event.preventDefault();
    const fields = new FormData(target as HTMLFormElement, submitter);
    const sentAs = new URLSearchParams([...fields] as [string, string][]);
    const { picks: changed, others: compared, refused } = askedLineUps(sentAs, setsById);
    const [theirs] = compared;
    if (isPickAction(submitter?.getAttribute('name') ?? '')) act(submitter as HTMLButtonElement, changed);
    else if (!theirs || refused) show({ ...view, refused: true });
    else {
      (target as HTMLFormElement).reset();
      leaveFocus();
      focusAfter('#compared');
      // A visitor without a line-up has nothing to compare, and sees the other one.
      change(
        hasPicks || isComparing
          ? { ...view, others: compared, refused }
          : { picks: theirs, needs: [], others: [], own: false },
      );
    }
  };

  const isListed = hasPicks || isComparing || gone;
  const chosenNeeds = content.needs && (
    <p>
      {needs[0] && `${words.needs.label}: ${needs.map((need) => words.needs.names[need]).join(', ')}. `}
      <a href={kept ? content.needs : addressOfPicks(content.needs, picks, view.needs)}>
        {words.needs[needs[0] ? 'change' : 'label']}
      </a>
    </p>
  );

  return (
    <div ref={root} onSubmit={submit}>
      {/* This part above the list appears with it: later, it would move a button under the pointer. */}
      {(kept ? !own : hasPicks) && !isComparing && <FromLink shown={view} words={words} show={show} />}
      {own && !isComparing && <UnseenChanges picks={picks} content={sent} />}
      {isComparing && (
        <ComparedWith
          lineUps={view}
          content={sent}
          show={(left) => show({ ...view, others: left, refused: undefined })}
        />
      )}
      {isListed && (
        <form action={here}>
          <HiddenPicks {...view} />
          <LineUpDays {...{ sets, picks, others, gone, content }}>{chosenNeeds}</LineUpDays>
          <UnknownPicks ids={unknown} gone={gone} content={content} />
        </form>
      )}
      {!isListed && !isEmpty(asked.picks) && <p>{words.count.empty}</p>}
      {hasPicks && <ShareLineUp picks={picks} needs={needs} live={Boolean(kept)} content={sent} />}
      {others.length < MOST_COMPARED && (
        <form action={here} className="compare">
          <h2>{words.compare.heading}</h2>
          <HiddenPicks {...view} />
          <label>
            {`${words.compare.field} `}
            <input name="with" required autoComplete="off" spellCheck={false} />
          </label>{' '}
          <button type="submit">{words.compare.button}</button>
          <p role="alert">{view.refused ? words.compare.nothing : ''}</p>
        </form>
      )}
      <div className="said">
        <p role="status">{lastAction?.text}</p>
        {lastAction?.before && !gone && (
          <button type="button" onClick={takeBack}>
            {words.said.undo}
          </button>
        )}
      </div>
    </div>
  );
}
