import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { usePageContext } from '../frame/page-context.tsx';
import type { ListPicture } from '../../model/text-blocks.ts';
import { fromSide, pictureSizes } from '../../look/measures.ts';
import { media, notOnPaper, rule } from '../../look/tokens.ts';
import { Picture } from './picture.tsx';

const frame = css`
  flex: 1;
  border: ${rule};
  ${notOnPaper};
`;

/* Uncropped, it would fill a phone's screen. */
const cropped = css`
  img {
    aspect-ratio: var(--crop, 4 / 3);
  }
`;

/* The strip is low, and on phones as wide as the screen. */
const stripStyle = css`
  ${fromSide};
  margin-inline: calc(-1 * var(--side));
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

export const SpotPicture = (print: Pick<ComponentProps<typeof Picture>, 'id' | 'sizes' | 'eager'>) => {
  const { isTall } = usePageContext().prints;
  return (
    <figure css={[frame, isTall(print.id) && cropped]}>
      <Picture {...print} />
    </figure>
  );
};

interface PicturesBetweenProps {
  readonly of: readonly ListPicture[];
  /** The number of the list's parts above the print. */
  readonly at: number;
}

/** The prints between two parts of a list. */
export const PicturesBetween = ({ of, at }: PicturesBetweenProps) =>
  of
    .filter(({ after }) => after === at)
    .map(({ picture }) => (
      <li key={picture} css={stripStyle}>
        <SpotPicture id={picture} sizes={pictureSizes.lead} />
      </li>
    ));
