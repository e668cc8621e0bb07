import { css } from '@emotion/react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { rule } from '../../look/tokens.ts';
import { Picture } from './picture.tsx';

const frame = css`
  border: ${rule};
  box-shadow: 6px 6px 0 var(--second);
  img {
    width: 100%;
  }
`;

interface FramedPictureProps {
  readonly id: PictureId;
  readonly sizes: string;
  /** See Picture. */
  readonly act?: string;
}

/** A picture with a border and a shadow, in the first view. */
export const FramedPicture = ({ id, sizes, act }: FramedPictureProps) => (
  <figure css={frame}>
    <Picture id={id} sizes={sizes} eager {...(act && { act })} />
  </figure>
);
