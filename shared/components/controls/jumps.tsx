import { css } from '@emotion/react';
import { inReach, stamped } from '../../look/surfaces.ts';
import { capitals, fontSize, surface, wrapping } from '../../look/tokens.ts';

const row = css`
  /* A filter hides links to days without a hit. The height is
     kept, so that the filter below does not move. */
  min-height: 2.75rem;
  ul {
    ${wrapping('0.35rem')};
  }
  a {
    ${inReach};
    justify-content: center;
    min-width: 2.75rem;
    padding-inline: 0.75em;
    ${stamped};
  }
`;

/* On phones they share the row. */
const largeRow = css`
  ${row};
  a {
    width: 100%;
    padding: 0.35rem 0.75rem 0.2rem;
    ${surface.first};
    ${capitals(`${fontSize.heading}/1`, 76)};
    @media (max-width: 34em) {
      padding-inline: 0.25rem;
      ${capitals(`${fontSize.name}/1`, 66)};
    }
  }
  li {
    flex: 1 1 auto;
  }
  li:nth-of-type(even) a {
    ${surface.second};
  }
`;

interface JumpsProps {
  readonly label: string;
  readonly isLarge?: boolean;
  readonly to: readonly { readonly id: string; readonly name: string }[];
}

/** Links to the parts of a long list: its days, its letters. */
export const Jumps = ({ label, to, isLarge }: JumpsProps) => (
  <nav aria-label={label} css={isLarge ? largeRow : row}>
    <ul>
      {to.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
