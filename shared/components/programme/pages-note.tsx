import { css } from '@emotion/react';
import type { ActPages } from '../../data/wording/line-up-wording.ts';
import { notOnPaper } from '../../look/tokens.ts';

const NOTE = 'pages-note';

const small = css`
  ${notOnPaper};
  max-width: none;
  font-size: 0.9rem;
  line-height: 1.4;
`;

/** The sign of an act that has a page: a disc. Screen readers hear of the acts that have none. */
export const ownPage = css`
  display: inline-block;
  width: 0.8em;
  height: 0.8em;
  border: 0.4em solid var(--first);
  border-radius: 50%;
`;

/** What `noteFor` refers to, where the note itself does not stand. */
export const BriefNote = ({ brief }: Pick<ActPages, 'brief'>) => (
  <span id={NOTE} hidden>
    {brief}
  </span>
);

/** Says which acts have a page of their own, before a visitor is sent to another one's. */
export const PagesNote = ({ note, brief }: Pick<ActPages, 'note' | 'brief'>) => (
  <p css={small}>
    <i css={ownPage} /> {note}
    <BriefNote brief={brief} />
  </p>
);

/** The attributes of a link to an act: without a page of its own, screen readers hear so after the name. */
export const noteFor = (act: string, { names }: ActPages) =>
  names.includes(act) ? {} : { 'aria-describedby': NOTE };
