import { css } from '@emotion/react';
import type { Deed } from '../../data/blocks.ts';
import { measure } from '../../look/measures.ts';
import { inks, inksOfDay, lineLength, media, on, stacked } from '../../look/tokens.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { ColumnHeading } from '../type/column-heading.tsx';
import { Prose } from '../type/prose.tsx';
import { Paragraph } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { silently } from '../../look/decorations.ts';

/* A sheet of lighter paper with a double rule. */
const sheet = css`
  ${measure};
  ${inksOfDay};
  --ground: ${inks.stub};
  margin-bottom: 3rem;
  padding: 1rem;
  text-wrap: wrap;
  border: 10px double var(--text);
  ${on.ground};
  counter-reset: clause;
  section {
    counter-increment: clause;
    margin-bottom: 2.25rem;
    break-inside: avoid;
  }
  section > h2 {
    ${stacked('1rem')};
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    max-width: none;
    margin-bottom: 0.75rem;
  }
  section > h2::before {
    ${silently("counter(clause) '.'")};
    font-size: min(5.5rem, 20vw);
    line-height: 0.75;
  }
  ${media.tablet} {
    width: min(100% - 4rem, 36rem);
    padding: 2.5rem;
  }
  ${media.wide} {
    columns: 2 ${lineLength};
    column-gap: 4rem;
    column-rule: 2px solid var(--text);
    width: min(100% - 4rem, 76rem);
    padding: 3rem 4.5rem;
  }
`;

/* A rubber stamp's ring. */
const seal = css`
  ${stacked('0.5rem')};
  place-content: center;
  width: min(100%, 21rem);
  aspect-ratio: 1;
  margin: 1rem auto;
  padding: clamp(1.5rem, 5vw, 3rem);
  break-inside: avoid;
  border: 0.5rem double var(--ink);
  border-radius: 50%;
  ${on.second};
  text-align: center;
  font-weight: 600;
  line-height: 1.25;
  print-color-adjust: exact;
  h2 {
    width: 72%;
    margin-inline: auto;
  }
  p {
    font-size: 0.95rem;
  }
  ${media.cramped} {
    aspect-ratio: auto;
    padding: 1rem;
    border-radius: 0;
  }
`;

/** Numbered clauses in columns, under a seal. */
export const Contract = ({ sections, sealed: { title, text = '' } }: Pick<Deed, 'sections' | 'sealed'>) => (
  <div css={sheet}>
    {sections.map(({ heading, blocks }) => (
      <section key={heading} aria-labelledby={anchorOf(heading)}>
        <ColumnHeading id={anchorOf(heading)} text={heading} />
        <Prose blocks={blocks} />
      </section>
    ))}
    <div css={seal}>
      <h2 id={anchorOf(title)}>
        <WoodType text={title} longest={8} ems={3.4} />
      </h2>
      <Paragraph text={text} />
    </div>
  </div>
);
