/** Photos shown at first, and added by each click (specification, section 9). */
export const galleryStep = 12;
export const galleryTotal = 60;

/** How many photos the address asks for: 12, 24, 36, 48 or 60; anything else is 12. */
export function shownPhotos(value: string | null): number {
  const shown = /^\d{1,2}$/.test(value ?? '') ? Number(value) : galleryStep;
  return shown % galleryStep === 0 && shown >= galleryStep && shown <= galleryTotal ? shown : galleryStep;
}

/** The count after one more click, or undefined once all are shown. */
export const nextShown = (shown: number): number | undefined =>
  shown < galleryTotal ? Math.min(shown + galleryStep, galleryTotal) : undefined;
