import { css } from '@emotion/react';
import type { SiteSection } from '../model/sections.ts';
import { lentSignsFace, readingTypeFallback, woodTypeFallback } from './fallback-type.ts';
import { focusRing, underline } from './decorations.ts';
import { hugeLetters } from './huge-letters.ts';
import { sectionInks } from './section-inks.ts';
import { transitionStyles } from './transition-styles.ts';
import {
  capitals,
  headerHeight,
  inks,
  lineLength,
  media,
  surface,
  readingType,
  unbroken,
  fontSize,
} from './tokens.ts';

const paperStyles = css`
  @page {
    margin: 14mm;
  }
  @media print {
    :root {
      --ground: #fff;
    }
    html {
      font-size: 9.5pt;
    }
    body {
      padding: 0;
    }
    header,
    footer,
    main :is(nav, button) {
      display: none !important;
    }
    main a[href^='http']::after {
      content: ' (' attr(href) ')';
      overflow-wrap: anywhere;
    }
    h1 {
      max-width: 24rem;
      * {
        text-shadow: none !important;
      }
    }
    :is(h1, h2, h3, caption, summary, figure) {
      break-after: avoid;
    }
    :is(h2, h3, li, table, dl, figure, img) {
      break-inside: avoid;
    }
    ::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`;

const nightInks = `
  --ground: var(--ink);
  --text: var(--paper);
  --overprint: screen;
`;

const still = `
  transition: none !important;
  animation: none !important;
`;

/** The styles that every page has, in its section's inks. */
export const globalStyles = (section: SiteSection, asset: (file: string) => string) => css`
  @font-face {
    font-family: Anybody;
    src: url('${asset('fonts/anybody.woff2')}') format('woff2');
    font-weight: 900;
    font-stretch: 50% 150%;
    font-display: swap;
  }
  @font-face {
    font-family: Atkinson;
    src: url('${asset('fonts/atkinson.woff2')}') format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  @font-face {
    font-family: 'Atkinson at once';
    src: url('${asset('fonts/atkinson.woff2')}') format('woff2');
    font-weight: 400 700;
    font-display: optional;
  }
  ${lentSignsFace(asset('fonts/atkinson.woff2'))};
  ${woodTypeFallback};
  ${readingTypeFallback};
  :root {
    color-scheme: light dark;
    --ink: ${inks.ink};
    --paper: ${inks.paper};
    ${sectionInks(section)};
    --ground: var(--paper);
    --text: var(--ink);
    --overprint: multiply;
    --header: 3.75rem;
    scroll-padding-top: calc(${headerHeight} + 1rem);
    @media screen and (prefers-color-scheme: dark) {
      ${nightInks};
    }
    ${media.low} {
      --header: 2.75rem;
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
    /* By default, grid and flex items do not shrink below their content, and overflow. */
    min-width: 0;
  }
  html {
    font: 112.5%/1.5 ${readingType};
    ${surface.ground};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    text-wrap: pretty;
    margin: 0;
    padding-top: ${headerHeight};
    overflow-wrap: break-word;
  }
  main {
    ${media.tablet} {
      font-size: 1.125rem;
    }
    /* Blocks from edge to edge are 100vw wide, and so wider than the page by its scroll bar. */
    overflow-x: clip;
  }
  :is(h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote) {
    margin: 0;
    padding: 0;
  }
  :is(h1, h2, h3, summary) {
    text-wrap: balance;
  }
  :is(h1, h2, h3) {
    ${capitals('1em/1')};
  }
  h2 {
    font-size: ${fontSize.heading};
    font-stretch: 84%;
  }
  h3 {
    font-size: ${fontSize.name};
    line-height: 1.1;
  }
  p {
    max-width: ${lineLength};
  }
  ul,
  ol {
    list-style: none;
  }
  picture {
    display: contents;
  }
  source {
    display: none;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
    height: auto;
  }
  img {
    width: 100%;
    object-fit: cover;
  }
  a {
    color: inherit;
    ${underline('3px')};
    text-underline-offset: 0.18em;
    &[href^='tel'] {
      ${unbroken};
    }
  }
  ${media.hover} {
    a:hover {
      text-decoration-color: var(--text);
    }
  }
  :focus-visible {
    ${focusRing};
  }
  summary {
    cursor: pointer;
  }
  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
    border-radius: 0;
  }
  /* With smaller letters, an iPhone zooms in on the field, and stays so. */
  input {
    font-size: 1rem;
  }
  [hidden]:not([hidden='until-found']) {
    display: none !important;
  }
  ${transitionStyles};
  ${media.still} {
    *,
    ::before,
    ::after {
      ${still};
    }
  }
  ${hugeLetters};
  ${paperStyles};
`;
