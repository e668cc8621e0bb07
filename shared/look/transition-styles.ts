/** The elements that move from one page to the next, in browsers with view transitions between documents. */
import { css } from '@emotion/react';

export const transitionStyles = css`
  /* Transitions need JavaScript: without it, photos open as picture documents, which cannot take part. */
  @media (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    @view-transition {
      navigation: auto;
    }
  }
  /* The page itself is replaced at once. Browsers drop clicks on elements in a transition. */
  :root {
    view-transition-name: none;
  }
  ::view-transition {
    pointer-events: none;
  }
  h1 {
    view-transition-name: title;
  }
  /* Acts' prints have names, too, so that the next page's print
     moves from the last page's. It keeps its proportions. */
  ::view-transition-old(*) {
    display: none;
  }
  ::view-transition-new(*) {
    height: 100%;
    overflow: clip;
    object-fit: cover;
    animation: none;
  }
  /* The title's second ink snaps into register. */
  ::view-transition-group(title) {
    animation: none;
  }
  ::view-transition-new(title) {
    overflow: visible;
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
`;
