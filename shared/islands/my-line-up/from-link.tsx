import { Fragment } from 'react';
import { isEmpty, mergedPicks, noPicks } from '../../rules/my-line-up/picks.ts';
import type { LineUpWords } from '../../rules/my-line-up/line-up-content.ts';
import type { LineUpAction, NextLineUp, LineUpView } from './use-line-up.ts';

interface FromLinkProps {
  readonly shown: LineUpView;
  readonly words: LineUpWords;
  readonly show: (next: NextLineUp, done?: LineUpAction) => void;
}

/**
 * Says that a line-up came by a link, and offers what to do with it. The visitor's own is never replaced
 * unasked. Until the device's picks are known, buttons keep their room (`client/from-link.ts`).
 */
export function FromLink({
  shown: { picks, needs, kept },
  words: { fromLink, said: messages },
  show,
}: FromLinkProps) {
  const keep: NextLineUp = { picks, needs, others: [], own: true };
  // The needs in the address are the sender's.
  const mine: NextLineUp = { ...keep, picks: kept ?? noPicks, needs: [] };
  const actions: readonly (readonly [when: 'fresh' | 'others', label: string, NextLineUp, said?: string])[] =
    [
      ['fresh', fromLink.keep, keep, messages.kept],
      ['others', fromLink.compare, { ...mine, others: [picks] }],
      ['others', fromLink.add, { ...mine, picks: mergedPicks(mine.picks, picks) }, messages.added],
      ['others', fromLink.replace, keep, messages.replaced],
      ['others', fromLink.mine, mine],
    ];
  const situation = kept && (isEmpty(kept) ? 'fresh' : 'others');
  return (
    <section className="from-link" data-asked={situation ? undefined : ''} aria-labelledby="from-link">
      <h2 id="from-link">{fromLink.heading}</h2>
      <p>{fromLink.text}</p>
      <p className="ways">
        {actions.map(([when, label, next, text]) =>
          situation ? (
            when === situation && (
              <Fragment key={label}>
                <button
                  type="button"
                  onClick={() => show(next, text ? { text, back: messages.undone } : undefined)}
                >
                  {label}
                </button>{' '}
              </Fragment>
            )
          ) : (
            <span key={label} data-for={when} data-label={label} />
          ),
        )}
      </p>
    </section>
  );
}
