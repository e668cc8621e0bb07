import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Block, Fact, Section } from '../../data/blocks.ts';
import { settled } from '../../rules/calendar/settled.ts';
import type { Year } from '../../rules/calendar/year.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { plainText } from '../../rules/text/plain-text.ts';
import { besideHeading } from '../../look/beside-heading.ts';
import { column } from '../../look/measures.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { media, rule, stacked } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { ColumnHeading } from './column-heading.tsx';
import { FactList } from './fact-list.tsx';
import { isText, Prose } from './prose.tsx';
import { SideIndex } from './side-index.tsx';

const layout = css`
  ${column('2.5rem 3rem')};
  /* Where a sheet ends, browsers lay out grids wrongly: what floats in them is cut, and rows overlap. */
  @media print {
    &,
    > div {
      display: block;
    }
    > * + *,
    > div > * + * {
      margin-top: 1rem;
    }
  }
  ${media.wide} {
    grid-template-columns: 13rem minmax(0, 1fr);
    > dl {
      grid-column: 1 / -1;
    }
    /* Bands begin beside the index, and end at the screen's edge. */
    --bleed: 0px;
    --inset: 2rem;
  }
`;

const body = css`
  ${stacked('2rem')};
  ${media.tablet} {
    gap: 3rem;
  }
  > div {
    ${stacked('1.25rem')};
  }
  > section {
    ${besideHeading};
    padding-top: 1.25rem;
    border-top: ${rule};
  }
`;

interface ArticleLayoutProps {
  readonly facts?: readonly Fact[] | undefined;
  /** The sections' headings, by id. */
  readonly index: readonly (readonly [id: string, heading: string])[];
  readonly children: ReactNode;
}

/** Facts over the whole width, then sections with their index at the side. */
export const ArticleLayout = ({ facts, index, children }: ArticleLayoutProps) => (
  <div css={layout}>
    {facts && <FactList id="facts" facts={facts} />}
    <SideIndex entries={index} />
    <div css={body}>{children}</div>
  </div>
);

/* Its print is below heading and text, as wide as both: in the heading's column it would leave a hole beside itself. */
const printBelow = css`
  ${media.desktop} {
    && figure {
      float: none;
      clear: both;
      width: calc(100% + var(--indent));
      margin: 1.25rem 0 0 calc(-1 * var(--indent));
      img {
        aspect-ratio: 12 / 5;
      }
    }
  }
`;

/** Whether a section has nothing but one print and a text that is lower than it. */
const isBrief = (blocks: readonly Block[], year: Year): boolean => {
  const texts = blocks.filter(isText);
  const prints = blocks.filter((block) => !isText(block) && 'picture' in block).length;
  const letters = texts.reduce((sum, text) => sum + plainText(settled(text, year)).length, 0);
  return prints === 1 && texts.length + prints === blocks.length && letters < 400;
};

/** Each under its heading, which links lead to. */
export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  const { year } = usePageContext();
  return sections.map(({ heading, blocks }) => {
    const isLow = isBrief(blocks, year);
    return (
      <section key={heading} aria-labelledby={anchorOf(heading)} {...(isLow && { css: printBelow })}>
        <ColumnHeading id={anchorOf(heading)} text={heading} />
        <Prose
          blocks={isLow ? [...blocks.filter(isText), ...blocks.filter((block) => !isText(block))] : blocks}
          pictures={isLow ? pictureSizes.belowText : undefined}
        />
      </section>
    );
  });
}

interface ArticleBodyProps {
  readonly facts?: readonly Fact[] | undefined;
  readonly sections: readonly Section[];
  /** Before the sections, over their whole width: a list that belongs to the text. */
  readonly first?: { readonly heading: string; readonly content: ReactNode };
  readonly children?: ReactNode;
}

/** An article: facts first, then its sections. */
export const ArticleBody = ({ facts, first, sections, children }: ArticleBodyProps) => (
  <ArticleLayout
    facts={facts}
    index={[...(first ? [first] : []), ...sections].map(({ heading }) => [anchorOf(heading), heading])}
  >
    {first && (
      <div>
        <h2 id={anchorOf(first.heading)}>{first.heading}</h2>
        {first.content}
      </div>
    )}
    <Sections sections={sections} />
    {children}
  </ArticleLayout>
);
