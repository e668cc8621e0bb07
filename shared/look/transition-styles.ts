/** What moves from one page to the next, in browsers with view transitions between documents. */
import { css } from '@emotion/react';

export const transitionStyles = css`
  /* Not without JavaScript: photos then open as picture documents, which cannot take part in a transition. */
  @media (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    @view-transition {
      navigation: auto;
    }
  }
  /* The page itself is replaced at once. Browsers drop clicks on what takes part in a transition. */
  :root {
    view-transition-name: none;
  }
  ::view-transition {
    pointer-events: none;
  }
  /* The title: its second ink snaps into register. */
  h1 {
    view-transition-name: title;
  }
  ::view-transition-old(title) {
    display: none;
  }
  ::view-transition-group(title) {
    animation: none;
  }
  ::view-transition-new(title) {
    animation: register 0.18s cubic-bezier(0.7, 0, 1, 0.5);
  }
  @keyframes register {
    from {
      filter: drop-shadow(0.6rem 0.45rem var(--second));
    }
    to {
      filter: drop-shadow(0 0 var(--second));
    }
  }
  /* An act's print: it travels from page to page, in its proportions. Prints on one of the two pages only stay put. */
  ::view-transition-group(.print) {
    animation-duration: 0.2s;
  }
  ::view-transition-old(.print),
  ::view-transition-new(.print) {
    height: 100%;
    overflow: clip;
    object-fit: cover;
    animation-duration: 0.2s;
  }
  ::view-transition-old(.print):only-child {
    display: none;
  }
  ::view-transition-new(.print):only-child {
    animation: none;
  }
`;
