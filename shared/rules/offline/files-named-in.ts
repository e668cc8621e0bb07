/**
 * The narrowest print in a `srcset`, which lists the narrowest first; or a script, font, icon or style sheet with the
 * hash of its content. Scripts name each other relative to their own folder.
 */
const FILE =
  /srcset="\/assets\/([\w-]+\.avif)|(?:\/assets|\.)\/([\w-]+-(?:[A-Z\d]{8}\.js|[a-f\d]{8}\.(?:woff2|ico|svg|css)))/gi;

/** The addresses of the assets that a document or a script needs to work without a connection, each of them once. */
export const filesNamedIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(FILE), ([, print, file]) => `/assets/${print ?? file}`)),
];

/** What the addresses of all prints of one picture begin with. */
export const pictureOf = (address: string): string | undefined =>
  /^(.*-[a-f\d]{8})-\d+\.avif$/.exec(address)?.[1];
