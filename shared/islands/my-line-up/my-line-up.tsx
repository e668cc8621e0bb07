import { useEffect, useMemo, useRef, type MouseEvent, type SubmitEvent } from 'react';
import { rowsOf } from '../../figures/columns.ts';
import { filled } from '../../figures/filled.ts';
import { askedLineUps, nobody, withPicks, type AskedLineUps } from '../../rules/my-line-up/asked-line-ups.ts';
import { changeOf } from '../../rules/my-line-up/changed-picks.ts';
import { groundFor } from '../../rules/my-line-up/ground.ts';
import { boardSetsOf, type LineUpContent } from '../../rules/my-line-up/line-up-content.ts';
import { isPickAction } from '../../rules/my-line-up/pick-actions.ts';
import { isEmpty, type Picks } from '../../rules/my-line-up/picks.ts';
import { isPlainClick } from '../browser/plain-click.ts';
import { ComparedLineUps } from './compared-line-ups.tsx';
import { FromLink } from './from-link.tsx';
import { LineUpDays } from './line-up-days.tsx';
import { pickStates, UnknownPicks } from './pick-row.tsx';
import { ShareLineUp } from './share-line-up.tsx';
import { UnseenChanges } from './unseen-changes.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeptNeeds, useLineUp, type Done, type Next } from './use-line-up.ts';

export interface MyLineUpProps extends AskedLineUps {
  readonly content: LineUpContent;
}

/** The picks as a form sends them: one copy, however many buttons there are. */
const HiddenPicks = ({ picks: { picks, maybe }, needs }: Pick<AskedLineUps, 'picks' | 'needs'>) =>
  Object.entries({ picks, maybe, needs }).map(
    ([name, values]) => values[0] && <input key={name} type="hidden" name={name} value={values.join()} />,
  );

/**
 * A visitor's line-up. It can show any picks, from the programme that it was sent: the server renders the address's,
 * the browser also the device's. Its forms ask for the address that the server would answer; in the browser, what they
 * send goes nowhere, and is read as the server reads it.
 */
export function MyLineUp({ content: sent, ...asked }: MyLineUpProps) {
  const { here, words } = sent;
  const known = useMemo(() => boardSetsOf(sent), [sent]);
  // First of the two: it sees what has the focus before Back changes the view.
  const root = useRef<HTMLDivElement>(null);
  const focusAfter = useKeptFocus(root);
  const keptNeeds = useKeptNeeds();
  const { shown, change, undo } = useLineUp(here, asked, known);
  const { picks, other, kept, own, done: said } = shown;
  const needs = shown.needs[0] ? shown.needs : keptNeeds;
  const content = useMemo(
    () => ({
      ...sent,
      places: rowsOf(sent.places),
      ground: groundFor(sent.ground, needs),
      chosen: needs,
    }),
    [sent, needs],
  );
  const sets = useMemo(() => [...known.values()], [known]);
  const takeBack = () => {
    focusAfter(...(said?.set ? [`[name=remove][value="${said.set}"]`] : []));
    // Browsers lay out the page anew before they remove what has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    undo();
  };
  // What has just been removed keeps its line in the list.
  const listed = (said?.removed && said.before?.picks) || picks;
  const gone = said?.removed
    ? { set: said.set ?? '', text: said.text, undo: words.said.undo, takeBack }
    : undefined;
  const unknown = [...listed.picks, ...listed.maybe].filter((id) => !known.has(id));
  const hasPicks = !isEmpty(picks);
  const isComparing = !isEmpty(other);

  // The server's words for those who have picked nothing.
  useEffect(() => {
    document.getElementById('no-picks')?.toggleAttribute('hidden', hasPicks || isComparing);
  }, [hasPicks, isComparing]);

  useEffect(() => {
    const state = `${words.compare.title} · `;
    const plain = document.title.replace(state, '');
    document.title = isComparing ? state + plain : plain;
  }, [isComparing, words]);

  const show = (next: Next, doing?: Done) => {
    focusAfter();
    change(next, doing);
  };
  const act = (button: HTMLButtonElement, changed: Picks) => {
    const { name, value: set } = button;
    if (!isPickAction(name)) return;
    const a = known.get(set)?.named ?? changeOf(content.changes, set)?.title ?? set;
    const removed = name === 'remove';
    if (removed) {
      // The next of the same list has the focus then; after its last one, the list's heading.
      const list = Array.from(
        button.closest('section')?.querySelectorAll<HTMLElement>('h2, [name=remove]') ?? [],
      );
      focusAfter();
      (list[list.indexOf(button) + 1] ?? list[0])?.focus();
    }
    const text = filled(words.said[name], { a });
    const back = removed ? filled(words.said.back, { a }) : words.said.undone;
    change({ ...shown, picks: changed }, { text, back, set, removed });
  };
  const submit = (event: SubmitEvent<HTMLDivElement>) => {
    const { submitter, target } = event.nativeEvent;
    event.preventDefault();
    const fields = new FormData(target as HTMLFormElement, submitter);
    const sentAs = new URLSearchParams([...fields] as [string, string][]);
    const { picks: changed, other: theirs, refused } = askedLineUps(sentAs, known);
    if (!sentAs.has('with')) act(submitter as HTMLButtonElement, changed);
    else if (hasPicks || refused) show({ ...shown, other: theirs, refused });
    // Without a line-up of one's own there is nothing to compare: theirs is looked at.
    else show({ picks: theirs, needs: theirs.needs, other: nobody, own: false });
  };
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show({ ...shown, other: nobody });
  };

  return (
    <div ref={root} onSubmit={submit}>
      <p>
        {needs[0] && `${words.needs.label}: ${needs.map((need) => words.needs.names[need]).join(', ')}. `}
        <a href={kept ? content.needs : withPicks(content.needs, picks, shown.needs)}>
          {words.needs[needs[0] ? 'change' : 'label']}
        </a>
      </p>
      {/* What comes above the list comes with it: later, it would move what somebody is pressing. */}
      {(kept ? !own : hasPicks) && !isComparing && <FromLink shown={shown} words={words} show={show} />}
      {own && !isComparing && <UnseenChanges picks={picks} content={sent} />}
      {isComparing ? (
        <>
          <p className="back">
            <a href={withPicks(here, picks, shown.needs)} onClick={goBack}>
              {words.fromLink.mine}
            </a>
          </p>
          <ComparedLineUps
            mine={{ ...picks, needs }}
            theirs={other}
            sets={sets}
            content={content}
            groundOf={(one) => groundFor(sent.ground, one)}
          />
        </>
      ) : (
        <>
          {(hasPicks || gone) && (
            <form action={here}>
              <HiddenPicks picks={picks} needs={shown.needs} />
              <LineUpDays rows={pickStates(sets, listed)} gone={gone} content={content} />
              <UnknownPicks ids={unknown} gone={gone} content={content} />
            </form>
          )}
          {hasPicks && <ShareLineUp picks={picks} needs={needs} live={Boolean(kept)} content={sent} />}
          <form action={here} className="compare">
            <h2>{words.compare.heading}</h2>
            <HiddenPicks picks={picks} needs={shown.needs} />
            <label>
              {`${words.compare.field} `}
              <input name="with" required autoComplete="off" spellCheck={false} />
            </label>{' '}
            <button type="submit">{words.compare.button}</button>
            <p role="alert">{shown.refused ? words.compare.nothing : ''}</p>
          </form>
        </>
      )}
      <div className="said">
        <p role="status">{said?.text}</p>
        {said?.before && !gone && (
          <button type="button" onClick={takeBack}>
            {words.said.undo}
          </button>
        )}
      </div>
    </div>
  );
}
