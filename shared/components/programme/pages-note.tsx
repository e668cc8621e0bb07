import { css } from '@emotion/react';
import type { ActPages } from '../../data/wording/line-up-wording.ts';
import { notOnPaper } from '../../look/paper-styles.ts';

const NOTE = 'pages-note';

const small = css`
  ${notOnPaper};
  font-size: 0.9rem;
  line-height: 1.4;
  max-width: none;
`;

/** Says which acts have a page of their own, before a visitor is sent to another one's. */
export const PagesNote = ({ note }: Pick<ActPages, 'note'>) => (
  <p id={NOTE} css={small}>
    {note}
  </p>
);

/** The attributes of a link to an act: without a page of its own, screen readers hear the note after the name. */
export const noteFor = (act: string, { names }: ActPages) =>
  names.includes(act) ? {} : { 'aria-describedby': NOTE };
