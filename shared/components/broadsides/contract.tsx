import { css } from '@emotion/react';
import type { Deed } from '../../data/blocks.ts';
import { night } from '../../look/lean.ts';
import { measure } from '../../look/measures.ts';
import { inks, lineLength, media, on, rule } from '../../look/tokens.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { ColumnHeading } from '../type/column-heading.tsx';
import { Prose } from '../type/prose.tsx';
import { Paragraph } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { silently } from '../../look/decorations.ts';

/* A sheet of lighter paper with a double rule, on phones with a single one. By night it is of dark ink, in the first one's tint. */
const sheet = css`
  ${measure};
  --ground: ${inks.stub};
  ${night('--ground: color-mix(in srgb, var(--first) 30%, var(--ink))')};
  margin-bottom: 3rem;
  padding: 16px;
  border: ${rule};
  background: var(--ground);
  counter-reset: clause;
  section {
    counter-increment: clause;
    margin-bottom: 1.75rem;
    break-inside: avoid;
  }
  section > h2 {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 1rem;
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
    padding: 3rem;
    outline: 2px solid var(--text);
    outline-offset: -0.6rem;
  }
  ${media.wide} {
    --seal: 19rem;
    columns: 2 ${lineLength};
    column-gap: 4rem;
    column-rule: 2px solid var(--text);
    width: min(100% - 4rem, 76rem);
    padding: 3.5rem 5rem;
  }
`;

/* A rubber stamp's ring. */
const seal = css`
  display: grid;
  place-content: center;
  gap: 0.5rem;
  width: min(100%, var(--seal, 22rem));
  aspect-ratio: 1;
  margin: 1rem auto;
  padding: 1.5rem;
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
  ${media.tablet} {
    padding: 3rem;
    outline: 3px dotted var(--ink);
    outline-offset: -1.4rem;
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
