import { css } from '@emotion/react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { nightEditionOf } from '../../data/pictures/prints.ts';

const filtered = (filter: string) => css`
  @media screen and (prefers-color-scheme: dark) {
    filter: url('#${filter}');
  }
`;
const styles = { night: filtered('night'), moon: filtered('moon'), teal: filtered('teal') };

/** The styles of a picture's image in a dark colour scheme, if it has a night edition. */
export const nightEdition = (id: PictureId) => {
  const edition = nightEditionOf(id);
  return edition && styles[edition];
};

/** Night: warm ink and paper's halftones sink, solid paper stays. */
const night = (
  <filter id="night" colorInterpolationFilters="sRGB">
    <feComponentTransfer>
      <feFuncR type="gamma" amplitude={0.9} offset={0.1} exponent={2} />
      <feFuncG type="gamma" amplitude={0.9} offset={0.1} exponent={1.5} />
      <feFuncB type="gamma" amplitude={0.9} offset={0.1} exponent={1.35} />
    </feComponentTransfer>
  </filter>
);

const matrix = (id: string, values: string) => (
  <filter id={id} colorInterpolationFilters="sRGB">
    <feColorMatrix values={values} />
  </filter>
);

/** Moonlight turns paper blue: red and green lose by how much blue there is, of which warm inks have next to none. */
const moon = matrix('moon', '1.1 0 -.75 0 .06 0 1 -.4 0 .06 0 0 .9 0 .06 0 0 0 1 0');
/** The same where the second ink is teal: as if printed on teal paper. */
const teal = matrix('teal', '1.1 0 -.8 0 .06 0 1 -.32 0 .04 0 0 .72 0 .06 0 0 0 1 0');

/** The filters that styles refer to, by their ids. */
export const nightFilters = { night, moon, teal };

/** Where the server puts the filters that a document refers to, once all of its styles are known. */
export const FilterPlace = () => <svg width="0" height="0" />;
export const FILTER_PLACE = '<svg width="0" height="0"></svg>';
