import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PictureId } from '../../model/pictures.ts';
import type { ArticleSection, Block, Fact } from '../../model/text-blocks.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { fromSide, headingBeside, measure, twoColumns, pictureSizes } from '../../look/measures.ts';
import { inkedOnHover } from '../../look/surfaces.ts';
import {
  capitals,
  media,
  notOnPaper,
  surface,
  rule,
  stacked,
  wrapping,
  fontSize,
} from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Proofs } from '../pictures/proofs.tsx';
import { Strip } from './strip.tsx';
import { DataTable } from './data-table.tsx';
import { FactList } from './fact-list.tsx';
import { Prose } from './prose.tsx';

const layout = css`
  ${fromSide};
  ${measure};
  ${wrapping('clamp(2.5rem, 6vw, 3.5rem) 1.25rem')};
  > * {
    flex: 1 1 100%;
  }
  /* At page breaks, browsers lay out grids wrongly: floats are cut, and rows overlap. */
  @media print {
    display: block;
    columns: 2;
    column-gap: 2rem;
    > dl {
      column-span: all;
    }
    > section {
      display: block;
      /* Another value would keep a table from spanning both columns. */
      align-content: normal;
      margin-top: 1.25rem;
      > * + * {
        margin-top: 0.75rem;
      }
    }
  }
`;

/* The links above the sections, with as many in a row as fit. */
const linksOnPage = css`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, clamp(9rem, 20vw, 16rem)), 1fr));
    column-gap: 1.25rem;
    border-top: ${rule};
  }
  a {
    display: flex;
    align-items: center;
    height: 100%;
    min-height: 2.75rem;
    padding-block: 0.45rem 0.35rem;
    border-bottom: 1px solid var(--text);
    ${capitals(`${fontSize.label}/1.15`, 76)};
    text-decoration: none;
    ${inkedOnHover};
  }
`;

interface ArticleLayoutProps {
  readonly facts?: readonly Fact[] | undefined;
  readonly index: readonly (readonly [id: string, heading: string])[];
  readonly styles?: SerializedStyles;
  readonly children: ReactNode;
}

/** An article of fewer sections needs no index. */
const FEW_SECTIONS = 7;

