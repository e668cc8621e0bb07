import type { Year } from '../../shared/rules/calendar/year.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { nightFilters } from '../../shared/components/pictures/night-filters.tsx';
import type { NavItem } from '../../shared/addressing/navigation.ts';
import type { Meta, Page } from '../../shared/page.ts';
import { cardSize } from '../../shared/look/installed-sizes.ts';
import { inks } from '../../shared/look/tokens.ts';
import type { Assets } from '../assets/assets.ts';
import { speculationRules } from './inline-scripts.ts';
import type { Festival } from '../../shared/festival/create-festival.ts';
import type { BreadcrumbList } from 'schema-dts';

const breadcrumbData = (absolute: (path: string) => string, crumbs: readonly NavItem[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

interface DocumentHead {
  readonly page: Page;
  readonly meta: Meta;
  readonly year: Year;
  readonly trail: readonly NavItem[];
  /** The page's own address, without a query. */
  readonly path: string;
  readonly assets: Assets;
  readonly origin: string;
  /** The instant that browsers take as now (`shared/islands/browser/current-time.ts`). */
  readonly clock: Date | undefined;
  readonly isShared: boolean;
}

type StyledHead = DocumentHead & { readonly styles: string };

/** JSON for a script element: an escaped `<` cannot end the element. */
const jsonForScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Metadata that visitors do not see, placed after the content to speed up the first view. */
function Tail({ page, meta, year, trail, assets, origin, isShared }: DocumentHead) {
  const absolute = (address: string) => `${origin}${address}`;
  const structuredData = [
    ...(meta.structuredData?.({ year, absolute, asset: (file) => absolute(assets.url(file)) }) ?? []),
    ...(trail.length > 0 ? [breadcrumbData(absolute, trail)] : []),
  ];
  return (
    <>
      {structuredData.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: jsonForScript({ '@context': 'https://schema.org', '@graph': structuredData }),
          }}
        />
      )}
      {!page.status && isShared && (
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      )}
    </>
  );
}

/** Preloads the typefaces from the body: on a slow line, `client/early.ts` leaves that to it. */
const fontPreloads = ({ typefaces }: Assets): string =>
  typefaces.map((address) => `<link rel="preload" href="${address}" as="font" crossorigin=""/>`).join('');

export type Surrounds = ReturnType<ReturnType<typeof createDocuments>>;

/** Creates the document around a page. Only this file writes titles, canonical links and social tags. */
export function createDocuments({ cards, edition, prints: { printOf } }: Festival) {
  function Head({ page, meta, path, styles, assets, origin, isShared }: StyledHead) {
    const absolute = (address: string) => `${origin}${address}`;
    // The archive shows other years: “Nightjar 2025” and this year's number would contradict each other.
    const who = page.section === 'archive' ? edition.fullName : `${edition.fullName} ${edition.year}`;
    const title = page.name === 'home' ? meta.title : `${meta.title} · ${who}`;
    const found = !page.status;
    const card = cards && {
      address: absolute(assets.url(`cards/${page.section}.jpg`)),
      text: printOf(cards[page.section].picture).alt,
    };
    const canonical = absolute(path);
    const scripts = [
      assets.scripts.entry,
      ...(page.scripts ?? []).map((name) => assets.scripts[name]),
      assets.scripts['live-reload'],
    ];
    return (
      <>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Chromium from 146 on then uses the letter size that the visitor has set for the whole phone. */}
        <meta name="text-scale" content="scale" />
        <title>{title}</title>
        <meta name="description" content={meta.description} />
        {found && <link rel="canonical" href={canonical} />}
        {/* A visitor's own choice is useless to others, and crawlers would follow one combination after
            the next. */}
        {(!found || !isShared) && (
          <meta name="robots" content={found && !isShared ? 'noindex, nofollow' : 'noindex'} />
        )}
        {/* Browsers use the first of these whose media query matches. */}
        <meta name="theme-color" content={inks.ink} media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content={inks.paper} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script
          type="text/javascript"
          dangerouslySetInnerHTML={{ __html: assets.inline.get('early') ?? '' }}
        />
        {page.scripts?.map((name) => {
          const code = assets.inline.get(name);
          return (
            code && <script key={name} type="text/javascript" dangerouslySetInnerHTML={{ __html: code }} />
          );
        })}
        {/* Browsers that cannot read SVG ask for /favicon.ico; iOS asks for /apple-touch-icon.png. */}
        <link rel="icon" href={assets.url('icon.svg')} type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        {meta.feed && (
          <link rel="alternate" type="application/atom+xml" title={meta.feed.title} href={meta.feed.path} />
        )}
        {found && (
          <>
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content={edition.fullName} />
            <meta property="og:locale" content={edition.language.replace('-', '_')} />
            <meta property="og:title" content={meta.title} />
            <meta property="og:description" content={meta.description} />
            <meta property="og:url" content={canonical} />
            {card && (
              <>
                <meta property="og:image" content={card.address} />
                <meta property="og:image:width" content={String(cardSize.width)} />
                <meta property="og:image:height" content={String(cardSize.height)} />
                <meta property="og:image:alt" content={card.text} />
                <meta name="twitter:card" content="summary_large_image" />
                <meta name="twitter:image:alt" content={card.text} />
              </>
            )}
          </>
        )}
        {scripts.map((source) => source && <script key={source} type="module" src={source} />)}
      </>
    );
  }

  const attributes = ({ clock }: DocumentHead): string =>
    `lang="${edition.language}"${clock ? ` data-clock="${clock.toISOString()}"` : ''}`;

  return (head: DocumentHead) => ({
    /** The document up to the body's content. */
    start: (styles: string): string =>
      `<!doctype html><html ${attributes(head)}><head>${renderToStaticMarkup(<Head {...head} styles={styles} />)}</head><body>${fontPreloads(head.assets)}`,
    /** @param styles all styles of the document */
    filters: (styles: string): string =>
      `<svg width="0" height="0" aria-hidden="true" color-interpolation-filters="sRGB">${Object.entries(
        nightFilters,
      )
        .map(([id, filter]) => (styles.includes(`#${id}'`) ? `<filter id="${id}">${filter}</filter>` : ''))
        .join('')}</svg>`,
    end: `${renderToStaticMarkup(<Tail {...head} />)}</body></html>`,
  });
}
