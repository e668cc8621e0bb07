import { css } from '@emotion/react';
import type { EasyPage } from '../../model/text-blocks.ts';
import { usePageContext } from '../frame/page-context.tsx';
import type { PrintRecord } from '../../model/prints.ts';
import { column, inHalves } from '../../look/measures.ts';
import { media, rule, stacked, fontSize } from '../../look/tokens.ts';
import { GLYPH, signGlyphs } from '../../rules/plan/sign-glyphs.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { blockOfInk } from '../feature/block-of-ink.ts';
import { Picture } from '../pictures/picture.tsx';
import { Paragraph } from './running-text.tsx';

/* The picture is always left and the words right, with two rows side by side on wide screens. */
const layout = css`
  ${column('2.25rem')};
  > section,
  ul {
    ${stacked('1.5rem 2.5rem')};
  }
  ul {
    ${inHalves};
  }
  section > h2 {
    ${blockOfInk};
    margin-inline: calc(-1 * var(--side));
    padding-block: 0.25em 0.15em;
    font-size: ${fontSize.heading};
  }
  li {
    ${stacked('clamp(1rem, 2.2vw, 2rem)')};
    grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
    align-items: start;
    font-size: ${fontSize.lead};
    line-height: 1.35;
    break-inside: avoid;
    ${media.desktop} {
      font-size: ${fontSize.name};
    }
    ${media.cramped} {
      grid-template-columns: minmax(0, 1fr);
    }
    > div:last-child {
      ${stacked('0.5rem')};
    }
  }
  img,
  li > div > svg {
    aspect-ratio: 1;
    border: ${rule};
  }
  li > div > svg {
    padding: 4%;
    background: var(--second);
    fill: var(--ink);
  }
  li:nth-child(even) > div > svg {
    background: var(--first);
  }
  @media print {
    > section,
    ul {
      display: block;
    }
    ul {
      columns: 2;
    }
    li {
      grid-template-columns: 2.5cm 1fr;
      margin-block: 0.5rem;
    }
  }
`;

/** A print is cropped to a square, so a wide one is loaded wider than its box. */
function sizesOf({ width, height }: PrintRecord): string {
  const share = Math.max(1, width / height);
  return `(min-width: 64em) min(${20 * share}vw, ${18 * share}rem), ${42 * share}vw`;
}

/** Sections in Easy Read: each row has a print or a sign, and its sentences, one on each line. */
export function EasyRows({ sections }: Pick<EasyPage, 'sections'>) {
  const { printOf } = usePageContext().prints;
  return (
    <div css={layout}>
      {sections.map(({ heading, rows }, section) => (
        <section key={heading} aria-labelledby={anchorOf(heading)}>
          <h2 id={anchorOf(heading)}>{heading}</h2>
          <ul>
            {rows.map((row, index) => (
              <li key={index}>
                <div>
                  {'picture' in row ? (
                    <Picture
                      id={row.picture}
                      sizes={sizesOf(printOf(row.picture))}
                      widest={900}
                      eager={section === 0 && 'low'}
                    />
                  ) : (
                    <svg viewBox={`0 0 ${GLYPH} ${GLYPH}`} aria-hidden>
                      <path d={signGlyphs[row.sign]} />
                    </svg>
                  )}
                </div>
                <div>
                  {row.text.map((sentence, line) => (
                    <Paragraph key={line} text={sentence} />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
