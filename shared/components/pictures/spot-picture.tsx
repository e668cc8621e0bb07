import { css } from '@emotion/react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { isTall } from '../../data/pictures/prints.ts';
import { lean } from '../../look/lean.ts';
import { fromSide } from '../../look/measures.ts';
import { media, rule } from '../../look/tokens.ts';
import { Picture } from './picture.tsx';

const frame = css`
  border: ${rule};
  @media print {
    max-width: 8cm;
  }
`;

/* It would fill a phone's screen. */
const cropped = css`
  img {
    aspect-ratio: var(--crop, 4 / 3);
  }
`;

/** Around a print between the parts of a list: low, and on phones as wide as the screen. */
export const stripStyle = css`
  ${fromSide};
  margin-inline: calc(-1 * var(--side));
  ${lean} {
    display: none;
  }
  figure {
    border-inline: 0;
  }
  ${media.tablet} {
    --crop: 2;
    margin-inline: 0;
    figure {
      border-inline: ${rule};
    }
    img {
      aspect-ratio: var(--crop);
    }
  }
`;

export const SpotPicture = ({ id, sizes }: { readonly id: PictureId; readonly sizes: string }) => (
  <figure css={[frame, isTall(id) && cropped]}>
    <Picture id={id} sizes={sizes} />
  </figure>
);
