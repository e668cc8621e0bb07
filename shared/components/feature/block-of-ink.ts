import { css } from '@emotion/react';
import { belowHead, fromSide } from '../../look/measures.ts';
import { halftoneEdge } from '../../look/surfaces.ts';
import { inksOfDay, media, surface, stacked } from '../../look/tokens.ts';

/** A block of ink from edge to edge, in dark mode, too. */
export const blockOfInk = css`
  ${fromSide};
  ${stacked('1.25rem')};
  padding: 2rem var(--side);
  ${surface.second};
  ${inksOfDay};
  border-block: 3px solid var(--second);
  print-color-adjust: exact;
  break-inside: avoid;
  --underline: currentcolor;
`;

/** A block of ink at a page's head, with the head's dots printed on it, and its own at its foot. */
export const headBlock = css`
  ${blockOfInk};
  ${halftoneEdge};
  --block: var(--second);
  --head: ${belowHead.plain};
  margin-top: 4rem;
  &:not(:last-child) {
    margin-bottom: 4rem;
  }
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
  @media print {
    && {
      margin-block: 0 1.25rem;
      padding-block: 1rem 0.75rem;
    }
    > h2 {
      max-width: 24rem;
    }
  }
`;
