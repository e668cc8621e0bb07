/** The urgent notice in a document, from its first element to its last, as the frame writes it. */
const NOTICE = /<section id="notice"[^>]*>(.*?)<\/section>/s;

/** The HTML of a document's urgent notice; undefined where it has none. */
export const noticeIn = (html: string): string | undefined => NOTICE.exec(html)?.[1];

export const withoutNotice = (html: string): string => html.replace(NOTICE, '');
