import { css } from '@emotion/react';
import { wrapping } from '../../look/tokens.ts';
import { inReach } from '../../look/surfaces.ts';

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
