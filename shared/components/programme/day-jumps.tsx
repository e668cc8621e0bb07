import { css } from '@emotion/react';
import { media, wrapping } from '../../look/tokens.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { inReach } from '../../look/surfaces.ts';

/* Wide screens have the days side by side: there the links are seen only by who reaches them by keyboard. */
const row = css`
  /* A filter hides the links to days without a hit. Its field is below, and stays where it is. */
  min-height: 2.75rem;
  ul {
    ${wrapping('0 1.5rem')};
  }
  a {
    ${inReach};
    font-weight: 700;
  }
  ${media.desktop} {
    &:not(:focus-within) {
      ${visuallyHidden};
    }
  }
`;

interface DayJumpsProps {
  readonly label: string;
  readonly days: readonly { readonly id: string; readonly name: string }[];
}

export const DayJumps = ({ label, days }: DayJumpsProps) => (
  <nav aria-label={label} css={row}>
    <ul>
      {days.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
