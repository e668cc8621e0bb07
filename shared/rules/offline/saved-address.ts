import type { Saving } from './worker-data.ts';

/** The address at which a page is saved: its path without the slashes at its end, and without its query. */
export const savedAddress = ({ pathname }: Pick<URL, 'pathname'>): string =>
  pathname.replace(/(?<!^|\/)\/+$/, '');

/** Whether an address asks for what a saved page cannot show by itself. */
export const needsServer = (url: Pick<URL, 'pathname' | 'searchParams'>, pages: Saving['pages']): boolean =>
  pages[savedAddress(url)]?.some((parameter) => url.searchParams.has(parameter)) === true;
