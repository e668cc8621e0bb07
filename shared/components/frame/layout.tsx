import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalStyles } from '../../look/global-styles.ts';
import { overlayStyles } from '../../look/overlay-styles.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { media } from '../../look/tokens.ts';
import { usePageContext } from './page-context.tsx';

const skipLink = css`
  position: fixed;
  z-index: 20;
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.75rem 1rem;
  background: var(--text);
  color: var(--ground);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/* The open menu covers a small screen: neither the focus nor a screen reader goes behind it. */
const covered = css`
  ${media.sheet} {
    body:has(> header > :popover-open) > :is(a, main, section, footer) {
      visibility: hidden;
    }
  }
`;

const urgent = css`
  padding: 0.75rem 1rem;
  background: var(--text);
  color: var(--ground);
  font-weight: 700;
  text-align: center;
  p {
    max-width: none;
  }
`;

/** What every page has: the way past the header, the header, an urgent word if there is one, the footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { asset, notice, page, wording } = usePageContext();
  return (
    <>
      <Global styles={[globalStyles(page.section, asset), overlayStyles, covered]} />
      <a href="#content" css={skipLink}>
        {wording.skipLink}
      </a>
      <Header />
      {notice && (
        <section aria-label={wording.urgentNotice} css={urgent}>
          <p>{notice}</p>
        </section>
      )}
      <main id="content">{children}</main>
      <Footer />
    </>
  );
}
