import { css } from '@emotion/react';
import type { Band } from '../../data/blocks.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { Paragraph } from '../type/running-text.tsx';
import { statement } from '../../look/tokens.ts';
import { WoodType } from '../type/wood-type.tsx';
import { solidForme } from './forme.ts';

const sheet = css`
  ${solidForme};
  > p {
    max-width: 30em;
    color: var(--text);
    ${statement};
  }
`;

/** A few words as large as the page is wide, line under line. */
export const PosterSheet = ({ band: { title, text } }: { readonly band: Band }) => (
  <section css={sheet} aria-labelledby={anchorOf(title)}>
    <h2 id={anchorOf(title)}>
      <WoodType text={title} longest={9} ems={5} />
    </h2>
    {text && <Paragraph text={text} />}
  </section>
);
