/** Styles for dark mode, whose inks no print has. */
export const night = (styles: string): string => `
  @media screen and (prefers-color-scheme: dark) {
    ${styles}
  }
`;
