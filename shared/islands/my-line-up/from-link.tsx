import { Fragment } from 'react';
import { nobody } from '../../rules/my-line-up/asked-line-ups.ts';
import { isEmpty, joined, noPicks } from '../../rules/my-line-up/picks.ts';
import type { LineUpWords } from '../../rules/my-line-up/line-up-content.ts';
import type { Done, Next, Shown } from './use-line-up.ts';

interface FromLinkProps {
  readonly shown: Shown;
  readonly words: LineUpWords;
  readonly show: (next: Next, done?: Done) => void;
}

/**
 * Says that a line-up came by a link, and what can be done with it. Nothing of one's own is lost unasked. As long as it is
 * not known what the device keeps, there is a section for either case, of which `client/from-link.ts` shows one.
 */
export function FromLink({ shown: { picks, needs, kept }, words, show }: FromLinkProps) {
  const { fromLink, said } = words;
  const keep: Next = { picks, needs, other: nobody, own: true };
  // The needs of the address are those of who has sent it.
  const mine: Next = { ...keep, picks: kept ?? noPicks, needs: [] };
  const cases: Readonly<Record<'fresh' | 'others', readonly (readonly [string, Next, said?: string])[]>> = {
    fresh: [[fromLink.keep, keep, said.kept]],
    others: [
      [fromLink.compare, { ...mine, other: { ...picks, needs } }],
      [fromLink.add, { ...mine, picks: joined(mine.picks, picks) }, said.added],
      [fromLink.replace, keep, said.replaced],
      [fromLink.mine, mine],
    ],
  };
  const known = kept && (isEmpty(kept) ? 'fresh' : 'others');
  return (['fresh', 'others'] as const)
    .filter((each) => each === (known ?? each))
    .map((each) => (
      <section
        key={each}
        className="from-link"
        data-case={known ? undefined : each}
        aria-labelledby={`from-link-${each}`}
      >
        <h2 id={`from-link-${each}`}>{fromLink[each].heading}</h2>
        <p>{fromLink[each].text}</p>
        <p className="ways">
          {cases[each].map(([label, next, answer]) => (
            <Fragment key={label}>
              <button
                type="button"
                onClick={() => show(next, answer ? { text: answer, back: said.undone } : undefined)}
              >
                {label}
              </button>{' '}
            </Fragment>
          ))}
        </p>
      </section>
    ));
}
