import { css } from '@emotion/react';
import type { PictureId } from '../../model/pictures.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { nightStyles } from './dark-edition.tsx';
import { slugOf } from '../../rules/text/slug.ts';

/**
 * The `view-transition-name` of an act, different for each slug. Characters that have a meaning in CSS, or are not
 * ASCII (`!`, `/`, `é`), are written as their code: `act-the-go_21_-team`.
 */
const transitionName = (act: string): string =>
  `act-${slugOf(act).replaceAll(/[^a-z0-9-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)}`;

interface PictureProps {
  readonly id: PictureId;
  /** The `sizes` attribute: the width at which the layout shows the picture. */
  readonly sizes: string;
  /** The widest print that is offered, in pixels. By default, all are. */
  readonly widest?: number | undefined;
  /** The media query of screens that get the print's tall cut, if it has one. */
  readonly tall?: string;
  /** In the first view: not loaded lazily, and with high priority; with low priority beside a larger picture. */
  readonly eager?: boolean | 'low';
  /** The act in the picture, which is animated from the act's card to its profile (view transition). */
  readonly act?: string;
}

/** A print with its alternative text and, until it has loaded, its placeholder colour. */
export function Picture({ id, sizes, widest, tall, eager = false, act }: PictureProps) {
  const {
    asset,
    prints: { printOf, printFiles, lieInFrame, darkEditionOf },
  } = usePageContext();
  const { alt, width, height, tone } = printOf(id);
  const files = printFiles(id, asset, widest);
  return (
    <picture>
      {tall && (
        <source media={tall} type="image/avif" srcSet={files.tall?.avif} sizes={pictureSizes.screen.tall} />
      )}
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <img
        src={files.jpeg}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        css={[
          css({
            backgroundColor: tone,
            // Of the description, in the place of a picture that fails.
            color: 'var(--ink)',
            objectPosition: lieInFrame(id),
            ...(act && { viewTransitionName: transitionName(act) }),
          }),
          nightStyles(darkEditionOf(id)),
        ]}
        {...(eager ? { fetchPriority: eager === 'low' ? eager : 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
