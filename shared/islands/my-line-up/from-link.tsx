import { joined, noPicks } from '../../rules/my-line-up/picks.ts';
import type { LineUpWords } from './line-up-content.ts';
import type { Shown } from './use-line-up.ts';

interface FromLinkProps {
  readonly shown: Shown;
  readonly words: LineUpWords;
  readonly show: (next: Omit<Shown, 'kept'>, said?: string) => void;
}

/** Says that a line-up came by a link, and what can be done with it. Nothing of one's own is lost unasked. */
export function FromLink({ shown: { picks, kept = noPicks }, words, show }: FromLinkProps) {
  const { fromLink, said } = words;
  const isFirst = kept.picks.length + kept.maybe.length === 0;
  const { heading, text } = isFirst ? fromLink.fresh : fromLink.others;
  const keep = { picks, other: noPicks, own: true };
  return (
    <section className="from-link" aria-labelledby="from-link">
      <h2 id="from-link">{heading}</h2>
      <p>{text}</p>
      <p className="ways">
        {isFirst ? (
          <button type="button" onClick={() => show(keep, said.kept)}>
            {fromLink.keep}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => show({ picks: kept, other: picks, own: true })}>
              {fromLink.compare}
            </button>
            <button type="button" onClick={() => show({ ...keep, picks: joined(kept, picks) }, said.added)}>
              {fromLink.add}
            </button>
            <button type="button" onClick={() => show(keep, said.replaced)}>
              {fromLink.replace}
            </button>
            <button type="button" onClick={() => show({ ...keep, picks: kept })}>
              {fromLink.mine}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
