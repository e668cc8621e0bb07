import { css } from '@emotion/react';
import type { HomeTexts } from '../../model/frame-texts.ts';
import { pictureSizes } from '../../look/measures.ts';
import { media, rule, stacked, fontSize } from '../../look/tokens.ts';
import { Paragraph } from '../type/running-text.tsx';
import { Picture } from '../pictures/picture.tsx';
import { WoodType } from '../type/wood-type.tsx';

const card = css`
  border: ${rule};
  box-shadow: 8px 8px 0 var(--second);
  && {
    gap: 0;
  }
  img {
    border-bottom: ${rule};
  }
  > div {
    ${stacked('1.1rem', 'center')};
    padding: clamp(1.5rem, 4.5vw, 4rem);
    font-size: ${fontSize.lead};
    + div {
      padding-top: 0;
    }
  }
  strong {
    font-size: ${fontSize.name};
  }
  /* The print fills its half down to the signatures. */
  ${media.desktop} {
    grid-template: minmax(0, 1fr) auto / 1fr 1fr;
    img {
      height: 100%;
    }
    > div {
      grid-area: 1 / 2 / span 2;
      padding-block: 2.5rem;
      border-left: ${rule};
      + div {
        grid-area: 2 / 1;
        align-self: end;
        padding-block: 2.5rem;
        border: 0;
      }
    }
  }
`;

export const CuratorsNote = ({ note }: { readonly note: NonNullable<HomeTexts['note']> }) => (
  <section aria-labelledby="note" css={card}>
    {note.picture && <Picture id={note.picture} sizes={pictureSizes.note} />}
    <div>
      <h2 id="note">{note.heading}</h2>
      {note.paragraphs.map((paragraph, index) =>
        typeof paragraph === 'object' && 'loud' in paragraph ? (
          <p key={paragraph.loud}>
            <WoodType text={paragraph.loud} longest={13} ems={6.4} />
          </p>
        ) : (
          <Paragraph key={index} text={paragraph} />
        ),
      )}
    </div>
    <div>
      <p>{note.signOff}</p>
      <p>
        <strong>{note.signatories.join(' & ')}</strong>
        <br />
        {note.role}
      </p>
    </div>
  </section>
);
