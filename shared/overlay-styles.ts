import { css } from '@emotion/react';
import { noticeStyle, rule } from './theme.ts';

/** What scripts lay over any page: notices, tooltips, the large view. The page brings their styles along. */
export const overlayStyles = css`
  .toasts {
    position: fixed;
    z-index: 30;
    right: 1rem;
    bottom: 1rem;
    display: grid;
    gap: 0.75rem;
    width: min(26rem, 100% - 2rem);
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
      width: 2.75rem;
      height: 2.75rem;
      margin: -0.6rem -0.8rem -0.6rem 0;
      border: 0;
      background: none;
      font-size: 1.5rem;
      cursor: pointer;
    }
  }
  @keyframes slide {
    from {
      translate: 100% 0;
    }
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
    /* A sideways swipe is ours; the browser keeps the others. */
    touch-action: pan-y pinch-zoom;
    &[open] {
      display: grid;
      grid-template: auto minmax(0, 1fr) auto / auto minmax(0, 1fr) auto;
      gap: 0.5rem;
      align-items: center;
    }
    button {
      width: 3rem;
      height: 3rem;
      border: 3px solid var(--paper);
      background: none;
      font-size: 1.25rem;
      cursor: pointer;
      &:first-of-type {
        grid-column: 3;
      }
      &:not(:first-of-type) {
        grid-row: 2;
      }
      &:last-of-type {
        grid-column: 3;
      }
    }
    img {
      grid-area: 2 / 2;
      place-self: center;
      width: auto;
      max-height: 100%;
    }
    p {
      grid-area: 3 / 1 / 4 / 4;
      justify-self: center;
    }
    :focus-visible {
      outline-color: var(--paper);
    }
  }
`;
