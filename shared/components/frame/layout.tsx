import { css, Global, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { FilterPlace } from '../pictures/dark-edition.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageContext } from './page-context.tsx';
import type { SiteSection } from '../../model/sections.ts';
import { globalStyles } from '../../look/global-styles.ts';
import { textZoomStyles } from '../../look/text-zoom.ts';
import { media, notOnPaper, on, rule, steadyType } from '../../look/tokens.ts';
import { measure } from '../../look/measures.ts';
import { Paragraph } from '../type/running-text.tsx';

/* It stands in the space above the footer, so that nothing moves when it is filled. */
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

/** What `client/saving.ts` fills: that the pages are saved on the device, or a button that saves them. Until then, it is empty. */
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

const band = css`
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

/** What the time of the year has made of the page below, if anything. */
function SeasonBand() {
  const { page, year, season } = usePageContext();
  const text = season.bands.find(
    ({ seasons, pages }) =>
      seasons.includes(year.season) && (pages?.includes(page.name) ?? !season.lasting?.includes(page.name)),
  )?.text;
  return (
    text && (
      <section aria-label={season.label} css={band}>
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

/*
 * The open sheet covers the page: hide the page from the focus and from screen readers. Not with `body:has()`: whatever then
 * changes anywhere on the page, browsers restyle all of it.
 */
const underSheet = css`
  ${media.sheet} {
    a:has(+ header > :popover-open),
    header:has(> :popover-open) ~ :is(main, section, footer) {
      visibility: hidden;
    }
  }
`;

/** Of the page as a whole, once for each section: the files' addresses are a build's. */
const pageStyles = new Map<SiteSection, SerializedStyles>();

export function Layout({ children }: { readonly children: ReactNode }) {
  const { asset, notices, page, serviceWorker, wording } = usePageContext();
  const styles =
    pageStyles.get(page.section) ?? css([globalStyles(page.section, asset), textZoomStyles, underSheet]);
  pageStyles.set(page.section, styles);
  return (
    <>
      <Global styles={styles} />
      <a href="#content" css={skipLink}>
        {wording.skipLink}
        {/* Takes no room in what is out of the flow. */}
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
        <SeasonBand />
        {children}
        {serviceWorker && page.offline === 'saves' && <SavingLine />}
      </main>
      <Footer />
    </>
  );
}
