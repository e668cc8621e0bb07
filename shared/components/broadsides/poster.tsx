import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { Band } from '../../data/blocks.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { Paragraph, TextList } from '../type/running-text.tsx';
import { silently } from '../../look/decorations.ts';
import { breakLines } from '../../look/line-breaks.ts';
import { inForcedColors, inks, capitals, stacked, statement, wrapping } from '../../look/tokens.ts';
import { WoodType } from '../type/wood-type.tsx';
import { solidForme } from './forme.ts';

const sheet = css`
  ${solidForme};
  > h2 {
    ${stacked('1.25vw')};
  }
  > p {
    max-width: 30em;
    ${statement};
  }
`;

/** A list as a row of tickets. Each has its number, as high as it is, on the part that is torn off. Round notches stand where it tears. */
export const tickets = css`
  ${wrapping('0.9rem')};
  counter-reset: stub;
  li {
    --torn: 3.75rem;
    --number: 5rem;
    flex: 1 1 17rem;
    counter-increment: stub;
    position: relative;
    align-content: center;
    min-height: 4.25rem;
    padding: 0.9rem 1rem 0.9rem calc(var(--torn) + 0.75rem);
    @media screen and (min-width: 48em) {
      --torn: 6rem;
      --number: 10.5rem;
      min-height: 8rem;
      padding-block: 1.25rem;
      font-size: 1.2rem;
    }
    background: ${inks.stub};
    color: var(--ink);
    font-weight: 700;
    line-height: 1.25;
    --notch: circle 0.45rem at calc(var(--torn) - 2px);
    /* In longhands: a browser that lacks a newer form drops a shorthand with a variable whole. */
    mask: 0 0 / 100% 51% no-repeat;
    mask-image:
      radial-gradient(var(--notch) 0, #0000 98%, #000), radial-gradient(var(--notch) 100%, #0000 98%, #000);
    mask-position:
      0 0,
      0 100%;
    &::before {
      ${silently('counter(stub)')};
      position: absolute;
      inset: 0 auto 0 0;
      display: grid;
      place-content: center;
      width: var(--torn);
      border-right: 3px dashed var(--ink);
      padding-top: 0.07em;
      ${capitals('1em/0.9', 74)};
      font-size: var(--number);
      ${inForcedColors('forced-color-adjust: none; color: CanvasText; border-color: CanvasText')};
    }
    @media print, (forced-colors: active) {
      border: 3px solid;
      mask: none;
    }
  }
`;

const stubs = css`
  ${solidForme};
  ul {
    ${tickets};
  }
`;

/** A text in two lines at most, and the fewest em on a line with which it is: the fewer, the larger the type. */
function inTwoLines(text: string, ems = 5): { readonly lines: readonly string[]; readonly ems: number } {
  const lines = breakLines(text, ems * 1.8, { whole: ems, broken: ems });
  return lines.length > 2 ? inTwoLines(text, ems + 0.5) : { lines, ems };
}

/** A few words as large as the page is wide, in two lines; over a list, such as of what to bring, a row of tickets. */
export function PosterSheet({ band: { title, text, list } }: { readonly band: Band }) {
  const { lines, ems } = list ? { lines: [title], ems: 7.5 } : inTwoLines(title);
  return (
    <section css={list ? stubs : sheet} aria-labelledby={anchorOf(title)}>
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
