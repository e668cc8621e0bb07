import { css } from '@emotion/react';
import { noticeStyle } from '../../look/surfaces.ts';
import { headerHeight, media } from '../../look/tokens.ts';

/** Notices at the edge of the window, and the reply beside the button that was clicked. */
export const noticesStyles = css`
  .toasts {
    position: fixed;
    z-index: 30;
    right: 1rem;
    top: calc(${headerHeight} + 1rem);
    display: grid;
    gap: 0.75rem;
    width: min(26rem, 100% - 2rem);
    ${media.desktop} {
      top: auto;
      bottom: 1rem;
    }
  }
  .toast,
  .reply {
    ${noticeStyle};
    width: 100%;
  }
  .toast {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 1rem;
    box-shadow:
      inset 0.75rem 0 0 var(--first),
      6px 6px 0 var(--second);
    animation: slide 0.2s;
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
`;
