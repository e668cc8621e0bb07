import { css } from '@emotion/react';
import type { PictureId } from '../data/pictures.ts';
import { printFiles, printOf } from '../data/prints.ts';
import { pictureSizes } from '../picture-sizes.ts';
import { media, rule } from '../theme.ts';
import { Picture } from './picture.tsx';
import { useSite } from './site.tsx';

/*
 * A justified wall in reading order: each photo takes width in proportion to its shape, so that those of
 * one row are of one height, and every row fills the wall.
 */
const wall = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  --row: 7rem;
  ${media.tablet} {
    --row: 15rem;
  }
  a {
    display: block;
    height: 100%;
    border: ${rule};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  li {
    scroll-margin-top: 6rem;
  }
`;

const shapes = {
  wide: css`
    flex: 15 1 calc(1.5 * var(--row));
    aspect-ratio: 3 / 2;
  `,
  tall: css`
    flex: 8 1 calc(0.8 * var(--row));
    aspect-ratio: 4 / 5;
  `,
  square: css`
    flex: 10 1 var(--row);
    aspect-ratio: 1;
  `,
} as const;

function shapeOf(id: PictureId): keyof typeof shapes {
  const { width, height } = printOf(id);
  if (width === height) return 'square';
  return width > height ? 'wide' : 'tall';
}

interface PhotoWallProps {
  readonly photos: readonly PictureId[];
  /** How many of them show; all when absent. */
  readonly shown?: number;
  /** The wall is in the first view: its first photo is fetched at once. */
  readonly eager?: boolean;
}

/** A wall of prints, each a link to itself at full size. */
export function PhotoWall({ photos, shown = photos.length, eager = false }: PhotoWallProps) {
  const { asset } = useSite();
  return (
    <ul css={wall}>
      {photos.map((id, index) => (
        <li key={id} id={`photo-${index + 1}`} css={shapes[shapeOf(id)]} hidden={index >= shown}>
          <a href={printFiles(id, asset).largest}>
            <Picture id={id} sizes={pictureSizes.wall[shapeOf(id)]} eager={eager && index === 0} />
          </a>
        </li>
      ))}
    </ul>
  );
}
