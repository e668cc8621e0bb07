import { slugOf } from './slug.ts';

/** A heading's id, without punctuation. */
export const anchorOf = (heading: string): string => slugOf(heading.replaceAll(/[^\w ]/g, ''));
