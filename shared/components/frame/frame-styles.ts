import { css, type SerializedStyles } from '@emotion/react';
import type { Navigation } from '../../addressing/navigation.ts';
import type { SiteSection } from '../../data/sections.ts';
import { printFiles } from '../../data/pictures/prints.ts';
import { globalStyles } from '../../look/global-styles.ts';
import { sections } from '../../look/section-inks.ts';
import { barFit, type BarLabels } from './bar-fit.ts';
import { headerStyles } from './header-styles.ts';
import { menuStyles } from './menu-styles.ts';
import { usePageContext } from './page-context.tsx';
import { lean } from '../../look/lean.ts';
import { rule } from '../../look/tokens.ts';

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
