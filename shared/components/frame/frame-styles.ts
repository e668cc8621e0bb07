import { css, type SerializedStyles } from '@emotion/react';
import type { Navigation } from '../../addressing/navigation.ts';
import type { SiteSection } from '../../data/sections.ts';
import { printFiles } from '../../data/pictures/prints.ts';
import { globalStyles } from '../../look/global-styles.ts';
import { sections } from '../../look/section-inks.ts';
import { barFit, barRems, barStretch, type BarFit, type BarLabels } from './bar-fit.ts';
import { menuStyles } from './menu-styles.ts';
import { usePageContext } from './page-context.tsx';
import { lean } from '../../look/lean.ts';
import { headerHeight, media, on, rule, woodType } from '../../look/tokens.ts';

/** The header: the bar itself, the festival's name in it, the button that opens the menus on small screens. */
const headerStyles = ({ bar, spare }: BarFit) => ({
  bar: css`
    position: fixed;
    top: 0;
    left: 0;
    z-index: 10;
    width: 100%;
    height: ${headerHeight};
    display: flex;
    align-items: center;
    gap: clamp(0.4rem, 2vw, 1.5rem);
    padding-inline: clamp(0.5rem, 9vw - 1.05rem, 2rem);
    background: var(--ground);
    border-bottom: ${rule};
    font: 900 clamp(0.7rem, 0.55rem + 0.8vw, ${barRems.entries}rem) / 1 ${woodType};
    font-stretch: ${barStretch.entries}%;
    text-transform: uppercase;
    white-space: nowrap;
    ${bar} {
      --spare: ${spare};
      gap: calc(${barRems.between}rem + var(--spare) / 16);
      /* On the page's measure, where that is narrower than the screen. */
      padding-inline: max(${barRems.margin}rem + var(--spare) / 10, 50vw - 38rem);
    }
    /* A narrower focus ring: the screen's edge would cut off the usual one. */
    & :focus-visible {
      outline-offset: 2px;
      box-shadow:
        0 0 0 2px var(--ground),
        0 0 0 7px var(--first);
    }
    ${media.low} {
      > a,
      > button {
        min-height: 2.45rem;
      }
      & :focus-visible {
        outline-offset: -3px;
        box-shadow: none;
      }
    }
    /* No room for the ticket link: the menu has it, too. */
    ${media.cramped} {
      > a:last-child {
        display: none;
      }
    }
    ${media.huge} {
      font-size: 6vw;
      > a,
      > button {
        min-height: 14vw;
      }
    }
  `,
  brand: css`
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    margin-right: auto;
    /* Smaller under WCAG's text spacing, which is recognised by its larger line height: see wood-type.tsx. */
    --spaced: clamp(0px, 10 * (1lh - 1.2em), 5px);
    font-size: calc(clamp(0.95rem, 0.6rem + 1.7vw, 1.6rem) - var(--spaced));
    font-stretch: ${barStretch.brand}%;
    text-decoration: none;
    ${bar} {
      font-size: calc(${barRems.brand}rem + var(--spare) / 32);
    }
    ${media.cramped} {
      font-size: min(0.75rem, 6vw);
    }
    svg {
      flex: none;
      width: clamp(22px, 7vw, 32px);
    }
  `,
  button: css`
    flex: none;
    min-height: 2.75rem;
    place-items: center;
    padding: 0 clamp(0.4rem, 2vw, 0.75rem);
    border: ${rule};
    background: none;
    text-transform: inherit;
    cursor: pointer;
    display: grid;
    ${bar} {
      display: none;
    }
    /* Both labels occupy the same cell, so that the button keeps its width. */
    > span {
      grid-area: 1 / 1;
    }
    > span + span {
      visibility: hidden;
    }
    &:has(+ :popover-open) {
      ${on.text};
      > span {
        visibility: hidden;
      }
      > span + span {
        visibility: visible;
      }
    }
  `,
});

/**
 * The print in the opened menu, for decoration. It is a background, which browsers do not fetch while the menu is
 * closed.
 * @param url of the picture
 */
const menuPicture = (url: string) => css`
  flex: 1;
  container-type: size;
  &::before {
    height: 100%;
    border-bottom: ${rule};
    background: url('${url}') center / cover;
    /* Less than this is no picture. */
    @container (min-height: 60px) {
      content: '';
      display: block;
    }
    ${lean} {
      content: none;
    }
  }
`;

function stylesFor(labels: BarLabels, picture: string, asset: (file: string) => string) {
  const fit = barFit(labels);
  /*
   * The open sheet covers the page: hide the page from the focus and from screen readers. Not with `body:has()`:
   * whatever then changes anywhere on the page, browsers restyle all of it.
   */
  const underSheet = css`
    ${fit.sheet} {
      a:has(+ header > :popover-open),
      header:has(> :popover-open) ~ :is(main, section, footer) {
        visibility: hidden;
      }
    }
  `;
  const pages = sections.map((section) => [section, css([globalStyles(section, asset), underSheet])]);
  return {
    ...headerStyles(fit),
    menu: menuStyles(fit),
    menuPicture: menuPicture(picture),
    /** Of the page as a whole, in its section's inks. */
    page: Object.fromEntries(pages) as Readonly<Record<SiteSection, SerializedStyles>>,
  };
}

/** Computed once for each navigation: a server has one. */
const cache = new WeakMap<Navigation, ReturnType<typeof stylesFor>>();

/** The styles that every page has. Those of its frame depend on how long the header's labels are. */
export function useFrameStyles() {
  const { asset, festival, navigation, wording } = usePageContext();
  const styles =
    cache.get(navigation) ??
    stylesFor(
      { brand: festival.name, navigation, tickets: wording.getTickets },
      printFiles(wording.menuFoot.picture, asset).jpeg,
      asset,
    );
  cache.set(navigation, styles);
  return styles;
}
