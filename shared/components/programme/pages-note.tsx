import type { ActPages } from '../../data/wording/line-up-wording.ts';

const NOTE = 'pages-note';

/** What `noteFor` refers to, once on a page. As its label, text browsers do not show it. */
export const BriefNote = ({ brief }: Pick<ActPages, 'brief'>) => (
  <span id={NOTE} role="note" aria-label={brief} hidden />
);

/** The attributes of a link to an act: without a page of its own, screen readers hear so after the name. */
export const noteFor = (act: string, { names }: ActPages) =>
  names.includes(act) ? {} : { 'aria-describedby': NOTE };
