import { css } from '@emotion/react';

/**
 * On paper, the panels are one sheet of A4. Folded across and lengthways and cut between the two middle columns, it is
 * a booklet whose pages turn in this order. The upper row stands on its head:
 *
 *     7 6 5 4
 *     8 1 2 3
 *
 * Pages that face each other (8 and 1, 2 and 3, 4 and 5, 6 and 7) are neighbours in their row. 3 and 4, and 7 and 8, are
 * the two sides of a leaf, which hang together at the fold between the rows.
 */
const imposition = ['2 / 2', '2 / 3', '2 / 4', '1 / 4', '1 / 3', '1 / 2', '1 / 1', '2 / 1'] as const;

/* Most printers leave 4 or 5 mm at the sheet's edges blank. */
export const booklet = css`
  @media print {
    --text: #000;
    --ground: #fff;
    --second: #ccc;
    grid-template: 105mm 104.9mm / repeat(4, 74.25mm);
    width: 297mm;
    margin: 0;
    color: #000;
    font-size: 7.4pt;
    > section {
      overflow: hidden;
      padding: 4mm 5mm 5mm;
    }
    && [role='img'] {
      width: 70mm;
      max-width: none;
      margin-inline: -2.9mm;
    }
    ${imposition.map((area, index) => `> :nth-child(${index + 1}) { grid-area: ${area}; }`).join('')}
    > :nth-child(n + 4):nth-child(-n + 7) {
      rotate: 180deg;
    }
    /* Folds, and the cut with its scissors. */
    > svg {
      display: block;
      position: absolute;
      inset: 0;
      width: 100%;
      fill: none;
      stroke: #000;
      stroke-width: 0.15;
      stroke-dasharray: 0.15 1.5;
      > path + path {
        stroke-width: 0.3;
        stroke-dasharray: 2 1.2;
      }
      > path:last-child {
        stroke-dasharray: none;
      }
    }
  }
`;

/* A page for each panel; a letter is nowhere smaller than 18 points. */
export const largePages = css`
  @media print {
    --text: #000;
    --ground: #fff;
    --second: #ccc;
    display: block;
    width: 100%;
    color: #000;
    font-size: 20.5pt;
    > section {
      padding: 0;
      break-after: page;
      &:nth-child(8) {
        break-after: auto;
      }
    }
  }
`;

export const paperOf = (isLarge: boolean) => css`
  @page {
    size: A4 ${isLarge ? 'portrait' : 'landscape'};
    margin: ${isLarge ? '9mm' : 0};
  }
`;
