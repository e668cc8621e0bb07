import { css } from '@emotion/react';
import type { PictureId } from '../../model/pictures.ts';
import { pictureSizes } from '../../look/measures.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { nightStyles } from './night-filters.tsx';
import { slugOf } from '../../rules/text/slug.ts';

/**
 * The `view-transition-name` of an act. Characters with a meaning in CSS,
 * or outside ASCII, are written as their code: `act-the-go_21_-team`.
 */
const transitionName = (act: string): string =>
  `act-${slugOf(act).replaceAll(/[^a-z0-9-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)}`;

interface PictureProps {
  readonly id: PictureId;
  /** The `sizes` attribute: the width at which the layout shows the picture. */
  readonly sizes: string;
  /** The widest print that is offered, in pixels. By default, all are offered. */
  readonly widest?: number | undefined;
  /** The media query of screens that get the print's tall cut, if it has one. */
  readonly tall?: string;
  /** Loads early, as part of the first view: with high priority, or low beside a larger picture. */
  readonly eager?: boolean | 'low';
  /** The act in the picture, for the transition from its card to its profile. */
  readonly act?: string;
}

/** A print with its alternative text and, until it has loaded, its placeholder colour. */
export function Picture({ id, sizes, widest, tall, eager = false, act }: PictureProps) {
  const context = usePageContext();
  const { alt, width, height, tone } = context.prints.printOf(id);
  const files = context.prints.printFiles(id, context.asset, widest);
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
            // The colour of the alternative text, which shows if a picture fails to load.
            color: 'var(--ink)',
            objectPosition: context.prints.lieInFrame(id),
            ...(act && { viewTransitionName: transitionName(act) }),
          }),
          nightStyles(context.prints.darkPrintOf(id)),
        ]}
        {...(eager ? { fetchPriority: eager === 'low' ? eager : 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
