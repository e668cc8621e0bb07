/**
 * The narrowest print in a `srcset`, which lists the narrowest first; or a script, font, icon or style sheet with the
 * hash of its content. Scripts name each other relative to their own folder.
 */
const FILE =
  /(?<=srcset="\/assets\/)[\w-]+\.avif|(?<=(?:\/assets|\.)\/)(?:[\w-]+-\w{8}\.(?:js|woff2|ico|svg|css)|icon-[\w-]+\.png)/gi;

/** The addresses of the assets that a document or a script needs to work without a connection, each of them once. */
export const filesNamedIn = (text: string): readonly string[] =>
  Array.from(new Set(text.match(FILE)), (file) => `/assets/${file}`);

/** The same for all prints of one picture; the address itself for whatever else. */
export const pictureOf = (address: string): string => address.replace(/-\d+\.avif$/, '');
