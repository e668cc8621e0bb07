/** Photos shown at first, and added by each click (specification, section 9). */
export const galleryStep = 12;
export const galleryTotal = 60;

/** Every count that can show: 12, 24, 36, 48, 60. */
export const shownCounts = Array.from(
  { length: galleryTotal / galleryStep },
  (_, step) => (step + 1) * galleryStep,
);

/** How many photos the address asks for; anything but a count that can show is 12. */
export const shownPhotos = (value: string | null): number =>
  shownCounts.find((count) => String(count) === value) ?? galleryStep;

/** The count after one more click, or undefined once all are shown. */
export const nextShown = (shown: number): number | undefined =>
  shown < galleryTotal ? Math.min(shown + galleryStep, galleryTotal) : undefined;
