import { css } from '@emotion/react';
import type { NavItem } from '../../addressing/navigation.ts';
import { inkedOnHover } from '../../look/surfaces.ts';
import { capitals, media, rule } from '../../look/tokens.ts';

const list = css`
  display: grid;
  column-gap: 2rem;
  border-top: ${rule};
  ${capitals('min(2.1rem, 10vw)/1', 70)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    font-size: clamp(1.6rem, 3.2vw, 2.65rem);
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  a {
    display: block;
    height: 100%;
    padding-block: 0.75rem 0.5rem;
    border-bottom: ${rule};
    text-decoration: none;
    ${inkedOnHover};
  }
`;

/** Pages, large, as they are read in the rain, all names in one size. */
export const WoodIndex = ({ pages }: { readonly pages: readonly NavItem[] }) => (
  <ul css={list}>
    {pages.map(({ path, name }) => (
      <li key={path}>
        <a href={path}>{name}</a>
      </li>
    ))}
  </ul>
);
