import type { Saving } from './worker-data.ts';

/**
 * Matches the narrowest print in a `srcset`, which lists it first, and scripts, fonts, icons and style sheets
 * with a hash in their names. Scripts name each other relative to their own folder.
 */
const FILE =
  /(?<=srcset="\/assets\/)[\w-]+\.avif|(?<=(?:\/assets|\.)\/)(?:[\w-]+-\w{8}\.(?:js|woff2|ico|svg|css)|icon-[\w-]+\.png)/gi;

/** The unique addresses of the assets that a document or a script needs to work without a connection. */
export const filesNamedIn = (text: string): readonly string[] =>
  Array.from(new Set(text.match(FILE)), (file) => `/assets/${file}`);

/** One address for all prints of a picture. Any other address stays as it is. */
export const pictureOf = (address: string): string => address.replace(/-\d+(?=\.avif$)/, '');

/** Whether a response is successful, and was not redirected. */
export const canBeSaved = ({ status, redirected }: Pick<Response, 'status' | 'redirected'>): boolean =>
  status === 200 && !redirected;

/**
 * Whether a document is this website's, and whole. A network's own page with status 200, such as a sign-in
 * page, has no canonical link to this website.
 * @param address where it must belong; absent for any page of the website
 */
export const isOwnDocument = (html: string, { origin }: Pick<Saving, 'origin'>, address?: string): boolean =>
  html.includes(`rel="canonical" href="${origin}${address ? `${address}"` : '/'}`) &&
  html.endsWith('</html>');

/** Whether a file has the content type of its ending. The worker's own notes have none. */
export const hasOwnType = (
  address: string,
  { headers }: Pick<Response, 'headers'>,
  { types }: Pick<Saving, 'types'>,
): boolean => {
  const type = types[/\.\w+$/.exec(address)?.[0] ?? ''];
  return !type || headers.get('Content-Type')?.split(';')[0] === type;
};

/** The address at which a page is saved: its path without slashes at its end and without its query. */
export const savedAddress = ({ pathname }: Pick<URL, 'pathname'>): string =>
  pathname.replace(/(?<!^|\/)\/+$/, '');

/** Whether an address asks for something that a saved page cannot show by itself. */
export const needsServer = (url: Pick<URL, 'pathname' | 'searchParams'>, pages: Saving['pages']): boolean =>
  pages[savedAddress(url)]?.some((parameter) => url.searchParams.has(parameter)) === true;
