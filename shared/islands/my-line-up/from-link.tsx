import { nobody } from '../../rules/my-line-up/pasted-picks.ts';
import { isEmpty, joined, noPicks } from '../../rules/my-line-up/picks.ts';
import type { LineUpWords } from '../../rules/my-line-up/line-up-content.ts';
import type { Done, Shown } from './use-line-up.ts';

type Next = Omit<Shown, 'kept'>;

interface FromLinkProps {
  readonly shown: Shown;
  readonly words: LineUpWords;
  readonly show: (next: Next, done?: Done) => void;
}

/** Says that a line-up came by a link, and what can be done with it. Nothing of one's own is lost unasked. */
export function FromLink({ shown: { picks, needs, kept = noPicks }, words, show }: FromLinkProps) {
  const { fromLink, said } = words;
  const isFirst = isEmpty(kept);
  const { heading, text } = isFirst ? fromLink.fresh : fromLink.others;
  const keep: Next = { picks, needs, other: nobody, own: true };
  // The needs of the address are those of who has sent it.
  const mine: Next = { ...keep, picks: kept, needs: [] };
  const offers: readonly (readonly [label: string, next: Next, said?: string])[] = isFirst
    ? [[fromLink.keep, keep, said.kept]]
    : [
        [fromLink.compare, { ...mine, other: { ...picks, needs } }],
        [fromLink.add, { ...mine, picks: joined(kept, picks) }, said.added],
        [fromLink.replace, keep, said.replaced],
        [fromLink.mine, mine],
      ];
  return (
    <section className="from-link" aria-labelledby="from-link">
      <h2 id="from-link">{heading}</h2>
      <p>{text}</p>
      <p className="ways">
        {offers.map(([label, next, answer]) => (
          <button
            key={label}
            type="button"
            onClick={() => show(next, answer ? { text: answer, back: said.undone } : undefined)}
          >
            {label}
          </button>
        ))}
      </p>
    </section>
  );
}
