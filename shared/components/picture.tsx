import { css } from '@emotion/react';
import { pictures, type PictureId } from '../data/pictures.ts';
import { isDrawn, printFiles, printOf } from '../data/prints.ts';
import { useSite } from './site.tsx';

interface PictureProps {
  readonly id: PictureId;
  /** How wide the layout shows it, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** In the first view: fetched at once, and not lazily. */
  readonly eager?: boolean;
}

/** A print at its own proportions, with the description that belongs to it, on its own colour until it arrives. */
export function Picture({ id, sizes, eager = false }: PictureProps) {
  const { asset } = useSite();
  if (isDrawn(id)) {
    const drawn = pictures.find((picture) => picture.id === id);
    return (
      <img
        src={asset(`pictures/${id}.svg`)}
        alt={drawn?.alt}
        width={drawn?.width}
        height={drawn?.height}
        loading={eager ? 'eager' : 'lazy'}
      />
    );
  }
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
        css={css({ backgroundColor: tone })}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
