import { css } from '@emotion/react';
import { inReach, stamped } from '../../look/surfaces.ts';
import { wrapping } from '../../look/tokens.ts';

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
    padding-inline: min(0.75em, 2vw);
    ${stamped};
  }
`;

interface JumpsProps {
  readonly label: string;
  readonly to: readonly { readonly id: string; readonly name: string }[];
}

/** Links to the parts of a long list: its days, its letters. */
export const Jumps = ({ label, to }: JumpsProps) => (
  <nav aria-label={label} css={row}>
    <ul>
      {to.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
