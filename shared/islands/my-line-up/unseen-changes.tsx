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
 * Shows changes of the visitor's picks since the last visit to this page. The device stores the newest
 * change's time instead of its clock's, because a wrong clock would miss some.
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
