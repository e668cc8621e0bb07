import { css } from '@emotion/react';
import { headerHeight, media, surface, rule, woodType } from '../../look/tokens.ts';
import { unzoomed } from '../../look/text-zoom.ts';
import { TicketStub } from '../tickets/ticket-stub.tsx';
import { PageLink } from '../type/page-link.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { usePageContext } from './page-context.tsx';

const bar = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  height: ${headerHeight};
  display: flex;
  align-items: center;
  gap: clamp(0.4rem, 2vw, 1.5rem);
  padding-inline: clamp(0.5rem, 9vw - 1.05rem, 2rem);
  background: var(--ground);
  border-bottom: ${rule};
  font: 900 clamp(0.7rem, 0.55rem + 0.8vw, 0.95rem) / 1 ${woodType};
  font-stretch: 84%;
  white-space: nowrap;
  ${media.bar} {
    /* The width that gaps and type share. It is zero where the entries just fit. */
    --spare: clamp(0rem, 100vw - 64rem, 12rem);
    gap: calc(0.75rem + var(--spare) / 16);
    /* The header keeps the page's measure where that is narrower than the screen. */
    padding-inline: max(0.75rem + var(--spare) / 10, 50vw - 38rem);
  }
  /* The focus ring is narrower here, because the screen's edge would cut off the usual one. */
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
  /* There is no room for the ticket link, which the menu has, too. */
  ${media.cramped} {
    > a:last-child {
      display: none;
    }
  }
  ${media.huge} {
    font-size: ${unzoomed('6vw')};
    > a,
    > button {
      min-height: 14vw;
    }
  }
`;

const brandStyle = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  margin-right: auto;
  /* The logo is smaller under WCAG's text spacing, which CSS
     recognises by its line height: see wood-type.tsx. */
  --spaced: clamp(0px, 10 * (1lh - 1.2em), 5px);
  font-size: calc(clamp(0.95rem, 0.6rem + 1.7vw, 1.6rem) - var(--spaced));
  font-stretch: 110%;
  text-decoration: none;
  /* A name that is longer than the room beside the buttons takes two lines. */
  min-width: min-content;
  white-space: normal;
  ${media.bar} {
    font-size: calc(1.2rem + var(--spare) / 32);
  }
  ${media.cramped} {
    font-size: min(0.75rem, 6vw);
  }
  svg {
    flex: none;
    width: clamp(22px, 7vw, 32px);
  }
`;

const menuButton = css`
  flex: none;
  min-height: 2.75rem;
  padding: 0 clamp(0.4rem, 2vw, 0.75rem);
  border: ${rule};
  background: none;
  cursor: pointer;
  ${media.bar} {
    display: none;
  }
  /* The button's name stays: screen readers add whether it is expanded, and voice control uses the name. */
  &:has(+ :popover-open) {
    ${surface.text};
  }
`;

export function Header() {
  const { edition, wording } = usePageContext();
  return (
    <header css={bar}>
      <PageLink to="home" css={brandStyle}>
        <Logo />
        <span translate="no">{edition.name}</span>
      </PageLink>{' '}
      <button type="button" popoverTarget="menu" css={menuButton}>
        {wording.menuButton}
      </button>{' '}
      <Menu /> <TicketStub to="tickets">{wording.getTickets}</TicketStub>
    </header>
  );
}
