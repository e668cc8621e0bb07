import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { NightFilter } from '../pictures/night-edition.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useFrameStyles } from './frame-styles.ts';
import { usePageContext } from './page-context.tsx';
import { SavingLine } from './saving-line.tsx';
import { SeasonBand } from './season-band.tsx';
import { on } from '../../look/tokens.ts';

const skipLink = css`
  position: fixed;
  z-index: 20;
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.75rem 1rem;
  ${on.text};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const urgentNotice = css`
  padding: 0.75rem 1rem;
  ${on.text};
  font-weight: 700;
  text-align: center;
  p {
    max-width: none;
  }
`;

export function Layout({ children }: { readonly children: ReactNode }) {
  const { notices, page, serviceWorker, wording } = usePageContext();
  const { page: pageStyles } = useFrameStyles();
  return (
    <>
      <Global styles={pageStyles[page.section]} />
      <a href="#content" css={skipLink}>
        {wording.skipLink}
        {/* Takes no room in what is out of the flow. */}
        <NightFilter />
      </a>
      <Header />
      {notices.length > 0 && (
        <section id="notice" aria-label={wording.urgentNotice} css={urgentNotice}>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </section>
      )}
      <main id="content" data-island-error={wording.islandError}>
        <SeasonBand />
        {children}
        {serviceWorker && page.offline === 'saves' && <SavingLine />}
      </main>
      <Footer />
    </>
  );
}
