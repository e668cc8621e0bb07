import { css } from '@emotion/react';
import type { PictureId } from '../../model/pictures.ts';
import type { Download } from '../../model/text-blocks.ts';
import { fromSide, sideBySide, pictureSizes } from '../../look/measures.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { capitals, fontSize, inksOfDay, media, notOnPaper, stacked, surface } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { Picture } from './picture.tsx';

/* A strip of proofs, on phones from edge to edge. */
const strip = css`
  ${fromSide};
  margin-inline: calc(-1 * var(--side));
  padding-bottom: 1.25rem;
  ${surface.ink};
  ${notOnPaper};
  ul {
    ${sideBySide};
    gap: 1.25rem 1rem;
  }
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
  }
  li > p {
    ${stacked('0.5rem')};
    justify-items: start;
    padding: 0.75rem var(--side) 0;
    ${capitals(`${fontSize.name}/1.1`, 75)};
  }
  a {
    ${inksOfDay};
    ${buttonStyle};
    padding-inline: 0.75em;
    font-stretch: 84%;
  }
  ${media.tablet} {
    --side: 0rem;
    padding: 1rem;
  }
`;

/** In pixels: the width of every JPEG. */
const JPEG_WIDTH = 800;

/** Pictures to download, in the format that every program reads. */
export function Proofs({ of }: { readonly of: readonly Download[] }) {
  const context = usePageContext();
  const heightOf = (picture: PictureId): number => {
    const { width, height } = context.prints.printOf(picture);
    return Math.round((JPEG_WIDTH * height) / width);
  };
  return (
    <div css={strip}>
      <ul>
        {of.map(({ name, picture }) => (
          <li key={picture}>
            <Picture id={picture} sizes={pictureSizes.proof} />
            <p>
              <span id={picture}>{name}</span>{' '}
              <a href={context.asset(context.prints.jpegOf(picture))} download aria-describedby={picture}>
                JPEG, {JPEG_WIDTH} by {heightOf(picture)}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
