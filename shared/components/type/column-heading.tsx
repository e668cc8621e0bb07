import { css } from '@emotion/react';
import { WoodType } from './wood-type.tsx';

/* On tablets, where it stands above its text, no larger than in a column of a wide screen. */
const style = css`
  max-width: 30rem;
`;

/** The heading of a section, set over the column in which it stands. */
export const ColumnHeading = ({ id, text }: { readonly id?: string; readonly text: string }) => (
  <h2 id={id} css={style}>
    <WoodType text={text} longest={13} ems={5.4} broken={6.2} />
  </h2>
);
