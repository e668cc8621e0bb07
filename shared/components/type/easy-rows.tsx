import { css } from '@emotion/react';
import type { EasyPage } from '../../data/blocks.ts';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { printOf } from '../../data/pictures/prints.ts';
import { column } from '../../look/measures.ts';
import { media, rule, stacked } from '../../look/tokens.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
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
  li {
    ${stacked('clamp(1.25rem, 4vw, 2rem)')};
    grid-template-columns: clamp(6rem, 25vw, 16rem) minmax(0, 1fr);
    align-items: center;
    padding-top: 1.5rem;
    border-top: ${rule};
    font-size: clamp(1rem, 0.6rem + 1.4vw, 1.75rem);
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
  return `clamp(${6.6 * share}rem, ${25 * share}vw, ${17.6 * share}rem)`;
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
                      widest={600}
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
