import { noticesStyles } from '../notices/notices-styles.ts';

/** The form is the page's; the island adds the notice and the answer. */
export const pageStyles = [noticesStyles];
