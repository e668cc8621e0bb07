import { css } from '@emotion/react';
import type { PictureId } from '../../model/pictures.ts';
import { pictureSizes } from '../../look/measures.ts';
import { media, rule, wrapping } from '../../look/tokens.ts';
import { Picture } from './picture.tsx';
import type { Prints } from '../../rules/pictures/prints.ts';
import { usePageContext } from '../frame/page-context.tsx';

/**
 * Breaks photos into rows of nearly equal length, in reading order. A photo among others stands alone only
 * where rows have a limit.
 * @param ratios each photo's width divided by its height
 * @param length the wanted length of a row: the sum of its ratios
 * @param longest the limit of a row's length, which a photo that stands alone may exceed
 * @returns for each photo, the length of its row
 */
function photoRows(ratios: readonly number[], length: number, longest = Infinity): readonly number[] {
  interface Wall {
    readonly cost: number;
    readonly rows: readonly number[];
  }
  // best[n] is the best wall of the first n photos.
  const best: Wall[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let found: Wall = { cost: Infinity, rows: [] };
    for (let start = 0; start < end; start += 1) {
      const row = ratios.slice(start, end);
      const sum = row.reduce((all, ratio) => all + ratio, 0);
      if (row.length > 1 ? sum > longest : ratios.length > 1 && longest === Infinity) continue;
      const before = best[start];
      const cost = (before?.cost ?? Infinity) + Math.log(sum / length) ** 2;
      if (before && cost < found.cost) found = { cost, rows: [...before.rows, ...row.map(() => sum)] };
    }
    best.push(found);
  }
  return best.at(-1)?.rows ?? [];
}

const GAP = 6;

/** A row on phones and on wider screens: the wanted ratio of width to height, and the largest. */
const ROWS = { narrow: [1.5, 1.9], wide: [3.9, Infinity] } as const;

/* Each photo's width is in proportion to its ratio, so that the
   photos of a row have one height and fill it. */
const wall = css`
  ${wrapping(`${GAP}px`)};
  a {
    display: block;
    height: 100%;
    border: ${rule};
  }
  img {
    height: 100%;
    /* The photo looks as in the large view. */
    filter: none;
  }
  li {
    max-height: 23.5rem;
    scroll-margin-top: 6rem;
  }
`;

/** A photo's share of its row, rounded down so that the photos fit. They then grow until the row is full. */
const basis = (share: number): string => `calc(${Math.floor(share * 100)}% - ${GAP}px)`;

/**
 * Each photo's ratio, and its share of its row (0 to 1) on phones and on wider screens.
 * @param starts the indices at which a row begins, whatever its length
 */
function sharesOf(photos: readonly PictureId[], starts: readonly number[], printOf: Prints['printOf']) {
  const ratios = photos.map((id) => printOf(id).width / printOf(id).height);
  const rows = (screen: keyof typeof ROWS) => {
    const [length, longest] = ROWS[screen];
    return starts.flatMap((start, index) =>
      photoRows(ratios.slice(start, starts[index + 1]), length, longest),
    );
  };
  const [narrow, wide] = [rows('narrow'), rows('wide')];
  return ratios.map((ratio, index) => ({
    ratio,
    narrow: ratio / (narrow[index] ?? ratio),
    wide: ratio / (wide[index] ?? ratio),
  }));
}

interface PhotoWallProps {
  readonly photos: readonly PictureId[];
  /** How many photos are shown of a wall that leads its page; all when absent. */
  readonly shown?: number;
  /** A row ends after this many photos, because the next may be hidden; all when absent. */
  readonly batch?: number;
}

/** Photos in a phone's first view: the leading one, and a row. */
const FIRST_VIEW = 3;

/** Photos in rows, each a link to its largest file. */
export function PhotoWall({ photos, shown = Infinity, batch = photos.length }: PhotoWallProps) {
  const {
    asset,
    prints: { printFiles, printOf },
  } = usePageContext();
  const shares = sharesOf(
    photos,
    photos.flatMap((_, index) => (index % batch ? [] : [index])),
    printOf,
  );
  return (
    <ul css={wall}>
      {photos.map((id, index) => {
        const { ratio, narrow, wide } = shares[index] ?? { ratio: 1, narrow: 1, wide: 1 };
        const place = css`
          flex: ${ratio * 10} 1 ${basis(narrow)};
          aspect-ratio: ${ratio};
          ${media.tablet} {
            flex-basis: ${basis(wide)};
          }
        `;
        return (
          <li key={id} id={`photo-${index + 1}`} css={place} hidden={index >= shown}>
            <a href={printFiles(id, asset).largest} aria-label={printOf(id).alt}>
              <Picture
                id={id}
                sizes={pictureSizes.wall(narrow, wide)}
                eager={shown < Infinity && index < FIRST_VIEW && (index ? 'low' : true)}
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
