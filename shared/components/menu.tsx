import { css } from '@emotion/react';
import { site } from '../data/site.ts';
import type { NavGroup, NavItem } from '../navigation.ts';
import { pathTo } from '../paths.ts';
import { headerHeight, media, rule } from '../theme.ts';
import { Island } from './island.tsx';
import { useSite } from './site.tsx';

/* A popover on a phone; on a wide screen the same list lies in the bar, popover or not. */
const menu = css`
  position: fixed;
  inset: ${headerHeight} 0 0;
  width: 100%;
  height: auto;
  margin: 0;
  padding: 1rem;
  overflow-y: auto;
  border: 0;
  background: var(--ground);
  color: inherit;
  font-size: 1.5rem;
  &:not(:popover-open) {
    display: none;
  }
  > ul > li {
    border-bottom: ${rule};
  }
  a,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.25rem;
    text-decoration: none;
  }
  summary {
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '+';
    }
  }
  details[open] > summary::after {
    content: '−';
  }
  details a {
    min-height: 2.75rem;
    padding-left: 1rem;
    font-size: 1.125rem;
  }
  [aria-current='page'] > span,
  [data-current] > span {
    text-decoration: underline 0.25em var(--first);
    text-underline-offset: 0.3em;
    text-decoration-skip-ink: none;
  }
  [aria-current='page']::before {
    content: '→';
    margin-right: 0.4em;
  }
  a[aria-current='page'] {
    justify-content: flex-start;
  }

  ${media.desktop} {
    position: static;
    width: auto;
    padding: 0;
    overflow: visible;
    font-size: inherit;
    background: none;
    &:not(:popover-open) {
      display: block;
    }
    > ul {
      display: flex;
      gap: clamp(0.75rem, 1.6vw, 1.5rem);
    }
    > ul > li {
      position: relative;
      border: 0;
    }
    a,
    summary {
      min-height: calc(${headerHeight} - 3px);
    }
    summary::after,
    details[open] > summary::after {
      content: '▾';
      margin-left: 0.3em;
    }
    [aria-current='page']::before {
      content: none;
    }
    details > ul {
      position: absolute;
      top: 100%;
      left: -1rem;
      min-width: 15rem;
      padding: 0.5rem 0;
      border: ${rule};
      background: var(--ground);
      box-shadow: 6px 6px 0 var(--first);
    }
    details a {
      min-height: 2.5rem;
      padding-inline: 1rem;
      font-size: 0.95rem;
      &:hover {
        background: var(--first);
        color: var(--ink);
      }
    }
    @media (hover: hover) {
      &:not([data-dismissed]) details:hover::details-content {
        content-visibility: visible;
      }
    }
  }
`;

const isGroup = (item: NavItem | NavGroup): item is NavGroup => 'items' in item;

function NavLink({ item, current }: { readonly item: NavItem; readonly current: string }) {
  return (
    <a href={item.path} aria-current={item.path === current ? 'page' : undefined}>
      <span>{item.name}</span>
    </a>
  );
}

/** The menus in their order: a sheet on a phone, a row in the bar on a wide screen. */
export function Menu() {
  const { navigation, page } = useSite();
  const current = pathTo(page.name);
  return (
    <nav id="menu" popover="auto" aria-label={site.mainMenu} css={menu}>
      <ul>
        {navigation.map((item) => (
          <li key={item.name}>
            {isGroup(item) ? (
              <details name="menu">
                <summary data-current={item.items.some(({ path }) => path === current) || undefined}>
                  <span>{item.name}</span>
                </summary>
                <ul>
                  {item.items.map((entry) => (
                    <li key={entry.path}>
                      <NavLink item={entry} current={current} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <NavLink item={item} current={current} />
            )}
          </li>
        ))}
      </ul>
      <Island name="menus" when="interaction" props={{}} />
    </nav>
  );
}
