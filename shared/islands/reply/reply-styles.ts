import { css } from '@emotion/react';
import { noticeStyle } from '../../look/surfaces.ts';

/** The reply beside the button that was clicked. */
export const replyStyles = css`
  .reply {
    ${noticeStyle};
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 1rem;
    width: 100%;
    margin-top: 1rem;
  }
  .reply.reply button {
    flex: none;
    width: auto;
    padding: 0;
    box-shadow: none;
    font: inherit;
    min-height: 2.75rem;
    margin-block: -0.6rem;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 700;
    text-decoration: underline;
    cursor: pointer;
  }
`;
