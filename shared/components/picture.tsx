import { pictures, type Picture as PictureRecord, type PictureId } from '../data/pictures.ts';
import { useSite } from './site.tsx';

const byId = new Map<PictureId, PictureRecord>(pictures.map((picture) => [picture.id, picture]));

/** @throws {Error} for an id that the list does not have */
export function pictureById(id: PictureId): PictureRecord {
  const picture = byId.get(id);
  if (!picture) throw new Error(`No picture is called ${id}`);
  return picture;
}

interface PictureProps {
  readonly id: PictureId;
  /** In the first view: fetched at once, and not lazily. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A picture at its own proportions, with the description that belongs to it. */
export function Picture({ id, eager = false, className }: PictureProps) {
  const { asset } = useSite();
  const { alt, width, height } = pictureById(id);
  return (
    <img
      src={asset(`pictures/${id}.svg`)}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      className={className}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
