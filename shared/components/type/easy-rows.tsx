import { css } from '@emotion/react';
import type { EasyPage } from '../../data/blocks.ts';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { printOf } from '../../data/pictures/prints.ts';
import { column } from '../../look/measures.ts';
import { media, rule, stacked } from '../../look/tokens.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { blockOfInk } from '../broadsides/forme.ts';
import { Picture } from '../pictures/picture.tsx';
import { SIGN, SignGlyphs, signId } from '../plan/signs.tsx';
import { Paragraph } from './running-text.tsx';

/* Always the picture left and the words right, on phones, too. */
const layout = css`
  ${column('3rem')};
  > svg {
    position: absolute;
  }
  > section,
  ul {
    ${stacked('1.5rem')};
  }
  section > h2 {
    ${blockOfInk};
    margin-inline: calc(-1 * var(--side));
    padding-block: 0.35em 0.25em;
    font-size: clamp(2rem, 6.4vw, 5.5rem);
  }
  li {
    ${stacked('clamp(1.25rem, 4vw, 2.5rem)')};
    grid-template-columns: clamp(6rem, 37vw - 3rem, 26rem) minmax(0, 1fr);
    align-items: center;
    font-size: clamp(1rem, 0.5rem + 2.2vw, 2.25rem);
    + li {
      padding-top: 1.5rem;
      border-top: ${rule};
    }
    break-inside: avoid;
    ${media.cramped} {
      grid-template-columns: minmax(0, 1fr);
    }
    > div:last-child {
      ${stacked('0.5rem')};
    }
  }
  img {
    aspect-ratio: 1;
    border: ${rule};
  }
  li > div > svg {
    padding: 18%;
    border: ${rule};
    background: var(--second);
    fill: var(--ink);
  }
`;

/** A print is cropped to a square: the whole of a wide one is wider. */
function sizesOf(id: PictureId): string {
  const { width, height } = printOf(id);
  const share = Math.max(1, width / height);
  return `clamp(${6.6 * share}rem, ${37 * share}vw - ${3.3 * share}rem, ${29.2 * share}rem)`;
}

/** Sections in Easy Read: each row has a print or a sign, and its sentences, a line each. */
export const EasyRows = ({ sections }: Pick<EasyPage, 'sections'>) => {
  const kinds = new Set(
    sections.flatMap(({ rows }) => rows.flatMap((row) => ('sign' in row ? row.sign : []))),
  );
  return (
    <div css={layout}>
      <svg width={0} height={0} aria-hidden>
        <SignGlyphs kinds={kinds} />
      </svg>
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
                      sizes={sizesOf(row.picture)}
                      widest={900}
                      eager={section === 0 && 'low'}
                    />
                  ) : (
                    <svg viewBox={`0 0 ${SIGN} ${SIGN}`} aria-hidden>
                      <use href={`#${signId(row.sign)}`} />
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
};
