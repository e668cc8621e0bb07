import { css } from '@emotion/react';
import type { Prints } from '../../rules/pictures/prints.ts';

/** A picture's styles in a dark colour scheme, if it has a dark print. */
export const nightStyles = (darkPrint: ReturnType<Prints['darkPrintOf']>) =>
  darkPrint && css({ '@media screen and (prefers-color-scheme: dark)': { filter: `url('#${darkPrint}')` } });

const curve = (channel: string, exponent: number) =>
  `<feFunc${channel} type="gamma" exponent="${exponent}" amplitude=".9" offset=".1"/>`;

const matrix = '<feColorMatrix values="';

/* For a background of ink: bare paper becomes a light tint of the cool ink, which is half as light itself. */
const blue = '.55 0 -.12 0 .07 .65 0 .04 0 .03 .48 0 .41 0 .09';
const teal = '.54 -.07 0 0 .05 .41 .43 0 0 .02 .41 .26 0 0 .17';

/* Warm areas stay as by day; so does what has much red where paper
   is lit. After a blur, paper between dots has little. */
const warm = '6 -6 0 0 -.4';
const lit = '9 0 -6 0 -2.7';

const moonlight = (cool: string, stays: string) =>
  `${matrix}${cool} 0 0 0 1 0" result="m"/><feGaussianBlur in="SourceGraphic" stdDeviation="1.4"/>${matrix}1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 ${stays}" result="w"/><feComposite in="SourceGraphic" in2="w" operator="in"/><feComposite in2="m"/>`;

/** The filters, by the ids in styles. `night` darkens warm ink and halftones, not solid paper. */
export const nightFilters = {
  night: `<feComponentTransfer>${curve('R', 2)}${curve('G', 1.5)}${curve('B', 1.35)}</feComponentTransfer>`,
  moon: moonlight(blue, warm),
  teal: moonlight(teal, warm),
  'lit-moon': moonlight(blue, lit),
  'lit-teal': moonlight(teal, lit),
};

/** The server puts the filters here that a document refers to, once all of its styles are known. */
export const FilterPlace = () => <svg width="0" height="0" aria-hidden="true" />;
export const FILTER_PLACE = '<svg width="0" height="0" aria-hidden="true"></svg>';
