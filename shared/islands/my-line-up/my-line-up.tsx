import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { filled } from '../../rules/filled.ts';
import { changeOf } from '../../rules/my-line-up/changed-picks.ts';
import type { PickAction } from '../../rules/my-line-up/pick-actions.ts';
import { noPicks, type Picks } from '../../rules/my-line-up/picks.ts';
import { isPlainClick } from '../browser/plain-click.ts';
import { CompareForm } from './compare-form.tsx';
import { ComparedLineUps } from './compared-line-ups.tsx';
import { FromLink } from './from-link.tsx';
import { withPicks } from './line-up-addresses.ts';
import { boardSetsOf, type LineUpContent } from './line-up-content.ts';
import { LineUpDays } from './line-up-days.tsx';
import { pickStates } from './pick-row.tsx';
import { PicksForm } from './picks-form.tsx';
import { ShareLineUp } from './share-line-up.tsx';
import { UnknownPicks } from './unknown-picks.tsx';
import { UnseenChanges } from './unseen-changes.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLineUp, type Shown } from './use-line-up.ts';

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
  const { here, words } = content;
  const { shown, said, change, undo } = useLineUp(here, { picks: askedPicks, other: askedOther });
  const { picks, other, own, kept } = shown;
  const root = useRef<HTMLDivElement>(null);
  const focusAfter = useKeptFocus(root);
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

  const show = (next: Omit<Shown, 'kept'>, text = '', set?: string) => {
    focusAfter();
    change(next, text, set);
  };
  const act = (action: PickAction, set: string, changed: Picks) =>
    show(
      { picks: changed, other, own },
      filled(words.said[done[action]], {
        a: known.get(set)?.named ?? changeOf(content.changes, set)?.title ?? set,
      }),
      set,
    );
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show({ picks, other: noPicks, own });
  };
  const takeBack = () => {
    focusAfter(said?.set);
    undo();
  };

  return (
    <div ref={root}>
      {kept && !own && !isComparing && <FromLink shown={shown} words={words} show={show} />}
      {own && !isComparing && <UnseenChanges picks={picks} content={content} />}
      {isComparing ? (
        <>
          <p className="back">
            <a href={withPicks(here, picks)} onClick={goBack}>
              {words.fromLink.mine}
            </a>
          </p>
          <ComparedLineUps mine={picks} theirs={other} sets={sets} content={content} />
        </>
      ) : (
        <>
          {hasPicks && (
            <>
              <PicksForm here={here} picks={picks} act={act}>
                <LineUpDays picks={picks} rows={rows} content={content} />
                <UnknownPicks ids={unknown} changes={content.changes} words={words} />
              </PicksForm>
              <ShareLineUp picks={picks} live={Boolean(kept)} content={content} />
            </>
          )}
          <CompareForm
            here={here}
            picks={picks}
            words={words.compare}
            compare={(theirs) =>
              // Without a line-up of one's own there is nothing to compare: theirs is looked at.
              show(hasPicks ? { picks, other: theirs, own } : { picks: theirs, other: noPicks, own: false })
            }
          />
        </>
      )}
      <div className="said">
        <p role="status">{said?.text}</p>
        {said && (
          <button type="button" onClick={takeBack}>
            {words.said.undo}
          </button>
        )}
      </div>
    </div>
  );
}
