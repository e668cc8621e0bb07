import { replyStyles } from '../reply/reply-styles.ts';

/** The form is the page's markup; the island adds notices and replies. */
export const pageStyles = [replyStyles];
