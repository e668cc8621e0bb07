/** Styles for the night inks of a dark colour scheme, which no paper has. */
export const night = (styles: string): string => `
  @media screen and (prefers-color-scheme: dark) {
    ${styles}
  }
`;
