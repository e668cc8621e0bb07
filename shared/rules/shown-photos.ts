/** Photos shown at first, and added by each click (specification, section 9). */
export const galleryStep = 12;

/** Every count that can show of a number of photos, as addresses carry it: 12, 24, 36, 48, 60 of sixty. */
export const shownCounts = (total: number): readonly [string, ...string[]] => {
  const later = Array.from({ length: Math.ceil(total / galleryStep) - 1 }, (_, step) =>
    String(Math.min((step + 2) * galleryStep, total)),
  );
  return [String(Math.min(galleryStep, total)), ...later];
};

/** The count after one more click, or undefined once all are shown. */
export const nextShown = (shown: number, total: number): number | undefined =>
  shown < total ? Math.min(shown + galleryStep, total) : undefined;
