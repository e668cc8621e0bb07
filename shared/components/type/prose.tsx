import { css } from '@emotion/react';
import type { Block, Text, SpecimenText as SpecimenData } from '../../model/text-blocks.ts';
import { lineLength, media, fontSize, stacked, inks, inForcedColors, unbroken } from '../../look/tokens.ts';
import { Bars } from '../feature/bars.tsx';
import { DataTable } from './data-table.tsx';
import { FactList, FactTexts } from './fact-list.tsx';
import { Paragraph, TextList } from './running-text.tsx';
import { WarningBox } from './warning.tsx';
import { silently } from '../../look/decorations.ts';

/** A list with a line above each of its items. */
export const ruled = `
  > li {
    padding-top: 0.6rem;
    border-top: 3px solid;
    font-weight: 600;
    line-height: 1.35;
  }
`;

const flow = css`
  /* Below, because columns would keep a first block's margin above at the left alone. */
  > :not(:last-child) {
    margin-bottom: 1rem;
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
  font-size: ${fontSize.name};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(var(--least, 13.5rem), 1fr));
  }
  &:has(> :nth-child(6)) {
    --least: 30%;
  }
  ${ruled}
`;

/* A warning divides columns, which end without their last block's margin. */
const dividing = css`
  &:not(:first-child) {
    margin-top: 1rem;
  }
`;

/** Whether a block is a paragraph. */
const isText = (block: Block): block is Text =>
  typeof block === 'string' || Array.isArray(block) || 'until' in block;

const group = css`
  ${stacked('0.5rem')};
  padding-top: 1rem;
`;

function ProseBlock({ block }: { readonly block: Block }) {
  if (isText(block)) return <Paragraph text={block} />;
  if ('warning' in block) return <WarningBox {...block} css={dividing} />;
  if ('facts' in block)
    return block.heading ? (
      <div css={group}>
        <h3>{block.heading}</h3>
        <FactTexts facts={block.facts} />
      </div>
    ) : (
      <FactList facts={block.facts} />
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

const holes = (edge: string) =>
  `radial-gradient(circle, var(--ground) 0.25rem, var(--ink) 0.28rem 0.34rem, #0000 0.37rem) ${edge} 0 / 1.75rem 1.5rem repeat-y`;

/* A printer's paper, with a row of holes at either edge. */
const paper = css`
  padding: 1.25rem 2.25rem;
  border: 3px solid var(--text);
  background: ${holes('left')}, ${holes('right')}, ${inks.stub};
  color: var(--ink);
  line-height: 1.25;
  print-color-adjust: exact;
  counter-reset: value;
  p {
    max-width: none;
    padding-bottom: 1rem;
    border-bottom: 2px dashed;
    line-height: 1.6;
  }
  b {
    ${unbroken};
    counter-increment: value;
    margin-right: 0.5em;
    &::after {
      ${silently('counter(value)')};
      margin-left: 0.2em;
      vertical-align: super;
      font-size: 0.7rem;
      font-weight: 400;
    }
  }
  ol {
    margin-top: 1rem;
    padding-left: 1.5rem;
    list-style: decimal;
    font-size: 0.95rem;
    columns: 11rem;
    column-gap: 2.5rem;
  }
  li {
    padding-block: 0.2rem;
    break-inside: avoid;
    &::marker {
      font-weight: 700;
    }
  }
  ${inForcedColors('background: canvas')};
`;

/** A sample line with the meaning of each of its values, by number. */
const Specimen = ({ of }: { readonly of: SpecimenData }) => (
  <div css={paper}>
    <p>{of.map(({ value, meaning }) => [<b key={meaning}>{value}</b>, ' '])}</p>
    <ol>
      {of.map(({ meaning }) => (
        <li key={meaning}>{meaning}</li>
      ))}
    </ol>
  </div>
);
