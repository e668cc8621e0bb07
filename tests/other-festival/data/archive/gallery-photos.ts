import { nightPhotos } from '../pictures/night-photos.ts';
export const galleryPage = {
  title: 'Snapshots',
  description: 'Fourteen snapshots of the island while it was full of music, with the weather left in.',
  lead: 'Taken between two ferries.',
  loadMore: 'MORE SNAPSHOTS',
  view: { close: 'Shut', previous: 'Back one', next: 'On one' },
} as const;

export const galleryPhotos: readonly PictureId[] = nightPhotos.slice(0, 14).map(({ id }) => id);
