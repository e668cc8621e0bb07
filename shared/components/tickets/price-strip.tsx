import { css } from '@emotion/react';
import { surface, rule, woodType, wrapping, size } from '../../look/tokens.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import type { StampedTier } from './ticket-card.tsx';

/* The strip shows only where tickets stand one below the other: elsewhere all prices are in view. */
const strip = css`
  ${wrapping('3px')};
  li {
    flex: 1 1 5rem;
    outline: ${rule};
  }
  a {
    display: grid;
    align-content: space-between;
    height: 100%;
    padding: 0.5rem 0.5rem 0.4rem;
    ${surface.ground};
    font-size: ${size.small};
    font-weight: 700;
    line-height: 1.2;
    text-decoration: none;
  }
  b {
    font: 900 ${size.heading}/1.1 ${woodType};
    font-stretch: 72%;
  }
  i {
    font-style: normal;
  }
  @media (min-width: 64em), print {
    display: none;
  }
`;

export const PriceStrip = ({ tiers }: { readonly tiers: readonly StampedTier[] }) => (
  <ul css={strip}>
    {tiers.map(({ name, price, stamps }) => (
      <li key={name}>
        <a href={`#${anchorOf(name)}`}>
          {name} <b>{price}</b>
          {stamps.map((stamp) => (
            <i key={stamp}> {stamp}</i>
          ))}
        </a>
      </li>
    ))}
  </ul>
);
