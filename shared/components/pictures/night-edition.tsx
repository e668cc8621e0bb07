import { css } from '@emotion/react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { nightEditionOf } from '../../data/pictures/prints.ts';

const filtered = (filter: string) => css`
  @media screen and (prefers-color-scheme: dark) {
    filter: url('#${filter}');
  }
`;
const styles = {
  night: filtered('night'),
  moon: filtered('moon'),
  teal: filtered('teal'),
  'lit-moon': filtered('lit-moon'),
  'lit-teal': filtered('lit-teal'),
};

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

/* Each ink becomes another: paper the cool ink, the cool ink a deeper one; warm inks stay, and dark is nearly black. */
const moon = '1.68 -1.06 -.41 0 .03 .28 .53 -.32 0 .04 -.14 .3 .7 0 .02 0 0 0 1 0';
const teal = '1.57 -.86 -.65 0 .06 .2 .68 -.27 0 .02 .04 0 .58 0 .05 0 0 0 1 0';

const moonlit = (id: string, inks: string) => (
  <filter id={id} colorInterpolationFilters="sRGB">
    <feColorMatrix values={inks} />
  </filter>
);

const same = '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 ';

/** Paper alone has much red and much blue. Blurred, it is whole only where no dots are near: there it stays paper. */
const lit = (id: string, inks: string) => (
  <filter id={id} colorInterpolationFilters="sRGB">
    <feColorMatrix values={`${same}2 0 2 0 -2.3`} result="p" />
    <feGaussianBlur stdDeviation="2.6" />
    <feColorMatrix values={`${same}0 0 0 6 -4.6`} result="w" />
    <feColorMatrix in="SourceGraphic" values={inks} result="m" />
    <feComposite in="p" in2="w" operator="in" />
    <feComposite in2="m" />
  </filter>
);

/** The filters that styles refer to, by their ids. */
export const nightFilters = {
  night,
  moon: moonlit('moon', moon),
  teal: moonlit('teal', teal),
  'lit-moon': lit('lit-moon', moon),
  'lit-teal': lit('lit-teal', teal),
};

/** Where the server puts the filters that a document refers to, once all of its styles are known. */
export const FilterPlace = () => <svg width="0" height="0" />;
export const FILTER_PLACE = '<svg width="0" height="0"></svg>';
