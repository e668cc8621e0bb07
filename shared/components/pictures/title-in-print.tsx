/** A title in wood type between a print's planes, whose foreground covers a part of its letters. */
import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import type { PictureId } from '../../model/pictures.ts';
import { type PageContextValue, usePageContext } from '../frame/page-context.tsx';
import { Picture } from './picture.tsx';

/** Paper-coloured letters with an outline and a shadow in ink contrast with every picture. */
export const paperLetters = css`
  color: var(--paper);
  span {
    --edge: max(2px, 0.012em);
    text-shadow:
      calc(-1 * var(--edge)) calc(-1 * var(--edge)) 0 var(--ink),
      var(--edge) calc(-1 * var(--edge)) 0 var(--ink),
      calc(-1 * var(--edge)) var(--edge) 0 var(--ink),
      0.04em 0.04em 0 var(--ink);
  }
`;

/** The position of a tall cut, which is cropped at its foot only, unless its box sets `--tall`. */
export const TALL_POSITION = 'var(--tall, 50% 0)';

/** An empty mask. With `none`, Firefox hides all the letters. */
const NO_FRONT = 'linear-gradient(#0000, #0000)';

/**
 * Sets the mask of a print's foreground and the print's position, as an `object-position`, for `cutByFront`.
 * @param asset the address of a file by its name under `public/`
 * @param tall the media query of screens that have the print's tall cut
 */
export function frontStyles(
  id: PictureId,
  position: string,
  { asset, prints: { frontOf } }: Pick<PageContextValue, 'asset' | 'prints'>,
  tall?: string,
): string {
  const front = (name: string) => (frontOf(id) ? `url(${asset(`pictures/${name}-front.avif`)})` : NO_FRONT);
  return `
    --front: ${front(id)};
    --lie: ${position};
    ${tall ? `@media ${tall} { --front: ${front(`${id}-tall`)}; --lie: ${TALL_POSITION}; }` : ''}
  `;
}

/**
 * For a box of letters and print: hides letters under the mask `--front`, positioned at `--lie`. Without it,
 * letters are whole. They begin `--drop` above the print, whose foot is cropped by `--crop`.
 */
export const cutByFront = css`
  margin-bottom: calc(-1 * var(--crop, 0px));
  padding-top: var(--drop, 0px);
  @media screen and (forced-colors: none) {
    mask-image: linear-gradient(#000, #000), var(--front);
    mask-position:
      0 0,
      var(--lie);
    mask-size: auto, cover;
    mask-origin: border-box, content-box;
    mask-repeat: no-repeat;
    mask-composite: subtract;
  }
`;

const box = css`
  position: relative;
  isolation: isolate;
  display: grid;
  overflow: clip;
  > picture {
    display: block;
    position: absolute;
    z-index: -1;
    inset: var(--drop, 0px) 0 calc(-1 * var(--crop, 0px));
  }
  img {
    height: 100%;
    object-position: var(--lie);
  }
`;

interface TitleInPrintProps extends ComponentProps<typeof Picture> {
  /** The print's position in its box, as an `object-position`. */
  readonly position: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export function TitleInPrint({ position, className, children, ...picture }: TitleInPrintProps) {
  const context = usePageContext();
  return (
    <div className={className} css={[box, css(frontStyles(picture.id, position, context, picture.tall))]}>
      <div css={[paperLetters, cutByFront]}>{children}</div>
      <Picture {...picture} />
    </div>
  );
}
