import { css } from '@emotion/react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { printFiles, printOf } from '../../data/pictures/prints.ts';
import { usePageContext } from '../frame/page-context.tsx';

interface PictureProps {
  readonly id: PictureId;
  /** How wide the layout shows it, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** In the first view: fetched at once, and not lazily. */
  readonly eager?: boolean;
  /** The act that it shows: on the way from card to profile, the one picture becomes the other. */
  readonly act?: string;
}

/** Letters alone: a name in a style sheet has no punctuation. */
const transitionName = (act: string): string => `act-${act.toLowerCase().replaceAll(/[^a-z]/g, '')}`;

/** A print at its own proportions, with the description that belongs to it, on its own colour until it arrives. */
export function Picture({ id, sizes, eager = false, act }: PictureProps) {
  const { asset } = usePageContext();
  const { alt, width, height, tone } = printOf(id);
  const files = printFiles(id, asset);
  return (
    <picture>
      <source type="image/avif" srcSet={files.avif} sizes={sizes} />
      <img
        src={files.jpeg}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        css={css({ backgroundColor: tone, ...(act && { viewTransitionName: transitionName(act) }) })}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
