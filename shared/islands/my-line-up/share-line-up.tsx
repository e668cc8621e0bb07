import { useEffect, useState } from 'react';
import type { Picks } from '../../rules/my-line-up/picks.ts';
import type { LineUpContent } from './line-up-content.ts';
import { withPicks } from './line-up-addresses.ts';
import type { QrPath } from './qr-path.ts';

/** A code that was asked for: of which link, and what came of it. */
interface Code {
  readonly of: string;
  readonly drawn: QrPath | 'too long' | 'failed';
}

const draw = (link: string): Promise<Code['drawn']> =>
  import('./qr-path.ts').then(
    ({ qrPath }) => qrPath(link) ?? 'too long',
    () => 'failed' as const,
  );

/** The code, black on white at night, too, and large. */
const QrCode = ({ code: { size, path }, label }: { readonly code: QrPath; readonly label: string }) => (
  <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
    <rect width={size} height={size} fill="#fff" />
    <path d={path} stroke="#000" />
  </svg>
);

interface ShareLineUpProps {
  readonly picks: Picks;
  /** In the browser, which has more ways than links. */
  readonly live: boolean;
  readonly content: LineUpContent;
}

/** The link to a line-up, and the ways to take it elsewhere. */
export function ShareLineUp({ picks, live, content: { origin, here, calendar, words } }: ShareLineUpProps) {
  const { share } = words;
  const link = origin + withPicks(here, picks);
  const file = withPicks(calendar, picks);
  const [copied, setCopied] = useState('');
  const [asked, setAsked] = useState(false);
  const [code, setCode] = useState<Code>();

  useEffect(() => {
    let current = true;
    if (asked)
      void draw(link).then((drawn) => {
        if (current) setCode({ of: link, drawn });
      });
    return () => {
      current = false;
    };
  }, [asked, link]);

  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      // Refused by the visitor's settings: the field can be copied by hand.
      () => setCopied(''),
    );
  const drawn = code?.of === link ? code.drawn : undefined;
  return (
    <section className="share" aria-labelledby="share-heading">
      <h2 id="share-heading">{share.heading}</h2>
      <label htmlFor="line-up-link">{share.link}</label>
      <input id="line-up-link" readOnly value={link} onFocus={({ target }) => target.select()} />
      <p className="ways">
        {live && 'clipboard' in navigator && (
          <button type="button" onClick={copy}>
            {share.copy}
          </button>
        )}
        {live && 'share' in navigator && (
          <button
            type="button"
            onClick={() => {
              // Rejects when the visitor closes the sheet.
              navigator.share({ url: link }).catch(() => undefined);
            }}
          >
            {share.send}
          </button>
        )}
        {live && (
          <>
            <button type="button" aria-expanded={asked} onClick={() => setAsked(!asked)}>
              {share.code}
            </button>
            <button type="button" onClick={() => print()}>
              {share.print}
            </button>
          </>
        )}
        <a href={file}>{share.download}</a>
        <a href={origin.replace(/^https?:/, 'webcal:') + file}>{share.subscribe}</a>
      </p>
      <p role="status">{copied === link ? share.copied : ''}</p>
      {asked && drawn === 'too long' && <p>{share.tooLong}</p>}
      {asked && drawn === 'failed' && <p>{share.failed}</p>}
      {asked && typeof drawn === 'object' && <QrCode code={drawn} label={share.codeOf} />}
    </section>
  );
}
