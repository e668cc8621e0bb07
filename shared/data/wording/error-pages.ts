/** The wording of the pages that stand in for one that cannot be shown. */

/** Exactly so (specification, section 8). */
export const notFound = {
  code: '404',
  title: 'Page not found',
  text: "The page you're looking for doesn't exist.",
  home: 'Return to Home',
} as const;

/** What a failing render shows, before the error's message (specification, section 8). */
export const unexpectedError = { title: 'Unexpected Application Error!' } as const;

/** What a visitor gets when more pages are asked for than can be rendered. */
export const overloaded = {
  title: 'All at once',
  text: 'More of you are asking than we can answer this second. Give it a moment, then load this page again: whatever you chose is still in the address.',
} as const;
