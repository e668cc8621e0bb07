import { css } from '@emotion/react';
import type { NavItem } from '../../addressing/navigation.ts';
import { inkedOnHover } from '../../look/surfaces.ts';
import { capitals, rule } from '../../look/tokens.ts';
import { WoodType } from './wood-type.tsx';

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(30%, min(100%, 7rem)), 1fr));
  column-gap: clamp(1rem, 2vw, 2rem);
  border-top: ${rule};
  ${capitals('clamp(1.15rem, 3.2vw, 2.65rem)/1', 70)};
  @media (max-width: 47.99em) {
    > :nth-child(-n + 3) {
      grid-column: 1 / -1;
    }
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

/** Pages, large, as they are read in the rain, the first three the largest. */
export const WoodIndex = ({ pages }: { readonly pages: readonly NavItem[] }) => (
  <ul css={list}>
    {pages.map(({ path, name }, index) => (
      <li key={path}>
        <a href={path}>{index < 3 ? <WoodType text={name} longest={Infinity} ems={6.2} /> : name}</a>
      </li>
    ))}
  </ul>
);
