import { css } from '@emotion/react';
import type { StripText } from '../../model/text-blocks.ts';
import { inHalves } from '../../look/measures.ts';
import { halftoneEdge } from '../../look/surfaces.ts';
import { capitals, fontSize, statementStyle } from '../../look/tokens.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { blockOfInk } from '../feature/block-of-ink.ts';
import { FactList } from './fact-list.tsx';
import { inColumns } from './prose.tsx';
import { Paragraph, TextList } from './running-text.tsx';

const block = css`
  ${blockOfInk};
  ${halftoneEdge};
  --block: var(--second);
  margin: 1.75rem calc(-1 * var(--side)) 40px;
  > :first-child {
    font-size: ${fontSize.heading};
    font-stretch: 84%;
  }
  p {
    ${statementStyle};
  }
  /* A number to ring is as large as the title. */
  a[href^='tel'] {
    display: table;
    ${capitals(`${fontSize.heading}/1.1`, 84)};
    text-decoration: none;
  }
`;

const listed = css`
  > :is(ul, ol) {
    ${inColumns};
  }
`;

interface StripProps {
  readonly strip: StripText;
  readonly heading?: 'h2' | 'h3';
}

/** A text that readers must not miss: a poster in the second ink, over the whole width. */
export const Strip = ({
  strip: { title, text, list, steps, facts },
  heading: Heading = 'h3',
}: StripProps) => (
  <div css={[block, (list ?? steps ?? facts) ? listed : inHalves]}>
    <Heading id={anchorOf(title)}>{title}</Heading>
    {text && <Paragraph text={text} />}
    {list && <TextList items={list} />}
    {facts && <FactList facts={facts} />}
    {steps && <TextList as="ol" items={steps} />}
  </div>
);
