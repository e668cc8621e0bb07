/** Photos shown at first, and added by each click (specification, section 9). */
export const galleryStep = 12;

/** Every count that can show of a number of photos: 12, 24, 36, 48, 60 of sixty. */
export const shownCounts = (total: number): readonly number[] =>
  Array.from({ length: Math.ceil(total / galleryStep) }, (_, step) =>
    Math.min((step + 1) * galleryStep, total),
  );

/** How many photos the address asks for; anything but a count that can show is 12. */
export const shownPhotos = (value: string | null, total: number): number =>
  shownCounts(total).find((count) => String(count) === value) ?? galleryStep;

/** The count after one more click, or undefined once all are shown. */
export const nextShown = (shown: number, total: number): number | undefined =>
  shown < total ? Math.min(shown + galleryStep, total) : undefined;
