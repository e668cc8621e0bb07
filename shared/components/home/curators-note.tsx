import { css } from '@emotion/react';
import type { home } from '../../data/wording/home.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { sheet } from '../../look/surfaces.ts';
import { media } from '../../look/tokens.ts';
import { Picture } from '../pictures/picture.tsx';

const letter = css`
  ${sheet};
  display: grid;
  gap: 2rem 3rem;
  padding: clamp(1.5rem, 5vw, 4rem);
  box-shadow: 8px 8px 0 var(--second);
  img {
    width: 100%;
    border: 3px solid var(--text);
    rotate: 2deg;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    align-items: start;
  }
  > div {
    display: grid;
    gap: 1.1rem;
    font-size: 1.125rem;
  }
`;

const signature = css`
  font-weight: 700;
`;

/** The curators' thank-you note, as a signed letter. */
export const CuratorsNote = ({ note }: Pick<typeof home, 'note'>) => (
  <section aria-labelledby="note" css={letter}>
    <div>
      <h2 id="note">{note.heading}</h2>
      {note.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{note.signOff}</p>
      <div>
        <p css={signature}>{note.signatories.join(' & ')}</p>
        <p>{note.role}</p>
      </div>
    </div>
    <Picture id={note.picture} sizes={pictureSizes.note} />
  </section>
);
