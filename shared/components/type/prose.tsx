import { css } from '@emotion/react';
import type { Block, Table, Text } from '../../data/blocks.ts';
import { media, rule } from '../../look/tokens.ts';
import { FactList } from './fact-list.tsx';
import { RunningText } from './running-text.tsx';

const flow = css`
  display: grid;
  gap: 1rem;
  ul {
    display: grid;
    gap: 0.5rem;
    max-width: 66ch;
    > li {
      padding-left: 1.5rem;
      position: relative;
      &::before {
        content: '';
        position: absolute;
        left: 0;
        top: 0.45em;
        width: 0.7rem;
        height: 0.7rem;
        background: var(--first);
        box-shadow: 3px 3px 0 var(--text);
        print-color-adjust: exact;
        @media (forced-colors: active) {
          border: 0.35rem solid;
        }
      }
    }
  }
  ol {
    display: grid;
    gap: 0.5rem;
    max-width: 66ch;
    padding-left: 1.75rem;
    list-style: decimal;
    li::marker {
      font-weight: 700;
    }
  }
`;

const note = css`
  max-width: 66ch;
  padding: 1rem 1.25rem;
  border: ${rule};
  background: var(--second);
  color: var(--ink);
  font-weight: 600;
  a {
    text-decoration-color: var(--ink);
  }
`;

const tableStyle = css`
  width: 100%;
  max-width: 44rem;
  border-collapse: collapse;
  @media (max-width: 34em) {
    font-size: 0.9rem;
    line-height: 1.35;
  }
  ${media.cramped} {
    table-layout: fixed;
    overflow-wrap: anywhere;
  }
  caption {
    padding-bottom: 0.5rem;
    text-align: left;
    font-weight: 700;
  }
  th,
  td {
    padding: 0.5rem 0.75rem 0.5rem 0;
    border-bottom: 1px solid var(--text);
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  @media (max-width: 22em) {
    font-size: 0.8rem;
    td,
    th {
      padding-right: 0.4rem;
    }
  }
  thead th {
    border-bottom: ${rule};
    font-weight: 700;
  }
  td {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/* With WCAG's text spacing, a table can be wider than a phone: it scrolls, not the page. */
const scroller = css`
  overflow-x: auto;
`;

const DataTable = ({ table: { caption, head, rows } }: { readonly table: Table }) => (
  <div css={scroller}>
    <table css={tableStyle}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const isText = (block: Block): block is Text => typeof block === 'string' || Array.isArray(block);

function ProseBlock({ block }: { readonly block: Block }) {
  if (isText(block)) {
    return (
      <p>
        <RunningText text={block} />
      </p>
    );
  }
  if ('note' in block) {
    return (
      <p css={note}>
        <RunningText text={block.note} />
      </p>
    );
  }
  if ('facts' in block) return <FactList facts={block.facts} />;
  if ('table' in block) return <DataTable table={block.table} />;
  const [List, items] = 'steps' in block ? (['ol', block.steps] as const) : (['ul', block.list] as const);
  return (
    <List>
      {items.map((item, index) => (
        <li key={index}>
          <RunningText text={item} />
        </li>
      ))}
    </List>
  );
}

/** The blocks of a text: paragraphs, notes, facts, tables, lists. */
export const Prose = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <div css={flow}>
    {blocks.map((block, index) => (
      <ProseBlock key={index} block={block} />
    ))}
  </div>
);
