/** The specification prescribes these texts (section 8). */
export const notFound = {
  code: '404',
  title: 'Page not found',
  text: "The page you're looking for doesn't exist.",
  home: 'Return to Home',
  meant: 'Were you looking for one of these?',
};

/** The page that shows an error's message (specification, section 8). */
export const unexpectedError = {
  title: 'Unexpected Application Error!',
  /** Replaces a message that names a file on the server. */
  unreadable: 'Something on the server could not be read.',
};

/** The page that visitors get while the server has too many pages to render. */
export const overloaded = {
  title: 'All at once',
  text: 'More of you are asking than we can answer this second. Give it a moment, then load this page again: whatever you chose is still in the address.',
};
