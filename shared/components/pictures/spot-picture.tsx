import { css } from '@emotion/react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { isTall } from '../../data/pictures/prints.ts';
import { rule } from '../../look/tokens.ts';
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

export const SpotPicture = ({ id, sizes }: { readonly id: PictureId; readonly sizes: string }) => (
  <figure css={[frame, isTall(id) && cropped]}>
    <Picture id={id} sizes={sizes} />
  </figure>
);
