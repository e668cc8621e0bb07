import { useEffect, useMemo, useRef, type SubmitEvent } from 'react';
import { rowsOf } from '../../figures/columns.ts';
import { filled } from '../../figures/filled.ts';
import { addressOfPicks, askedLineUp, type AskedLineUp } from '../../rules/my-line-up/asked-line-up.ts';
import { changeOf } from '../../rules/my-line-up/changed-picks.ts';
import { groundFor } from '../../rules/my-line-up/ground.ts';
import { boardSetsOf, type LineUpContent } from '../../rules/my-line-up/line-up-content.ts';
import { isPickAction } from '../../rules/my-line-up/pick-actions.ts';
import { isEmpty, type Picks } from '../../rules/my-line-up/picks.ts';
import { FromLink } from './from-link.tsx';
import { LineUpDays } from './line-up-days.tsx';
import { UnknownPicks } from './pick-row.tsx';
import { ShareLineUp } from './share-line-up.tsx';
import { UnseenChanges } from './unseen-changes.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeptNeeds, useLineUp, type Done, type Next } from './use-line-up.ts';

export interface MyLineUpProps extends AskedLineUp {
  readonly content: LineUpContent;
}

/** The line-up as a form sends it: one copy, however many buttons there are. */
const HiddenPicks = ({ picks: { picks, maybe }, needs }: AskedLineUp) =>
  Object.entries({ picks, maybe, needs }).map(
    ([name, values]) => values[0] && <input key={name} type="hidden" name={name} value={values.join()} />,
  );

/** Browsers lay out the page anew before they remove what has the focus. */
const leaveFocus = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();

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
  const { shown, change, undo } = useLineUp(here, asked);
  const { picks, kept, own, done: said } = shown;
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
    leaveFocus();
    undo();
  };
  const removed = (said?.removed && said.set) || '';
  const gone =
    said && removed ? { set: removed, text: said.text, undo: words.said.undo, takeBack } : undefined;
  const unknown = [...picks.picks, ...picks.maybe, ...(gone ? [gone.set] : [])].filter(
    (id) => !known.has(id),
  );
  const hasPicks = !isEmpty(picks);

  // The server's words for those who have picked nothing.
  useEffect(() => {
    document.getElementById('no-picks')?.toggleAttribute('hidden', hasPicks);
  }, [hasPicks]);

  const show = (next: Next, doing?: Done) => {
    focusAfter();
    change(next, doing);
  };
  const act = (button: HTMLButtonElement, changed: Picks) => {
    const { name, value: set } = button;
    if (!isPickAction(name)) return;
    const a = known.get(set)?.named ?? changeOf(content.changes, set)?.title ?? set;
    const removes = name === 'remove';
    if (removes) {
      // The next of the same list has the focus then; after its last one, the list's heading.
      const list = Array.from(
        button.closest('section')?.querySelectorAll<HTMLElement>('h2, [name=remove]') ?? [],
      );
      focusAfter();
      (list[list.indexOf(button) + 1] ?? list[0])?.focus();
    }
    const text = filled(words.said[name], { a });
    const back = removes ? filled(words.said.back, { a }) : words.said.undone;
    change({ ...shown, picks: changed }, { text, back, set, removed: removes });
  };
  const submit = (event: SubmitEvent<HTMLDivElement>) => {
    const { submitter, target } = event.nativeEvent;
    event.preventDefault();
    const fields = new FormData(target as HTMLFormElement, submitter);
    const sentAs = new URLSearchParams([...fields] as [string, string][]);
    if (submitter instanceof HTMLButtonElement) act(submitter, askedLineUp(sentAs).picks);
  };

  return (
    <div ref={root} onSubmit={submit}>
      {content.needs && (
        <p>
          {needs[0] && `${words.needs.label}: ${needs.map((need) => words.needs.names[need]).join(', ')}. `}
          <a href={kept ? content.needs : addressOfPicks(content.needs, picks, shown.needs)}>
            {words.needs[needs[0] ? 'change' : 'label']}
          </a>
        </p>
      )}
      {/* What comes above the list comes with it: later, it would move what somebody is pressing. */}
      {(kept ? !own : hasPicks) && <FromLink shown={shown} words={words} show={show} />}
      {own && <UnseenChanges picks={picks} content={sent} />}
      {(hasPicks || gone) && (
        <form action={here}>
          <HiddenPicks {...shown} />
          <LineUpDays {...{ sets, picks, gone, content }} />
          <UnknownPicks ids={unknown} gone={gone} content={content} />
        </form>
      )}
      {!hasPicks && !gone && !isEmpty(asked.picks) && <p>{words.count.empty}</p>}
      {hasPicks && <ShareLineUp picks={picks} needs={needs} live={Boolean(kept)} content={sent} />}
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
