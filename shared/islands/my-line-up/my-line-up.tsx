import { lazy, useCallback, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { filled } from '../../figures/filled.ts';
import { changeOf } from '../../rules/my-line-up/changed-picks.ts';
import type { PickAction } from '../../rules/my-line-up/pick-actions.ts';
import { nobody, type Theirs } from '../../rules/my-line-up/pasted-picks.ts';
import { isEmpty, type Picks } from '../../rules/my-line-up/picks.ts';
import { groundFor } from '../../rules/my-line-up/ground.ts';
import type { Need } from '../../rules/needs/needs.ts';
import { HourMarks } from '../browser/hour-marks.tsx';
import { isPlainClick } from '../browser/plain-click.ts';
import { CompareForm, PicksForm } from './picks-form.tsx';
import { FromLink } from './from-link.tsx';
import { withPicks } from './line-up-addresses.ts';
import { boardSetsOf, type LineUpContent } from '../../rules/my-line-up/line-up-content.ts';
import { LineUpDays } from './line-up-days.tsx';
import { pickStates, Stub, UnknownPicks } from './pick-row.tsx';
import { ShareLineUp } from './share-line-up.tsx';
import { UnseenChanges } from './unseen-changes.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeptNeeds, useLineUp, type Done, type Shown } from './use-line-up.ts';

export interface MyLineUpProps {
  readonly picks: Picks;
  readonly other: Theirs;
  readonly needs: readonly Need[];
  /** The address compares with what is no line-up. */
  readonly refused: boolean;
  readonly content: LineUpContent;
}

const done = { remove: 'removed', unsure: 'maybe', certain: 'certain' } as const;

/** Fetched when somebody compares. No boundary is around it: what was there stays until it has arrived. */
const ComparedLineUps = lazy(() =>
  import('./compared-line-ups.tsx').then((module) => ({ default: module.ComparedLineUps })),
);

const removeOf = (set: string): string => `[name=remove][value="${set}"]`;

/**
 * A visitor's line-up. It can show any picks, from the programme that it was sent: the server renders the address's,
 * the browser also the device's.
 */
export function MyLineUp({ content: sent, refused, ...asked }: MyLineUpProps) {
  const { here, words } = sent;
  const known = useMemo(() => boardSetsOf(sent), [sent]);
  const isKnown = useCallback((id: string) => known.has(id), [known]);
  // First of the two: it sees what has the focus before Back changes the view.
  const root = useRef<HTMLDivElement>(null);
  const focusAfter = useKeptFocus(root);
  const keptNeeds = useKeptNeeds();
  const { shown, said, change, undo } = useLineUp(here, asked, isKnown);
  const { picks, other, kept, own } = shown;
  const needs = shown.needs[0] ? shown.needs : keptNeeds;
  const content = useMemo(
    () => ({ ...sent, ground: groundFor(sent.ground, needs), chosen: needs }),
    [sent, needs],
  );
  const sets = useMemo(() => [...known.values()], [known]);
  const takeBack = () => {
    focusAfter(...(said?.set ? [removeOf(said.set)] : []));
    undo();
  };
  // What has just been removed keeps its line in the list.
  const removed = said?.removed ? said : undefined;
  const listed = removed?.before?.picks ?? picks;
  const gone = removed && {
    set: removed.set ?? '',
    text: removed.text ?? '',
    undo: words.said.undo,
    takeBack,
  };
  const rows = pickStates(sets, listed);
  const unknown = [...listed.picks, ...listed.maybe].filter((id) => !known.has(id));
  const form = { here, picks, needs: shown.needs };
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

  const show = (next: Omit<Shown, 'kept'>, doing?: Done) => {
    focusAfter();
    change(next, doing);
  };
  /** The next of the same list; after its last one, the list's heading. */
  const nextTo = (set: string): string => {
    const day = known.get(set)?.day;
    const list =
      day === undefined ? unknown : rows.filter((row) => row.set.day === day).map((row) => row.set.id);
    const left = list.filter((id) => id !== gone?.set);
    const next = left[left.indexOf(set) + 1];
    if (next !== undefined) return removeOf(next);
    return day === undefined ? '#unknown-picks' : `#${content.days[day]?.id}-heading`;
  };
  const act = (action: PickAction, set: string, changed: Picks) => {
    const a = known.get(set)?.named ?? changeOf(content.changes, set)?.title ?? set;
    const isGone = action === 'remove';
    focusAfter(...(isGone ? [nextTo(set)] : []));
    change(
      { ...shown, picks: changed },
      {
        text: filled(words.said[done[action]], { a }),
        back: isGone ? filled(words.said.back, { a }) : words.said.undone,
        set,
        removed: isGone,
      },
    );
  };
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show({ ...shown, other: nobody });
  };

  return (
    <div ref={root}>
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
            Stub={Stub}
            HourMarks={HourMarks}
          />
        </>
      ) : (
        <>
          {(hasPicks || gone) && (
            <PicksForm {...form} act={act}>
              <LineUpDays picks={picks} rows={rows} gone={gone} content={content} />
              <UnknownPicks ids={unknown} gone={gone} content={content} />
            </PicksForm>
          )}
          {hasPicks && <ShareLineUp picks={picks} needs={needs} live={Boolean(kept)} content={sent} />}
          <CompareForm
            {...form}
            words={words.compare}
            isKnown={isKnown}
            refused={refused}
            compare={(theirs) =>
              // Without a line-up of one's own there is nothing to compare: theirs is looked at.
              show(
                hasPicks
                  ? { ...shown, other: theirs }
                  : { picks: theirs, needs: theirs.needs, other: nobody, own: false },
              )
            }
          />
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
