import { css } from '@emotion/react';
import { noticeStyle } from './surfaces.ts';
import { headerHeight, media, rule } from './tokens.ts';

/**
 * Styles of elements that scripts add later: notices, answers, tooltips, the gallery's large view. Every page carries
 * them, because the policy blocks style elements that are added in the browser.
 */
export const overlayStyles = css`
  .toasts {
    position: fixed;
    z-index: 30;
    right: 1rem;
    top: calc(${headerHeight} + 1rem);
    display: grid;
    gap: 0.75rem;
    width: min(26rem, 100% - 2rem);
    ${media.tablet} {
      top: auto;
      bottom: 1rem;
    }
  }
  .toast {
    ${noticeStyle};
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 1rem;
    border: ${rule};
    border-left: 0.75rem solid var(--first);
    box-shadow: 6px 6px 0 var(--second);
    animation: slide 0.2s;
    &[data-kind='error'] {
      background: var(--first);
      border-color: var(--text);
      color: var(--ink);
    }
    button {
      flex: none;
      min-height: 2.75rem;
      margin-block: -0.6rem;
      border: 0;
      background: none;
      font-weight: 700;
      text-decoration: underline;
      cursor: pointer;
    }
  }
  @keyframes slide {
    from {
      translate: 100% 0;
    }
  }
  .answer {
    ${noticeStyle};
    width: 100%;
  }
  /* Clicked or submitted, and waiting for its script. */
  [data-island][aria-busy],
  form[data-submitted] button {
    opacity: 0.6;
    cursor: progress;
  }
  .tooltip {
    z-index: 30;
    padding: 0.35rem 0.7rem;
    background: var(--text);
    color: var(--ground);
    font-size: 0.9rem;
    font-weight: 700;
  }
  .large-view {
    width: 100vw;
    height: 100dvh;
    max-width: none;
    max-height: none;
    padding: 1rem;
    border: 0;
    background: var(--ink);
    color: var(--paper);
    /* The script handles horizontal swipes, the browser scrolling and zooming. */
    touch-action: pan-y pinch-zoom;
    &[open] {
      display: grid;
      grid-template: auto minmax(0, 1fr) auto / auto minmax(0, 1fr) auto;
      gap: 0.75rem;
    }
    button {
      min-height: 2.75rem;
      padding: 0 1rem;
      border: 3px solid var(--paper);
      background: none;
      font-weight: 700;
      cursor: pointer;
      ${media.hover} {
        &:hover {
          background: var(--first);
          color: var(--ink);
        }
      }
      &:first-of-type {
        grid-column: 3;
        justify-self: end;
      }
      &:not(:first-of-type) {
        grid-row: 3;
        align-self: end;
      }
      &:last-of-type {
        grid-column: 3;
      }
    }
    img {
      grid-area: 2 / 1 / 3 / 4;
      place-self: center;
      width: auto;
      max-height: 100%;
    }
    p {
      grid-area: 3 / 2;
      place-self: center;
      text-align: center;
    }
    @media (max-width: 47.99em) {
      &[open] {
        grid-template-rows: auto minmax(0, 1fr) auto auto;
      }
      p {
        grid-area: 3 / 1 / 4 / 4;
      }
      button:not(:first-of-type) {
        grid-row: 4;
      }
    }
    & :focus-visible {
      outline-color: var(--paper);
    }
  }
`;
