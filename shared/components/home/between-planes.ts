/** The festival's name lies between a print's planes: what stands in front of the picture covers a part of its letters. */
import { css } from '@emotion/react';
import type { FirstPicture } from '../../data/pictures/heroes.ts';
import { tallScreen } from '../../look/tokens.ts';
import { cutByFront } from '../pictures/title-in-print.tsx';
import { lieOf, TALL_LIE } from './hero-picture.tsx';

/**
 * The mask of the print that shows.
 * @param byNight the id of the print that is first in a dark colour scheme
 * @param asset the address of a file by its name under `public/`
 */
export function betweenPlanes(
  pictures: readonly FirstPicture[],
  byNight: FirstPicture['id'],
  asset: (file: string) => string,
) {
  const front = (picture: FirstPicture) =>
    picture.front
      ? `
    --front: url(${asset(`pictures/${picture.id}-front.avif`)});
    --lie: ${lieOf(picture)};
    @media ${tallScreen} {
      --front: url(${asset(`pictures/${picture.id}-tall-front.avif`)});
      --lie: ${TALL_LIE};
    }
  `
      : '--front: none;';
  const dark = pictures.find(({ id }) => id === byNight);
  return css`
    ${cutByFront};
    transition: --front 1s allow-discrete;
    @supports selector(:has(a)) {
      ${pictures[0] && front(pictures[0])};
      ${dark && `@media (prefers-color-scheme: dark) { ${front(dark)} }`}
      ${pictures.map((picture) => `*:has([data-print=${picture.id}][data-current=true]) > & { ${front(picture)} }`)}
    }
  `;
}
