/** How many photos the gallery shows at first, and how many each click adds (specification, section 9). */
export const galleryStep = 12;

/** How many photos the gallery can show, as values of its query parameter: 12, 24, 36, 48 and 60 of sixty. */
export const shownCounts = (total: number): readonly [string, ...string[]] => {
  const later = Array.from({ length: Math.ceil(total / galleryStep) - 1 }, (_, step) =>
    String(Math.min((step + 2) * galleryStep, total)),
  );
  return [String(Math.min(galleryStep, total)), ...later];
};

/** How many photos are shown after one more click; undefined if all are shown already. */
export const nextShown = (count: number, total: number): number | undefined =>
  count < total ? Math.min(count + galleryStep, total) : undefined;
