import { css } from '@emotion/react';
import type { NavItem } from '../../addressing/navigation.ts';
import { inkedOnHover } from '../../look/surfaces.ts';
import { capitals, media, rule, fontSize } from '../../look/tokens.ts';

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(30%, min(100%, 7rem)), 1fr));
  column-gap: clamp(1rem, 2vw, 2rem);
  border-top: ${rule};
  ${capitals(`${fontSize.label}/1`, 70)};
  ${media.tablet} {
    font-size: ${fontSize.name};
  }
  a {
    display: block;
    height: 100%;
    padding-block: 0.85rem 0.6rem;
    border-bottom: ${rule};
    text-decoration: none;
    ${inkedOnHover};
  }
`;

/** Links to pages, large enough to be read in the rain. */
export const WoodIndex = ({ pages }: { readonly pages: readonly NavItem[] }) => (
  <ul css={list}>
    {pages.map(({ path, name }) => (
      <li key={path}>
        <a href={path}>{name}</a>
      </li>
    ))}
  </ul>
);
