import { css } from '@emotion/react';
import { rule, woodType } from '../theme.ts';

export interface TabLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.1em 1em 0;
    border: ${rule};
    background: var(--ground);
    color: var(--text);
    font: 900 1rem/1.1 ${woodType};
    font-stretch: 90%;
    text-transform: uppercase;
    text-decoration: none;
    &:hover {
      background: var(--first);
      color: var(--ink);
    }
    &[aria-current] {
      background: var(--text);
      color: var(--ground);
      box-shadow: 5px 5px 0 var(--first);
    }
  }
`;

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  readonly current: string;
}

/** A row of stamped tabs: each is a link to the same page with another choice. */
export const TabLinks = ({ label, tabs, current }: TabLinksProps) => (
  <nav aria-label={label}>
    <ul css={row}>
      {tabs.map(({ id, label: text, href }) => (
        <li key={id}>
          <a href={href} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
