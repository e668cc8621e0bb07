import { css } from '@emotion/react';
import { laid } from '../../look/decorations.ts';
import type { Block, Text } from '../../data/blocks.ts';
import { lineLength, on, rule, stacked, inForcedColors } from '../../look/tokens.ts';
import { Drawn } from '../broadsides/measured.tsx';
import { DataTable } from './data-table.tsx';
import { FactList } from './fact-list.tsx';
import { Specimen } from './specimen.tsx';
import { Paragraph, TextList } from './running-text.tsx';

const flow = css`
  > * + * {
    margin-top: 1rem;
  }
  > ul,
  > ol {
    ${stacked('0.5rem')};
    max-width: calc(${lineLength} + 1.5rem);
  }
  > ul > li {
    padding-left: 1.5rem;
    position: relative;
    &::before {
      ${laid('0.45em auto auto 0')};
      width: 0.7rem;
      height: 0.7rem;
      background: var(--first);
      box-shadow: 3px 3px 0 var(--text);
      print-color-adjust: exact;
      ${inForcedColors('border: 0.35rem solid')};
    }
  }
  > ol {
    padding-left: 1.5rem;
    list-style: decimal;
    li::marker {
      font-weight: 700;
    }
  }
`;

const note = css`
  max-width: calc(${lineLength} + 2.5rem);
  padding: 1rem 1.25rem;
  border: ${rule};
  ${on.second};
  font-weight: 600;
  a {
    text-decoration-color: var(--ink);
  }
`;

const isText = (block: Block): block is Text =>
  typeof block === 'string' || Array.isArray(block) || 'until' in block;

function ProseBlock({ block }: { readonly block: Block }) {
  if (isText(block)) return <Paragraph text={block} />;
  if ('note' in block) return <Paragraph css={note} text={block.note} />;
  if ('facts' in block) return <FactList facts={block.facts} />;
  if ('table' in block) return <DataTable table={block.table} />;
  if ('forme' in block) return <Drawn {...block} />;
  if ('specimen' in block) return <Specimen of={block.specimen} />;
  return 'steps' in block ? <TextList as="ol" items={block.steps} /> : <TextList items={block.list} />;
}

/** The blocks of a text: paragraphs, notes, facts, tables, lists, amounts drawn to scale. */
export const Prose = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <div css={flow}>
    {blocks.map((block, index) => (
      <ProseBlock key={index} block={block} />
    ))}
  </div>
);
