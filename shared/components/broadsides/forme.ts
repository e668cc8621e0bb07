import { css } from '@emotion/react';
import { aboveFooter, belowHead, fromSide, measure } from '../../look/measures.ts';
import { inksOfDay, media, on, stacked, woodType } from '../../look/tokens.ts';

/** A block of ink from edge to edge, by night, too. */
export const blockOfInk = css`
  ${fromSide};
  ${stacked('1.25rem')};
  padding: 2rem var(--side);
  ${on.second};
  ${inksOfDay};
  border-block: 3px solid var(--second);
  print-color-adjust: exact;
  break-inside: avoid;
  a {
    text-decoration-color: currentcolor;
  }
  main > &:last-child,
  main > :last-child > &:last-child,
  main > :last-child > :last-child > &:last-child {
    margin-bottom: -${aboveFooter};
  }
`;

/** A page's largest: the head's dots are printed on it. */
export const solidForme = css`
  ${blockOfInk};
  --head: ${belowHead.plain};
  margin-bottom: 4rem;
  *:has(h1) + & {
    margin-top: calc(-1 * var(--head));
    padding-top: calc(var(--head) + 1rem);
    border-top: 0;
  }
  ${media.desktop} {
    *:has(h1):has(picture) + & {
      --head: ${belowHead.print};
    }
  }
  > p {
    max-width: none;
  }
`;

/** On the page's ground, as wide as its content: the facts below it are on an ink. */
export const openForme = css`
  ${measure};
  ${stacked('1.5rem')};
  margin-bottom: 4rem;
  break-inside: avoid;
  + div > dl {
    --ground: var(--second);
    --text: var(--ink);
    --first: var(--ink);
  }
`;

export const figureType = css`
  font-family: ${woodType};
  font-weight: 900;
  line-height: 0.85;
  text-transform: uppercase;
`;

/** A list of amounts, each with its figure. */
export const drawing = css`
  display: grid;
  print-color-adjust: exact;
  .figure {
    ${figureType};
  }
`;
