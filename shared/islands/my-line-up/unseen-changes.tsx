import { useEffect, useState } from 'react';
import { storedText, storeText } from '../browser/stored-text.ts';
import { changesOfPicks, newestChange } from '../../rules/my-line-up/changed-picks.ts';
import type { Picks } from '../../rules/my-line-up/picks.ts';
import type { LineUpContent } from '../../rules/my-line-up/line-up-content.ts';

interface UnseenChangesProps {
  readonly picks: Picks;
  readonly content: LineUpContent;
}

/**
 * What changed of the visitor's own picks since they last looked at them here: nothing for whoever has never looked. What
 * is kept is the time of the newest change, so that a device whose clock is wrong misses none.
 */
export function UnseenChanges({ picks, content: { changes, changesPage, words } }: UnseenChangesProps) {
  const [since, setSince] = useState<number>();

  useEffect(() => {
    const kept = storedText('seen-changes');
    const seen = Number(kept) || 0;
    if (kept) setSince(seen);
    storeText('seen-changes', String(Math.max(newestChange(changes), seen)));
  }, [changes]);

  const unseen = changesOfPicks(changes, picks, since);
  return (
    unseen.length > 0 && (
      <section className="unseen" aria-labelledby="unseen-heading">
        <h2 id="unseen-heading">{words.unseen.heading}</h2>
        <ul>
          {unseen.map(({ set, sentence }) => (
            <li key={set}>{sentence}</li>
          ))}
        </ul>
        <p>
          <a href={changesPage}>{words.unseen.all}</a>
        </p>
      </section>
    )
  );
}
