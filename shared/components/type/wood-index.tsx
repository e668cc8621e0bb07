import { css } from '@emotion/react';
import type { NavItem } from '../../addressing/navigation.ts';
import { inkedOnHover } from '../../look/surfaces.ts';
import { media, rule } from '../../look/tokens.ts';
import { WoodType } from './wood-type.tsx';

const list = css`
  display: grid;
  column-gap: 2rem;
  border-top: ${rule};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  a {
    display: block;
    height: 100%;
    padding-block: 0.75rem 0.4rem;
    border-bottom: ${rule};
    text-decoration: none;
    ${inkedOnHover};
  }
`;

/** Pages, large, as they are read in the rain: every name as high as the others, a short one ends before its column does. */
export const WoodIndex = ({ pages }: { readonly pages: readonly NavItem[] }) => (
  <ul css={list}>
    {pages.map(({ path, name }) => (
      <li key={path}>
        <a href={path}>
          <WoodType text={name} longest={Infinity} ems={6.4} largest="15.6cqi" />
        </a>
      </li>
    ))}
  </ul>
);
