import { css } from '@emotion/react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { isTall } from '../../data/pictures/prints.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { rule } from '../../look/tokens.ts';
import { Picture } from './picture.tsx';

const frame = css`
  border: ${rule};
  @media print {
    max-width: 8cm;
  }
`;

/* It would be higher than the text beside it, and fill a phone's screen. */
const cropped = css`
  img {
    aspect-ratio: 4 / 3;
  }
`;

interface SpotPictureProps {
  readonly id: PictureId;
  /** Beside a text, if absent. */
  readonly sizes?: string | undefined;
}

/** Beside a text, no screen shows more of a print than this, and a long page saves the addresses of wider ones. */
const widestSpot = 900;

export const SpotPicture = ({ id, sizes }: SpotPictureProps) => (
  <figure css={[frame, isTall(id) && cropped]}>
    <Picture id={id} sizes={sizes ?? pictureSizes.spot} widest={sizes ? undefined : widestSpot} />
  </figure>
);
