/** What is drawn to tell one thing from another: the focus, links and places, signs. */
import { css } from '@emotion/react';

/** Where the focus is: two tones, one of which is seen on any ground, and the section's ink around them. */
export const focusRing = css`
  outline: 3px solid var(--text);
  outline-offset: 3px;
  box-shadow:
    0 0 0 3px var(--ground),
    0 0 0 9px var(--first);
`;

/** Underlined in the section's ink. Longhands: as one declaration, older Safari would draw no line at all. */
export const underline = (thickness: string) => css`
  text-decoration-line: underline;
  text-decoration-thickness: ${thickness};
  text-decoration-color: var(--first);
  text-decoration-skip-ink: none;
`;

/** A sign that is drawn and not said; browsers that know no silent sign draw it all the same. */
export const silentContent = (character: string) => css`
  content: '${character}';
  content: '${character}' / '';
`;
