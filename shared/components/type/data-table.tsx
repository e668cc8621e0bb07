import { css } from '@emotion/react';
import type { Table } from '../../data/blocks.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { lineLength, rule } from '../../look/tokens.ts';
import { silently } from '../../look/decorations.ts';

const table = css`
  width: 100%;
  border-collapse: collapse;
  caption {
    max-width: ${lineLength};
    padding-bottom: 0.5rem;
    text-align: left;
    font-weight: 700;
  }
  th,
  td {
    padding: 0.5rem 1rem 0.5rem 0;
    border-bottom: 1px solid var(--text);
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  thead th {
    border-bottom: ${rule};
    font-weight: 700;
  }
  .figure {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* On phones each row is a block: its heading, then a line for each cell, which repeats the column's heading. */
  @media (max-width: 30em) {
    &,
    & :is(caption, tbody, tbody *) {
      display: block;
    }
    thead th {
      ${visuallyHidden};
    }
    caption {
      border-bottom: ${rule};
    }
    tbody tr {
      padding-block: 0.6rem;
      border-bottom: 1px solid var(--text);
    }
    tbody th {
      padding: 0 0 0.1rem;
      border: 0;
      font-weight: 700;
    }
    td {
      padding: 0;
      border: 0;
      font-size: 0.95rem;
    }
    .figure {
      white-space: normal;
    }
    /* Screen readers say the column's heading by themselves. */
    td::before {
      ${silently("attr(data-head) ': '")};
      font-weight: 400;
    }
  }
`;

/* With WCAG's text spacing, a table can be wider than its column: it scrolls, not the page. */
const scroller = css`
  overflow-x: auto;
  /* Below a paragraph, it is as wide as heading and text. */
  p + & {
    @media (min-width: 64em), print {
      clear: both;
      padding-top: 1rem;
      margin-left: calc(-1 * var(--indent, 0px));
    }
  }
`;

/** Figures with their unit, such as `2.30am`, `56 %` or `3,140 litres`: they are bold, and are not broken. */
const isFigure = (cell: string): boolean => /^\D?\d[\d.,]*\s?\D{0,6}$/.test(cell);

/** Explicit, because some browsers drop the roles of elements that are not displayed as a table. */
const role = (name: string) => ({ role: name });

/** A table; on phones, a list of its rows. */
export const DataTable = ({ table: { caption, head, rows } }: { readonly table: Table }) => (
  <div css={scroller}>
    <table css={table} {...role('table')}>
      <caption>{caption}</caption>
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          {head.map((cell) => (
            <th key={cell} scope="col" {...role('columnheader')}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading} {...role('row')}>
            <th scope="row" {...role('rowheader')}>
              {heading}
            </th>
            {cells.map((cell, column) => (
              <td
                key={head[column + 1]}
                {...role('cell')}
                data-head={head[column + 1]}
                className={isFigure(cell) ? 'figure' : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
