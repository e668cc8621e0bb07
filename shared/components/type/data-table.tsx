import { css } from '@emotion/react';
import type { Table, Text } from '../../model/text-blocks.ts';
import { visuallyHidden, silently } from '../../look/decorations.ts';
import { capitals, lineLength, media, readingType, wrapping, fontSize } from '../../look/tokens.ts';
import { WithNames } from './with-names.tsx';
import { RunningText } from './running-text.tsx';

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
    border-bottom: 1px solid;
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  /* What is wider than the others gets no more of the table's width than a line of text. */
  ${media.desktop} {
    td {
      max-width: 20em;
    }
  }
  thead th {
    border-bottom: 3px solid;
    font-weight: 700;
  }
  .figure {
    ${capitals(`${fontSize.name}/1`, 70)};
    white-space: nowrap;
  }
`;

/* On phones each row is a block: its heading, its figures side by side,
   then a line for each other cell. Figures and what stands beside them show their column's name. */
const inBlocks = (narrow: string) => css`
  ${narrow} {
    &,
    & :is(caption, tbody, tbody th) {
      display: block;
    }
    thead th {
      ${visuallyHidden};
    }
    tbody tr {
      ${wrapping('0.35rem 1.25rem', 'end')};
      padding-block: 0.75rem 0.6rem;
      border-top: 3px solid;
    }
    tbody :is(th, td) {
      flex: 1 1 100%;
      /* The lines are no longer than those of a text. */
      padding: 0 max(0px, 100% - ${lineLength}) 0 0;
      border: 0;
      &:empty {
        display: none;
      }
    }
    tbody th {
      order: -2;
      ${capitals(`${fontSize.label}/1.1`)};
    }
    .figure {
      order: -1;
      flex: 1 1 5.5rem;
      font-size: ${fontSize.heading};
      white-space: normal;
    }
    /* Screen readers say the column's heading themselves. */
    td[data-head]::before {
      ${silently('attr(data-head)')};
      margin-right: 0.6em;
      font: 400 0.9rem/1.35 ${readingType};
    }
    .figure::before {
      display: block;
    }
  }
  @media print {
    th,
    td {
      padding: 0.25rem 0.5rem 0.25rem 0;
    }
  }
`;

const inBlocksOnPhones = inBlocks('@media (max-width: 30em)');
const inBlocksOnTablets = inBlocks('@media not all and (min-width: 64em)');
const inBlocksIfCramped = inBlocks(media.cramped);

/* With WCAG's text spacing, a table can be wider than its column. It then scrolls instead of the page. */
const scroller = css`
  overflow-x: auto;
  column-span: all;
`;

/**
 * Whether a cell is a figure with its unit, such as `2.30am`, `56 %`
 * or `3,140 litres`. Figures are set in wood type and do not break.
 */
const isFigure = (cell: Text): boolean => typeof cell === 'string' && /^\D?\d[\d.,]*\s?\D{0,6}$/.test(cell);

/** Whether a row is a name with one figure, which have room side by side on a phone. */
const isName = ([, ...cells]: readonly Text[]): boolean => cells.length === 1 && cells.every(isFigure);

/** Three columns of words beside the headings have room on wide screens alone. */
const isWordy = ([, ...cells]: readonly Text[]): boolean => cells.length > 2 && !cells.some(isFigure);

function blocksOf(rows: readonly (readonly Text[])[]) {
  if (rows.every(isName)) return inBlocksIfCramped;
  return rows.every(isWordy) ? inBlocksOnTablets : inBlocksOnPhones;
}

/** Roles are explicit, because some browsers drop those of elements that are not displayed as a table. */
const role = (name: string) => ({ role: name });

interface DataTableProps {
  readonly table: Pick<Table, 'head'> & {
    readonly caption?: string;
    /** Each row's first cell is its heading. Phones leave out an empty one. */
    readonly rows: readonly (readonly Text[])[];
  };
  /** The id of a heading that replaces the caption. */
  readonly labelledBy?: string;
}

/** A table; on phones, a list of its rows. */
export const DataTable = ({ table: { caption, head, rows }, labelledBy }: DataTableProps) => (
  <div css={scroller}>
    <table css={[table, blocksOf(rows)]} aria-labelledby={labelledBy} {...role('table')}>
      {caption && (
        <caption>
          <WithNames text={caption} />
        </caption>
      )}
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          {head.map((cell) => (
            <th key={cell} scope="col" {...role('columnheader')}>
              <WithNames text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {rows.map((row, number) => {
          const [heading, ...cells] = row;
          const names = isWordy(row) ? [] : head.slice(1);
          return (
            <tr key={number} {...role('row')}>
              <th scope="row" {...role('rowheader')}>
                {heading && <RunningText text={heading} />}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={head[column + 1]}
                  {...role('cell')}
                  data-head={names[column]}
                  className={isFigure(cell) ? 'figure' : undefined}
                >
                  <RunningText text={cell} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
