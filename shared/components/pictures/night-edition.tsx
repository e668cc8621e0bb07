import { css } from '@emotion/react';
import { moonlit, nightEditions } from '../../data/pictures/night-editions.ts';
import type { PictureId } from '../../data/pictures/pictures.ts';

const filtered = (filter: string) => css`
  @media screen and (prefers-color-scheme: dark) {
    filter: url('#${filter}');
  }
`;
const night = filtered('night');
const onBluePaper = filtered('moon');

/** The styles of a picture's image in a dark colour scheme, if it has a night edition. */
export const nightEdition = (id: PictureId) =>
  moonlit.has(id) ? onBluePaper : nightEditions.has(id) && night;

/**
 * The filters that `nightEdition` refers to, once in a document. By night, warm ink and paper's halftones sink, solid
 * paper stays. In moonlight, paper turns blue: red and green lose by as much as there is blue, of which warm inks have none.
 */
export const NightFilters = () => (
  <svg width="0" height="0">
    <filter id="night" colorInterpolationFilters="sRGB">
      <feComponentTransfer>
        <feFuncR type="gamma" amplitude={0.9} offset={0.1} exponent={2} />
        <feFuncG type="gamma" amplitude={0.9} offset={0.1} exponent={1.5} />
        <feFuncB type="gamma" amplitude={0.9} offset={0.1} exponent={1.35} />
      </feComponentTransfer>
    </filter>
    <filter id="moon" colorInterpolationFilters="sRGB">
      <feColorMatrix values="1.1 0 -.75 0 .06 0 1 -.4 0 .06 0 0 .9 0 .06 0 0 0 1 0" />
    </filter>
  </svg>
);
