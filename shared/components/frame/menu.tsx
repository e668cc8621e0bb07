import { css } from '@emotion/react';
import type { NavGroup, NavItem } from '../../addressing/navigation.ts';
import { sectionInks } from '../../look/section-inks.ts';
import { readingType, rule, stacked, wrapping } from '../../look/tokens.ts';
import { Island } from '../controls/island.tsx';
import { TicketStub } from '../tickets/ticket-stub.tsx';
import { LinkList } from '../type/page-link.tsx';
import { Paragraph } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { menuStyle } from './menu-styles.ts';
import { usePageContext } from './page-context.tsx';

/**
 * The decorative print in the opened menu. Browsers do not fetch a background while the menu is closed.
 * @param url of the picture
 */
const menuPicture = (url: string) => css`
  flex: 1;
  container-type: size;
  &::before {
    height: 100%;
    border-bottom: ${rule};
    background: url('${url}') center / cover;
    /* A lower picture would not be recognised. */
    @container (min-height: 60px) {
      content: '';
      display: block;
    }
  }
`;

/* The print takes the height that the list leaves of the sheet: none when a long group is open. */
const foot = css`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  border-top: ${rule};
  background: var(--ink);
`;

const strip = css`
  ${stacked('0.75rem 1.5rem')};
  align-items: center;
  padding: 1rem 1rem 1.25rem;
  color: var(--paper);
  --rim: var(--paper);
  p {
    max-width: none;
    font: 500 1rem/1.3 ${readingType};
  }
  ul {
    ${wrapping('0 0.5rem')};
    justify-content: space-between;
    margin-block: -0.75rem -0.25rem;
    font-size: min(1.15rem, 4.6vw);
  }
  > a {
    min-height: 3.25rem;
    font-size: 1.15rem;
  }
  @media (min-width: 34em) {
    grid-template-columns: minmax(0, 1fr) auto;
    > a {
      grid-area: 1 / 2 / 4;
    }
  }
`;

/**
 * The foot of the opened menu on small screens, within reach of a thumb:
 * a print, links for the grounds, the dates, the gates, the ticket link.
 */
function MenuFoot() {
  const context = usePageContext();
  const { picture } = context.wording.menuFoot;
  return (
    <div css={foot}>
      {picture && <div css={menuPicture(context.prints.printFiles(picture, context.asset).jpeg)} />}
      <div css={strip}>
        <LinkList links={context.wording.menuFoot.links} />
        <p>
          <WoodType text={context.edition.dates} longest={20} ems={8} largest="3.5rem" />
        </p>
        <Paragraph text={context.wording.menuFoot.gates} />
        <TicketStub to="tickets">{context.wording.getTickets}</TicketStub>
      </div>
    </div>
  );
}

const isGroup = (item: NavItem | NavGroup): item is NavGroup => 'items' in item;

/** The pages by their groups, and `MenuFoot`, further links, on small screens. */
export function Menu() {
  const { navigation, page, wording, currentIn } = usePageContext();
  const currentOf = currentIn(navigation, page);
  const link = (item: NavItem) => (
    <a href={item.path} aria-current={currentOf(item)}>
      <span>{item.name}</span>
    </a>
  );
  return (
    <nav id="menu" popover="auto" aria-label={wording.mainMenu} css={menuStyle}>
      <ul>
        {navigation.map((item) =>
          isGroup(item) ? (
            <li key={item.name}>
              <details name="menu">
                <summary aria-current={currentOf(item)}>
                  <span>{item.name}</span>
                </summary>
              </details>
              <ul css={sectionInks(item.section)}>
                {item.items.map((entry) => (
                  <li key={entry.path}>{link(entry)}</li>
                ))}
              </ul>
            </li>
          ) : (
            <li key={item.name}>{link(item)}</li>
          ),
        )}
      </ul>
      <MenuFoot />
      <Island name="menus" when="interaction" props={{}} />
    </nav>
  );
}
