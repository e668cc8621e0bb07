import { css } from '@emotion/react';
import { media, rule } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { inkedOnHover } from '../../look/surfaces.ts';

const index = css`
  a {
    display: flex;
    align-items: center;
    height: 100%;
    min-height: 2.75rem;
    padding-block: 0.35rem;
    line-height: 1.25;
    border-bottom: 1px solid var(--text);
    text-decoration: none;
    ${inkedOnHover};
  }
  ul {
    border-top: ${rule};
    @media (min-width: 22em) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 1.25rem;
    }
  }
  ${media.wide} {
    align-self: start;
    position: sticky;
    top: 6rem;
    ul {
      display: block;
    }
  }
`;

interface SideIndexProps {
  readonly entries: readonly (readonly [id: string, heading: string])[];
}

/** Links to the sections of a page: above them on phones, at their side on wide screens. */
export const SideIndex = ({ entries }: SideIndexProps) => (
  <nav aria-label={usePageContext().wording.onThisPage} css={index}>
    <ul>
      {entries.map(([id, heading]) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
);
