import { useState } from 'react';
import type { Picks } from '../../rules/my-line-up/picks.ts';
import { addressOfPicks } from '../../rules/my-line-up/asked-line-ups.ts';
import type { Need } from '../../model/needs.ts';
import type { LineUpContent } from '../../rules/my-line-up/line-up-content.ts';
import type { drawnCode } from './qr-code.ts';

interface ShareLineUpProps {
  readonly picks: Picks;
  readonly needs: readonly Need[];
  /** True in the browser, which can do more than links. */
  readonly live: boolean;
  readonly content: LineUpContent;
}

const intoView = (picture: Element | null): void => picture?.scrollIntoView({ block: 'nearest' });

/** The link to a line-up, and other ways to share it. */
export function ShareLineUp({
  picks,
  needs,
  live,
  content: { origin, here, calendar, words },
}: ShareLineUpProps) {
  const { share } = words;
  const [sendsNeeds, setSendsNeeds] = useState(false);
  const sent = sendsNeeds ? needs : [];
  const link = origin + addressOfPicks(here, picks, sent);
  const file = addressOfPicks(calendar, picks, sent);
  const [copied, setCopied] = useState('');
  const [draw, setDraw] = useState<typeof drawnCode | 'failed'>();
  const [showsCode, setShowsCode] = useState(false);
  const code = showsCode && typeof draw === 'function' ? draw(link) : undefined;
  const codeText = draw === 'failed' ? share.failed : code ? share.below : draw && share.tooLong;
  const toggleCode = () => {
    setCopied('');
    setShowsCode(!showsCode);
    if (typeof draw !== 'function')
      void import('./qr-code.ts').then(
        (loaded) => setDraw(() => loaded.drawnCode),
        () => setDraw('failed'),
      );
  };

  /** Actions that only a browser can do, and not every browser. */
  const actions: [name: 'copy' | 'send' | 'code' | 'print', act: () => void][] = [];
  if (live) {
    if ('clipboard' in navigator) {
      const copy = () =>
        void navigator.clipboard.writeText(link).then(
          () => setCopied(link),
          // The visitor's settings refuse it: the field can be copied by hand.
          () => setCopied(''),
        );
      actions.push(['copy', copy]);
    }
    // Rejects when the visitor closes the share sheet.
    if ('share' in navigator)
      actions.push(['send', () => void navigator.share({ url: link }).catch(() => undefined)]);
    actions.push(['code', toggleCode], ['print', () => print()]);
  }
  return (
    <section className="share" aria-labelledby="share-heading">
      <h2 id="share-heading">{share.heading}</h2>
      <label htmlFor="line-up-link">{share.link}</label>{' '}
      <input id="line-up-link" readOnly value={link} onFocus={({ target }) => target.select()} />{' '}
      {live && needs[0] && (
        <label>
          <input
            type="checkbox"
            checked={sendsNeeds}
            onChange={({ target }) => setSendsNeeds(target.checked)}
          />
          {words.needs.with}
        </label>
      )}
      <p className="ways">
        {actions.map(([name, act]) => (
          <button
            key={name}
            type="button"
            onClick={act}
            aria-expanded={name === 'code' ? showsCode : undefined}
          >
            {share[name === 'code' && showsCode ? 'hide' : name]}
          </button>
        ))}
        <a href={file}>{share.download}</a>{' '}
        <a href={(origin + file).replace(/^https?:/, 'webcal:')}>{share.subscribe}</a>
      </p>
      <p role="status">{copied === link ? share.copied : showsCode && codeText}</p>
      {code && (
        <svg
          ref={intoView}
          viewBox={code.viewBox}
          role="img"
          aria-label={share.codeOf}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      )}
    </section>
  );
}
