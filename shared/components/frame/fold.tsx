/** What `Fold` is in the HTML. */
export const FOLD = '<template></template>';

/**
 * Where the head of a page ends: the server puts here what the rest needs. A first flight of packets holds half of a document;
 * with nothing before it but its own styles, the head is in that, and is painted one round trip earlier.
 */
export const Fold = () => <template />;
