import { css } from '@emotion/react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { hasNightEdition } from '../../data/pictures/prints.ts';

const style = css`
  @media screen and (prefers-color-scheme: dark) {
    filter: url('#night');
  }
`;

/** The styles of a picture's image in a dark colour scheme, if it has a night edition. */
export const nightEdition = (id: PictureId) => hasNightEdition(id) && style;

/** The filter that `nightEdition` refers to: warm ink and paper's halftones sink, solid paper stays. Once in a document. */
export const NightFilter = () => (
  <svg width="0" height="0">
    <filter id="night" colorInterpolationFilters="sRGB">
      <feComponentTransfer>
        <feFuncR type="gamma" amplitude={0.9} offset={0.1} exponent={2} />
        <feFuncG type="gamma" amplitude={0.9} offset={0.1} exponent={1.5} />
        <feFuncB type="gamma" amplitude={0.9} offset={0.1} exponent={1.35} />
      </feComponentTransfer>
    </filter>
  </svg>
);
