import { css } from '@emotion/react';
import type { Block, Text } from '../../model/text-blocks.ts';
import { lineLength, media, size, stacked } from '../../look/tokens.ts';
import { Bars } from '../feature/bars.tsx';
import { DataTable } from './data-table.tsx';
import { FactList } from './fact-list.tsx';
import { Specimen } from './specimen.tsx';
import { Paragraph, TextList } from './running-text.tsx';
import { WarningBox } from './warning.tsx';

const ruled = `
  > li {
    padding-top: 0.6rem;
    border-top: 3px solid;
    font-weight: 600;
    line-height: 1.35;
  }
`;

const flow = css`
  > * + * {
    margin-top: 1rem;
  }
  > * + h3 {
    margin-top: 2rem;
  }
  > :is(ul, ol) {
    ${stacked('0.75rem')};
    max-width: ${lineLength};
    ${ruled}
  }
  > ol {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
    max-width: none;
  }
`;

/** A list in columns over the whole width. */
export const inColumns = css`
  ${stacked('1rem 2rem')};
  max-width: none;
  font-size: ${size.name};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(var(--least, 13.5rem), 1fr));
  }
  &:has(> :nth-child(6)) {
    --least: 30%;
  }
  ${ruled}
`;

/** Whether a block is a paragraph. */
export const isText = (block: Block): block is Text =>
  typeof block === 'string' || Array.isArray(block) || 'until' in block;

function ProseBlock({ block }: { readonly block: Block }) {
  if (isText(block)) return <Paragraph text={block} />;
  if ('warning' in block) return <WarningBox {...block} />;
  if ('facts' in block)
    return (
      <>
        {block.heading && <h3>{block.heading}</h3>}
        <FactList facts={block.facts} />
      </>
    );
  if ('table' in block) return <DataTable table={block.table} />;
  if ('bars' in block) return <Bars {...block} />;
  if ('specimen' in block) return <Specimen of={block.specimen} />;
  return 'steps' in block ? <TextList as="ol" items={block.steps} /> : <TextList items={block.list} />;
}

/** The blocks of a text: paragraphs, warnings, facts, tables, lists, amounts drawn to scale. */
export const Prose = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <div css={flow}>
    {blocks.map((block, index) => (
      <ProseBlock key={index} block={block} />
    ))}
  </div>
);
