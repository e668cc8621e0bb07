import { css } from '@emotion/react';
import { visuallyHidden } from '../../look/visually-hidden.ts';

/* Pictures fade in over one second (specification, section 4). */
export const styles = css`
  display: contents;
  img {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* If a picture fails to load, its alternative text would cover the title. */
    font-size: 0;
    opacity: 0;
    transition: opacity 1s;
    &[data-current='true'] {
      opacity: 1;
    }
  }
  button {
    position: absolute;
    z-index: 1;
    right: 1rem;
    bottom: 1rem;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.6rem;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: 0.2rem 0.75rem;
    border: 3px solid var(--paper);
    font-size: 0.9rem;
    font-weight: 700;
    background: var(--ink);
    color: var(--paper);
    cursor: pointer;
    svg {
      width: 0.8rem;
      fill: currentColor;
    }
    /* Small screens have no room for the label beside the links: the icon alone is drawn. */
    @media (max-width: 47.99em) {
      padding: 0;
      span {
        ${visuallyHidden};
      }
    }
    @media (min-width: 17em) and (max-width: 24em) {
      bottom: auto;
      top: clamp(5rem, 27vw, 7rem);
    }
  }
`;
