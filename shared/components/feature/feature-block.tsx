import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { StripText, FeatureText } from '../../model/text-blocks.ts';
import { breakLines } from '../../look/line-breaks.ts';
import { measure } from '../../look/measures.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { stacked, statementStyle } from '../../look/tokens.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { Paragraph, TextList } from '../type/running-text.tsx';
import { PageLink } from '../type/page-link.tsx';
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
    ${statementStyle};
  }
`;

const rowOfStubs = (count: number) => css`
  ${headBlock};
  ${stubs};
  ${count < 4 ? 'grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' : ''};
  > h2 {
    grid-column: 1 / -1;
  }
  /* What follows the list stands in its next place. */
  ul {
    display: contents;
  }
  > p {
    align-self: center;
    ${statementStyle};
  }
`;

/* The button's shadow is in the text's colour: the block is of the second ink. */
const onInk = css`
  ${buttonStyle};
  --second: var(--text);
`;

/* Bars on the page's own background, as wide as its content. */
const barsAtHead = css`
  ${measure};
  ${stacked('1.5rem')};
  margin-bottom: 4rem;
  break-inside: avoid;
`;

/**
 * Breaks a text into at most two lines.
 * @param ems starting width of a line in em; the fewer, the larger the type
 */
function inTwoLines(text: string, ems = 5): { readonly lines: readonly string[]; readonly ems: number } {
  const lines = breakLines(text, ems * 1.8, { whole: ems, broken: ems });
  return lines.length > 2 ? inTwoLines(text, ems + 0.5) : { lines, ems };
}

function Line({ title, text, list, to, ems: onOneLine = list && 7.5 }: StripText) {
  const { lines, ems } = onOneLine ? { lines: [title], ems: onOneLine } : inTwoLines(title);
  return (
    <section css={list ? rowOfStubs(list.length) : hugeLine} aria-labelledby={anchorOf(title)}>
      <h2 id={anchorOf(title)}>
        {/* Narrow screens break each line again. */}
        {lines.map((line) => (
          <Fragment key={line}>
            <WoodType text={line} longest={list ? 8 : 9} ems={list ? 4 : 5} wide={ems} together={ems} />{' '}
          </Fragment>
        ))}
      </h2>
      {list && <TextList items={list} />}
      {text && <Paragraph text={text} />}
      {to && (
        <p>
          <PageLink to={to.to} css={onInk}>
            {to.text}
          </PageLink>
        </p>
      )}
    </section>
  );
}

/** A page's feature block, made from a fact of the page: one huge line, a row of stubs, or bars to scale. */
export const FeatureBlock = ({ of }: { readonly of: FeatureText }) =>
  'bars' in of ? (
    // Reader views keep elements whose id says “content”, however short their text is.
    <section id={`${anchorOf(of.heading)}-content`} css={barsAtHead} aria-labelledby={anchorOf(of.heading)}>
      <h2 id={anchorOf(of.heading)}>{of.heading}</h2>
      <Bars {...of} />
    </section>
  ) : (
    <Line {...of} />
  );
