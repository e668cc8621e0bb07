import type { ActPages } from '../../data/wording/line-up-wording.ts';

const NOTE = 'pages-note';

/** What `noteFor` refers to, once on a page. */
export const BriefNote = ({ brief }: Pick<ActPages, 'brief'>) => (
  <span id={NOTE} hidden>
    {brief}
  </span>
);

/** The attributes of a link to an act: without a page of its own, screen readers hear so after the name. */
export const noteFor = (act: string, { names }: ActPages) =>
  names.includes(act) ? {} : { 'aria-describedby': NOTE };
