import { useEffect, useMemo, useRef } from 'react';
import { filled } from '../../rules/filled.ts';
import type { PickAction } from '../../rules/my-line-up/pick-actions.ts';
import { noPicks, type Picks } from '../../rules/my-line-up/picks.ts';
import { CompareForm } from './compare-form.tsx';
import { ComparedLineUps } from './compared-line-ups.tsx';
import { FromLink } from './from-link.tsx';
import { boardSetsOf, type LineUpContent } from './line-up-content.ts';
import { clashesOf, LineUpDays } from './line-up-days.tsx';
import { withPicks } from './line-up-addresses.ts';
import { pickStates } from './pick-row.tsx';
import { PicksForm } from './picks-form.tsx';
import { ShareLineUp } from './share-line-up.tsx';
import { UnknownPicks } from './unknown-picks.tsx';
import { UnseenChanges } from './unseen-changes.tsx';
import { useLineUp } from './use-line-up.ts';

export interface MyLineUpProps {
  /** The line-ups of the address. */
  readonly picks: Picks;
  readonly other: Picks;
  readonly content: LineUpContent;
}

const done = { remove: 'removed', unsure: 'maybe', certain: 'certain' } as const satisfies Record<
  PickAction,
  string
>;

/**
 * A visitor's line-up. It can show any picks, from the programme that it was sent: the server renders the address's,
 * the browser also the device's.
 */
export function MyLineUp({ picks: askedPicks, other: askedOther, content }: MyLineUpProps) {
  const { here, words, ground } = content;
  const { shown, said, change, undo } = useLineUp(here, { picks: askedPicks, other: askedOther });
  const { picks, other, own, kept } = shown;
  const undoButton = useRef<HTMLButtonElement>(null);
  const known = useMemo(() => boardSetsOf(content), [content]);
  const sets = useMemo(() => [...known.values()], [known]);
  const rows = pickStates(sets, picks);
  const unknown = [...picks.picks, ...picks.maybe].filter((id) => !known.has(id));
  const hasPicks = rows.length + unknown.length > 0;
  const isComparing = other.picks.length + other.maybe.length > 0;

  // The server's words for those who have picked nothing.
  useEffect(() => {
    document.getElementById('no-picks')?.toggleAttribute('hidden', hasPicks || isComparing);
  }, [hasPicks, isComparing]);

  // The focus would go to the body if the pressed link has gone with its stub.
  useEffect(() => {
    if (said && document.activeElement === document.body) undoButton.current?.focus({ preventScroll: true });
  }, [said]);

  const act = (action: PickAction, set: string, changed: Picks) =>
    change(
      { picks: changed, other, own },
      filled(words.said[done[action]], { a: known.get(set)?.title ?? set }),
    );
  const { count } = clashesOf(rows, ground);
  const number = (state: string) => rows.filter((row) => row.state === state).length;
  const sums = [
    filled(words.count.picks, { count: String(number('picked')) }),
    number('maybe') > 0 && filled(words.count.maybe, { count: String(number('maybe')) }),
    count === 0
      ? words.count.none
      : count === 1
        ? words.count.one
        : filled(words.count.many, { count: String(count) }),
  ].filter(Boolean);

  return (
    <>
      {kept && !own && !isComparing && <FromLink shown={shown} words={words} change={change} />}
      {own && !isComparing && <UnseenChanges picks={picks} content={content} />}
      {isComparing ? (
        <>
          <p className="ways">
            <a
              href={withPicks(here, picks)}
              onClick={(event) => {
                event.preventDefault();
                change({ picks, other: noPicks, own }, '');
              }}
            >
              {words.fromLink.mine}
            </a>
          </p>
          <ComparedLineUps mine={picks} theirs={other} sets={sets} content={content} />
        </>
      ) : (
        hasPicks && (
          <PicksForm here={here} picks={picks} act={act}>
            <p className="sum">{sums.join(' · ')}</p>
            <LineUpDays picks={picks} sets={sets} content={content} />
            <UnknownPicks ids={unknown} changes={content.changes} words={words} />
          </PicksForm>
        )
      )}
      {hasPicks && !isComparing && <ShareLineUp picks={picks} content={content} />}
      {!isComparing && (
        <CompareForm
          here={here}
          picks={picks}
          words={words.compare}
          compare={(theirs) => change({ picks, other: theirs, own }, '')}
        />
      )}
      <div className="said">
        <p role="status">{said}</p>
        {said && (
          <button type="button" ref={undoButton} onClick={undo}>
            {words.said.undo}
          </button>
        )}
      </div>
    </>
  );
}
