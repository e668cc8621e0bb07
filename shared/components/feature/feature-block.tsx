import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { BandText, FeatureText } from '../../model/text-blocks.ts';
import { breakLines } from '../../look/line-breaks.ts';
import { measure } from '../../look/measures.ts';
import { stacked, statement } from '../../look/tokens.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { Paragraph, TextList } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { Bars } from './bars.tsx';
import { headBlock } from './block-of-ink.ts';
import { stubs } from './stubs.ts';

const hugeLine = css`
  ${headBlock};
  > h2 {
    ${stacked('1.25vw')};
  }
  > p {
    max-width: 30em;
    ${statement};
  }
`;

const rowOfStubs = css`
  ${headBlock};
  ul {
    ${stubs};
  }
`;

/* On the page's own background, as wide as its content. */
const barsAtHead = css`
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

/** A text in two lines at most, and the fewest em on a line with which it is: the fewer, the larger the type. */
function inTwoLines(text: string, ems = 5): { readonly lines: readonly string[]; readonly ems: number } {
  const lines = breakLines(text, ems * 1.8, { whole: ems, broken: ems });
  return lines.length > 2 ? inTwoLines(text, ems + 0.5) : { lines, ems };
}

/** A few words as large as the page is wide, in two lines; over a list, such as of what to bring, a row of stubs. */
function Line({ title, text, list }: BandText) {
  const { lines, ems } = list ? { lines: [title], ems: 7.5 } : inTwoLines(title);
  return (
    <section css={list ? rowOfStubs : hugeLine} aria-labelledby={anchorOf(title)}>
      <h2 id={anchorOf(title)}>
        {/* Narrow screens break each again. */}
        {lines.map((line) => (
          <Fragment key={line}>
            <WoodType text={line} longest={list ? 8 : 9} ems={list ? 4 : 5} wide={ems} together={ems} />{' '}
          </Fragment>
        ))}
      </h2>
      {text && <Paragraph text={text} />}
      {list && <TextList items={list} />}
    </section>
  );
}

/** The large gesture of a page, from its own fact: one huge line, a row of stubs, or bars to scale. */
export const FeatureBlock = ({ of }: { readonly of: FeatureText }) =>
  'bars' in of ? (
    // Readers' views keep what is called content, however short its words.
    <section id={`${anchorOf(of.heading)}-content`} css={barsAtHead} aria-labelledby={anchorOf(of.heading)}>
      <h2 id={anchorOf(of.heading)}>{of.heading}</h2>
      <Bars bars={of.bars} />
    </section>
  ) : (
    <Line {...of} />
  );