/** An article: facts, the index of the sections, then the sections. */
export function ArticleLayout({ facts, index, styles = layout, children }: ArticleLayoutProps) {
  const { onThisPage } = usePageContext().wording;
  return (
    <div css={styles}>
      {facts && <FactList id="facts" facts={facts} />}
      {index.length >= FEW_SECTIONS && (
        <nav aria-label={onThisPage} css={linksOnPage}>
          <ul>
            {index.map(([id, heading]) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </div>
  );
}

/* A text stands in two columns below its heading, and steps have the whole width. */
const body = css`
  ${layout};
  justify-content: space-between;
  > :where(section) {
    ${stacked('1.25rem', 'start')};
    padding-top: 1.25rem;
    border-top: ${rule};
    > [data-text]:not(:has(ol)) {
      ${twoColumns};
    }
    /* What is as wide as the section has the space of a section above it. */
    > [data-text] ~ div {
      margin-top: clamp(0.75rem, 2.5vw, 2rem);
    }
  }
`;

/** The share of the row of one section among several. */
const inRow = (across: number) => css`
  ${media.desktop} {
    flex: 0 0 calc((100% + 2.5rem) / ${across} - 2.5rem);
  }
`;

/* A print stands above its heading, and so belongs to what follows it. */
const pictured = css`
  @media screen {
    section& {
      padding-top: 0;
      border-top: 0;
    }
  }
  > figure {
    order: -1;
    margin-inline: calc(-1 * var(--side));
    box-shadow: 0 0 0 3px var(--text);
    img {
      aspect-ratio: 3 / 2;
    }
    ${notOnPaper};
  }
  ${media.tablet} {
    > figure {
      margin: 3px;
    }
  }
`;

/* Three in a row are square. */
const square = css`
  ${media.desktop} {
    > figure img {
      aspect-ratio: 1;
    }
  }
`;

/* Or it stands beside heading and text, and is as high as they are. */
const pictureBeside = css`
  section& {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    column-gap: 2.5rem;
    > h2 {
      padding-top: 1.25rem;
      border-top: ${rule};
    }
    > figure {
      grid-area: 1 / 2 / span 2;
      position: relative;
      min-height: 19rem;
      max-height: min(36rem, 50vw);
    }
    img {
      position: absolute;
      height: 100%;
    }
    > div:not([data-text]) {
      grid-column: 1 / -1;
    }
  }
`;

const onTablets = css`
  @media screen and (min-width: 48em) and (max-width: 63.99em) {
    ${pictureBeside};
  }
`;

const fromTablets = css`
  @media screen and (min-width: 48em) {
    ${pictureBeside};
  }
`;

/* Tables are a board, two side by side on wide screens. In dark mode, lines are its edges. */
const board = css`
  @media screen {
    ${stacked('2rem 2.5rem')};
    margin-inline: calc(-1 * var(--side));
    padding: 2rem var(--side);
    ${surface.ink};
    border-block: ${rule};
  }
  ${media.tablet} {
    font-size: ${fontSize.lead};
    td.figure {
      font-size: ${fontSize.heading};
    }
  }
  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

/* A text beside its heading. What follows it is as wide as both. */
const beside = css`
  ${headingBeside};
  > div:not([data-text]) {
    grid-column: 1 / -1;
  }
`;

type AnyBlock = ArticleSection['blocks'][number];
const isA =
  <Key extends string>(key: Key) =>
  (block: AnyBlock): block is Extract<AnyBlock, Readonly<Record<Key, unknown>>> =>
    typeof block === 'object' && key in block;
const [isTable, isProofs, isStrip] = [isA('table'), isA('downloads'), isA('strip')];
const isInText = (block: AnyBlock): block is Block => ![isTable, isProofs, isStrip].some((is) => is(block));
const isNarrow = (block: AnyBlock): boolean => isInText(block) && !isA('bars')(block);

/** In characters. A longer text fills the height of a picture beside it. */
const SHORT = 400;
const lengthOf = (blocks: readonly AnyBlock[]): number => JSON.stringify(blocks).length;

/** Whether two sections fill two columns: texts of about one length, or pictures with short texts. */
function isPair(one: ArticleSection, other: ArticleSection): boolean {
  if (![...one.blocks, ...other.blocks].every(isNarrow)) return false;
  const lengths = [one, other].map(({ blocks }) => lengthOf(blocks));
  const longest = Math.max(...lengths);
  if (one.picture ?? other.picture) return Boolean(one.picture && other.picture) && longest < SHORT;
  return longest < SHORT || longest <= 2 * Math.min(...lengths);
}

/** The sections that stand side by side on wide screens, with their number: two, or three with pictures. */
function findRows(sections: readonly ArticleSection[]): ReadonlyMap<ArticleSection, number> {
  const rows = new Map<ArticleSection, number>();
  sections.forEach((first, index) => {
    const [second, third] = sections.slice(index + 1);
    if (rows.has(first) || !second || !isPair(first, second)) return;
    const row =
      first.picture && third?.picture && isPair(second, third) ? [first, second, third] : [first, second];
    for (const section of row) rows.set(section, row.length);
  });
  return rows;
}

interface SectionProps extends ArticleSection {
  /** The number of sections in its row. */
  readonly across: number;
}

/** A text under a heading with an anchor, with or without a picture. */
function Section({ heading, picture, blocks, across }: SectionProps) {
  const { prints } = usePageContext();
  const ratioOf = (id: PictureId): number => prints.printOf(id).width / prints.printOf(id).height;
  const isPaired = across > 1;
  const texts = blocks.filter(isInText);
  const tables = blocks.filter(isTable);
  // A section without styles gets no class: one without a rule would look like a missing style.
  const styles = [
    picture && [pictured, isPaired ? onTablets : fromTablets],
    isPaired ? inRow(across) : !picture && beside,
    picture && across === 3 && square,
  ].filter(Boolean);
  return (
    <section aria-labelledby={anchorOf(heading)} {...(styles.length > 0 && { css: styles })}>
      <h2 id={anchorOf(heading)}>{heading}</h2>
      {texts.length > 0 && (
        <div data-text="">
          <Prose blocks={texts} />
        </div>
      )}
      {picture && (
        <figure>
          <Picture id={picture} sizes={pictureSizes.inArticle(Math.max(across, 2), ratioOf(picture))} />
        </figure>
      )}
      {tables.length > 0 && (
        <div css={board}>
          {tables.map(({ table }) => (
            <DataTable key={table.caption} table={table} />
          ))}
        </div>
      )}
      {blocks.filter(isProofs).map(({ downloads }, at) => (
        <Proofs key={at} of={downloads} />
      ))}
      {blocks.filter(isStrip).map(({ strip }) => (
        <Strip key={strip.title} strip={strip} />
      ))}
    </section>
  );
}

interface ArticleBodyProps {
  readonly facts?: readonly Fact[] | undefined;
  readonly sections: readonly ArticleSection[];
  readonly children?: ReactNode;
}

/** An article: facts first, then its sections. */
export function ArticleBody({ facts, sections, children }: ArticleBodyProps) {
  const rows = findRows(sections);
  return (
    <ArticleLayout
      styles={body}
      facts={facts}
      index={sections.map(({ heading }) => [anchorOf(heading), heading])}
    >
      {sections.map((section) => (
        <Section key={section.heading} {...section} across={rows.get(section) ?? 1} />
      ))}
      {children}
    </ArticleLayout>
  );
}
