/** Wraps styles in a query for dark mode on screens. Paper keeps the light colours. */
export const night = (styles: string): string => `
  @media screen and (prefers-color-scheme: dark) {
    ${styles}
  }
`;
