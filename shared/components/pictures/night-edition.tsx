import { css } from '@emotion/react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { nightEditionOf } from '../../data/pictures/prints.ts';

const filtered = (filter: string) => css`
  @media screen and (prefers-color-scheme: dark) {
    filter: url('#${filter}');
  }
`;

/** The styles of a picture's image in a dark colour scheme, if it has a night edition. */
export const nightEdition = (id: PictureId) => {
  const edition = nightEditionOf(id);
  return edition && filtered(edition);
};

const curve = (channel: string, exponent: number) =>
  `<feFunc${channel} type="gamma" exponent="${exponent}" amplitude=".9" offset=".1"/>`;

/* Each ink becomes another: paper the cool ink, the cool ink a deeper one; warm inks stay, and dark is nearly black. */
const moon = '1.68 -1.06 -.41 0 .03 .22 .7 -.42 0 .03 -.03 .13 .75 0 .02 0 0 0 1 0"';
const teal = '1.57 -.86 -.65 0 .06 .2 .68 -.27 0 .02 .04 0 .58 0 .05 0 0 0 1 0"';

const matrix = '<feColorMatrix values="';
const alpha = `${matrix}1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 `;

/* Paper alone has much red and much blue; blurred a little, it is whole only where dots are few: there it stays. */
const lit = (inks: string) =>
  `${alpha}2 0 2 0 -2.3" result="p"/><feGaussianBlur stdDeviation="1.4"/>${alpha}0 0 0 6 -4.6" result="w"/>${matrix}${inks} in="SourceGraphic" result="m"/><feComposite in="p" in2="w" operator="in"/><feComposite in2="m"/>`;

/** The filters that styles refer to, by their ids. At night, warm ink and paper's halftones sink, solid paper stays. */
export const nightFilters = {
  night: `<feComponentTransfer>${curve('R', 2)}${curve('G', 1.5)}${curve('B', 1.35)}</feComponentTransfer>`,
  moon: `${matrix}${moon}/>`,
  teal: `${matrix}${teal}/>`,
  'lit-moon': lit(moon),
  'lit-teal': lit(teal),
};

/** Where the server puts the filters that a document refers to, once all of its styles are known. */
export const FilterPlace = () => <svg width="0" height="0" />;
export const FILTER_PLACE = '<svg width="0" height="0"></svg>';
