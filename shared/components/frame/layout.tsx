import { css, Global, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { FilterPlace } from '../pictures/night-filters.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageContext } from './page-context.tsx';
import type { SiteSection } from '../../model/sections.ts';
import { globalStyles } from '../../look/global-styles.ts';
import { textZoomStyles } from '../../look/text-zoom.ts';
import { media, notOnPaper, surface, rule, steadyType } from '../../look/tokens.ts';
import { measure } from '../../look/measures.ts';
import { Paragraph } from '../type/running-text.tsx';

/* The line uses the space above the footer, so that nothing moves when it is filled. */
const line = css`
  ${measure};
  ${notOnPaper};
  max-width: none;
  height: 4rem;
  margin-bottom: -4rem;
  > button {
    border: ${rule};
    background: none;
    margin-top: 0.75rem;
    cursor: pointer;
  }
  > * {
    display: inline-block;
    padding-block: 0.7rem;
    line-height: 1.35;
  }
`;

/** An empty line that `client/saving.ts` fills: pages are saved, or a button saves them. */
function SavingLine() {
  const { hrefOf } = usePageContext().addresses;
  const { offer, failed, done } = usePageContext().wording.saving;
  return (
    <p css={line} data-saving>
      <i hidden data-label={offer} data-failed={failed} />
      <a href={hrefOf('offline')} hidden aria-label={done} />
    </p>
  );
}

const strip = css`
  ${notOnPaper};
  padding-block: 0.75rem;
  border-bottom: ${rule};
  font-family: ${steadyType};
  font-weight: 500;
  p {
    ${measure};
    max-width: none;
    text-wrap: balance;
  }
`;

function SeasonStrip() {
  const { page, year, season } = usePageContext();
  const text = season.strips.find(
    ({ seasons, pages }) =>
      seasons.includes(year.season) && (pages?.includes(page.name) ?? !season.lasting?.includes(page.name)),
  )?.text;
  return (
    text && (
      <section aria-label={season.label} css={strip}>
        <Paragraph text={text} />
      </section>
    )
  );
}

const skipLink = css`
  position: fixed;
  z-index: 20;
  inset: 0.5rem auto auto 0.5rem;
  padding: 0.75rem 1rem;
  ${surface.text};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const urgentNotice = css`
  padding: 0.75rem 1rem;
  ${surface.text};
  font-weight: 700;
  text-align: center;
  p {
    max-width: none;
  }
`;

/* Hides the page from focus and screen readers while the open sheet covers it. With `body:has()` instead,
   browsers would restyle everything after each change of the page. */
const underSheet = css`
  ${media.sheet} {
    a:has(+ header > :popover-open),
    header:has(> :popover-open) ~ :is(main, section, footer) {
      visibility: hidden;
    }
  }
`;

/** Styles of the page as a whole, one set for each section. They contain addresses of the build's files. */
const pageStyles = new Map<SiteSection, SerializedStyles>();

export function Layout({ children }: { readonly children: ReactNode }) {
  const { asset, notices, page, serviceWorker, wording, year } = usePageContext();
  // At the festival, any page that can be saved may be a visitor's last one with a signal.
  const saves = page.offline === 'saves' || (page.offline && year.season === 'at-festival');
  const styles =
    pageStyles.get(page.section) ?? css([globalStyles(page.section, asset), textZoomStyles, underSheet]);
  pageStyles.set(page.section, styles);
  return (
    <>
      <Global styles={styles} />
      <a href="#content" css={skipLink}>
        {wording.skipLink}
        {/* This element is out of the flow and takes no room. */}
        <FilterPlace />
      </a>{' '}
      <Header />
      {notices.length > 0 && (
        <section id="notice" aria-label={wording.urgentNotice} css={urgentNotice}>
          {notices.map((notice) => (
            <p key={notice} dir="auto">
              {notice}
            </p>
          ))}
        </section>
      )}
      <main id="content" data-island-error={wording.islandError}>
        <SeasonStrip />
        {children}
        {serviceWorker && saves && <SavingLine />}
      </main>
      <Footer />
    </>
  );
}
