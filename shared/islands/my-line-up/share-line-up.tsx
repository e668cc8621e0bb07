import { useState } from 'react';
import type { Picks } from '../../rules/my-line-up/picks.ts';
import { withPicks } from './line-up-addresses.ts';
import type { LineUpContent } from './line-up-content.ts';
import type { QrCode } from './qr-code.tsx';

interface ShareLineUpProps {
  readonly picks: Picks;
  /** In the browser, which has more ways than links. */
  readonly live: boolean;
  readonly content: LineUpContent;
}

/** The link to a line-up, and the ways to take it elsewhere. */
export function ShareLineUp({
  picks,
  live,
  content: { origin, here, calendar, pocket, words },
}: ShareLineUpProps) {
  const { share } = words;
  const link = origin + withPicks(here, picks);
  const file = withPicks(calendar, picks);
  const [copied, setCopied] = useState('');
  const [Code, setCode] = useState<typeof QrCode | 'failed'>();

  /** What only a browser can do, and not every browser. */
  const presses: [label: string, press: () => void][] = [];
  if (live) {
    if ('clipboard' in navigator) {
      const copy = () =>
        void navigator.clipboard.writeText(link).then(
          () => setCopied(link),
          // Refused by the visitor's settings: the field can be copied by hand.
          () => setCopied(''),
        );
      presses.push([share.copy, copy]);
    }
    // Rejects when the visitor closes the sheet.
    if ('share' in navigator)
      presses.push([share.send, () => void navigator.share({ url: link }).catch(() => undefined)]);
    const draw = () =>
      void import('./qr-code.tsx').then(
        (loaded) => setCode(() => loaded.QrCode),
        () => setCode('failed'),
      );
    presses.push([share.code, draw], [share.print, () => print()]);
  }
  return (
    <section className="share" aria-labelledby="share-heading">
      <h2 id="share-heading">{share.heading}</h2>
      <label htmlFor="line-up-link">{share.link}</label>
      <input id="line-up-link" readOnly value={link} onFocus={({ target }) => target.select()} />
      <p className="ways">
        {presses.map(([label, press]) => (
          <button key={label} type="button" onClick={press}>
            {label}
          </button>
        ))}
        <a href={withPicks(pocket, picks)}>{share.pocket}</a>
        <a href={file}>{share.download}</a>
        <a href={origin.replace(/^https?:/, 'webcal:') + file}>{share.subscribe}</a>
      </p>
      <p role="status">{copied === link ? share.copied : ''}</p>
      {Code === 'failed' ? <p>{share.failed}</p> : Code && <Code link={link} words={share} />}
    </section>
  );
}
