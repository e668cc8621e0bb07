import { markIn, type NavGroup, type NavItem } from '../../addressing/navigation.ts';
import { sectionInks } from '../../look/section-inks.ts';
import { Island } from '../controls/island.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { useFrameStyles } from './frame-styles.ts';
import { usePageContext } from './page-context.tsx';

const isGroup = (item: NavItem | NavGroup): item is NavGroup => 'items' in item;

export function Menu() {
  const { navigation, page, wording } = usePageContext();
  const { menu: menuStyle } = useFrameStyles();
  const mark = markIn(navigation, page);
  const link = (item: NavItem) => (
    <a href={item.path} aria-current={mark(item)}>
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
                <summary aria-current={mark(item)}>
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
