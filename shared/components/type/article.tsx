import { css, type SerializedStyles } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import type { ArticleSection, Block, Fact } from '../../data/blocks.ts';
import { isTall } from '../../data/pictures/prints.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { fromSide, measure } from '../../look/measures.ts';
import { night } from '../../look/night.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { inkedOnHover } from '../../look/surfaces.ts';
import { capitals, media, on, rule, stacked, statement, wideStatement, wrapping } from '../../look/tokens.ts';
import { blockOfInk } from '../feature/block-of-ink.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Proofs } from '../pictures/proofs.tsx';
import { paperLetters } from '../pictures/title-in-print.tsx';
import { Band } from './band.tsx';
import { ColumnHeading } from './column-heading.tsx';
import { DataTable } from './data-table.tsx';
import { FactList } from './fact-list.tsx';
import { inColumns, Prose } from './prose.tsx';
import { WoodType } from './wood-type.tsx';

const layout = css`
  ${fromSide};
  ${measure};
  ${wrapping('clamp(2.5rem, 6vw, 3.5rem) 1.25rem')};
  > * {
    flex: 1 1 100%;
  }
  /* Where a sheet ends, browsers lay out grids wrongly: what floats in them is cut, and rows overlap. */
  @media print {
    &,
    > section {
      display: block;
    }
    > * + *,
    > section > * + * {
      margin-top: 1rem;
    }
  }
`;

/* A strip above the sections, as many links in a row as there is room for. */
const strip = css`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, clamp(9rem, 17vw, 13rem)), 1fr));
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
    ${capitals('clamp(0.9rem, 1.4vw, 1.1rem)/1.15', 84)};
    text-decoration: none;
    ${inkedOnHover};
  }
`;

interface ArticleLayoutProps {
  readonly facts?: readonly Fact[] | undefined;
  /** The sections' headings, by id. */
  readonly index: readonly (readonly [id: string, heading: string])[];
  /** Of the whole, its sections among it. */
  readonly styles?: SerializedStyles;
  readonly children: ReactNode;
}

/** An article of fewer sections needs no index. */
const FEW_SECTIONS = 4;

/** Facts, the index of the sections, then these. */
export function ArticleLayout({ facts, index, styles = layout, children }: ArticleLayoutProps) {
  const { onThisPage } = usePageContext().wording;
  return (
    <div css={styles}>
      {facts && <FactList id="facts" facts={facts} />}
      {index.length >= FEW_SECTIONS && (
        <nav aria-label={onThisPage} css={strip}>
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

/* On wide screens in two columns. From edge to edge, but for its text, what a section has. */
const body = css`
  ${layout};
  > :where(section) {
    ${stacked('1.25rem')};
    padding-top: 1.25rem;
    border-top: ${rule};
    > figure {
      ${stacked('3px')};
      margin-inline: calc(-1 * var(--side));
      background: var(--text);
      box-shadow: 0 0 0 3px var(--text);
      img {
        aspect-ratio: 3 / 2;
      }
      @media print {
        max-width: 8cm;
        margin-inline: 0;
      }
    }
    /* Few words are large, and what a longer text begins with. */
    &[data-few] :is(p, li),
    > h2 + div > p:first-child {
      ${statement};
    }
    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 1.75rem 2.5rem;
      > * {
        grid-column: 1 / -1;
      }
      > :is(h2, h2 + div) {
        grid-column: var(--in, 1 / -1);
      }
    }
  }
`;

/* The text in two columns below the heading. */
const columns = css`
  section& > h2 + div {
    columns: 2 24rem;
    column-gap: 2.5rem;
    p,
    li {
      break-inside: avoid;
    }
    > p:only-child {
      column-span: all;
      font-size: clamp(1.25rem, 0.9rem + 1.8vw, 2.6rem);
    }
  }
`;

/* One print from edge to edge, or two side by side: the heading is printed on their foot, and the text stands below. */
const printed = css`
  ${columns};
  section& {
    padding-top: 0;
    border-top: 0;
    > figure {
      ${media.tablet} {
        grid: auto / auto-flow minmax(0, 1fr);
        > :where(:only-child) img {
          aspect-ratio: 2.2;
        }
      }
    }
    @media screen and (forced-colors: none) and (min-width: 10.1em) {
      > :is(h2, figure) {
        grid-area: 1 / 1 / auto / -1;
      }
      > h2 {
        align-self: end;
        z-index: 1;
        ${paperLetters};
      }
    }
  }
`;

/* A print beside heading and text is as high as both, and goes to one edge: the first at the right, the next at the left. */
const beside = css`
  section& {
    --in: 1;
    ${media.desktop} {
      grid-template-rows: auto 1fr;
      padding-top: 0;
      border-top: 0;
      > h2 {
        max-width: none;
        padding-top: 1.25rem;
      }
      > h2 + div > p:only-child {
        ${wideStatement};
      }
      > figure {
        position: relative;
        grid-area: 1 / var(--print-in, 2) / span 2;
        min-height: 31vw;
        max-height: 37vw;
        margin-inline: var(--margins, 0 calc(-1 * var(--side)));
        img {
          position: absolute;
          height: 100%;
          aspect-ratio: auto;
        }
      }
      &[data-left] {
        --in: 2;
        --print-in: 1;
        --margins: calc(-1 * var(--side)) 0;
      }
    }
  }
`;

/* Short texts that follow each other: posters side by side, the fewer their words, the larger. */
const poster = css`
  section& {
    flex-basis: 20rem;
    align-content: start;
    padding: 1.5rem;
    ${on.first};
    &:nth-of-type(odd) {
      background: var(--second);
    }
    a {
      text-decoration-color: currentcolor;
    }
  }
  ${media.tablet} {
    section&&& :is(p, li) {
      font-size: calc(var(--grown) * clamp(1.125rem, 0.9rem + 0.9vw, 1.6rem));
    }
  }
`;

/* A short text without a print: a block of the first ink. */
const slab = css`
  section& {
    ${blockOfInk};
    ${on.first};
    column-gap: 2.5rem;
    margin-inline: calc(-1 * var(--side));
    border-color: var(--first);
    > h2 {
      --in: 1;
      + div {
        --in: 2;
      }
    }
  }
`;

/* A list or a drawing under its heading, over the whole width. */
const listed = css`
  section& {
    p {
      ${statement};
    }
    > h2 + div > :is(ul, ol) {
      ${inColumns};
    }
  }
`;

/* A table is a board; by night it is printed in the first ink. */
const board = css`
  > div:has(> table) {
    @media screen {
      margin-inline: calc(-1 * var(--side));
      padding: 2rem var(--side);
      ${on.text};
    }
    ${night(on.first)};
    ${media.tablet} {
      font-size: 1.35rem;
      .figure {
        font-size: clamp(2.25rem, 4.2vw, 3.75rem);
      }
    }
  }
`;

/* Nothing but a band: the heading is a line above the band's, on its ink. */
const banded = css`
  section& {
    display: block;
    padding-top: 0;
    border-top: 0;
  }
  h2 {
    font-size: 1.35rem;
  }
`;

const styles = { printed, columns, beside, poster, slab, listed, banded };

/** Letters of a heading that over the whole width would be a poster. */
const SHORT_HEADING = 11;
/** A heading's one line, above which the print has room. */
const ON_PRINT = { longest: Infinity, ems: 8.5 };
/** Letters of a text for large type, and of one that is higher than a print beside it, with those of its links' addresses. */
const [SHORT, LONG] = [290, 700];

type AnyBlock = ArticleSection['blocks'][number];
const isA =
  <Key extends string>(key: Key) =>
  (block: AnyBlock): block is Extract<AnyBlock, Readonly<Record<Key, unknown>>> =>
    typeof block === 'object' && key in block;
const [isPrint, isTable, isList] = [isA('picture'), isA('table'), isA('list')];
const [isProofs, isBand] = [isA('downloads'), isA('band')];
const isInText = (block: AnyBlock): block is Block =>
  ![isPrint, isTable, isProofs, isBand].some((is) => is(block));
/** Lists and drawings. */
const isWide = (block: AnyBlock) => ['list', 'steps', 'rows', 'specimen'].some((key) => isA(key)(block));

/** About how much room a section takes, in letters: further lines of a heading, and what items leave empty, count as some. */
function roomOf({ heading, blocks }: ArticleSection) {
  const items = blocks.flatMap<unknown>((block) => (isList(block) ? block.list : []));
  const texts = JSON.stringify(blocks, (key, value: unknown) => (key === 'to' ? undefined : value));
  return texts.length + 20 * blocks.length + 40 * items.length + (heading.length > 13 ? 60 : 0);
}

/** What a section is made of. Its text, if short and alone, can be a block of ink. */
function partsOf(section: ArticleSection) {
  const { blocks } = section;
  const texts = blocks.filter(isInText);
  const { length } = JSON.stringify(texts);
  const isAlone = length < SHORT && texts.length > 0 && texts.length === blocks.length;
  return { ...section, texts, length, prints: blocks.filter(isPrint), isAlone };
}
type Parts = ReturnType<typeof partsOf>;

/** How a section is set follows from what it has, how long that is, and whether a neighbour is as short. */
function kindOf(
  { blocks, texts, length, prints, isAlone }: Parts,
  neighbours: readonly (Parts | undefined)[],
) {
  const [print] = prints;
  if (texts.length === 0 && blocks.every(isBand)) return 'banded';
  const isBeside = length > SHORT ? length < LONG : print && isTall(print.picture);
  if (print && (prints.length > 1 || !isBeside)) return 'printed';
  if (print) return 'beside';
  if (isAlone && neighbours.some((one) => one?.isAlone)) return 'poster';
  if (texts.length < 4 && texts.some(isWide)) return 'listed';
  return isAlone ? 'slab' : 'columns';
}

/** Each under its heading, which links lead to. */
const Sections = ({ sections }: Pick<ArticleBodyProps, 'sections'>) => {
  const all = sections.map(partsOf);
  const kinds = all.map((parts, index) => kindOf(parts, [all[index - 1], all[index + 1]]));
  const largest = Math.max(...sections.filter((_, index) => kinds[index] === 'poster').map(roomOf));
  return all.map(({ heading, blocks, texts, prints }, index) => {
    const kind = kinds[index] ?? 'columns';
    const isLeft = kind === 'beside' && kinds.slice(0, index).filter((one) => one === kind).length % 2 === 1;
    const isAcross = (kind === 'listed' || kind === 'columns') && heading.length > SHORT_HEADING;
    const { halfScreen, full, besideText } = pictureSizes;
    const sizes = prints[1] ? halfScreen : kind === 'printed' ? full(1) : besideText;
    return (
      <section
        key={heading}
        aria-labelledby={anchorOf(heading)}
        data-few={JSON.stringify(kind === 'columns' ? texts.slice(1) : texts).length < SHORT || undefined}
        data-left={isLeft || undefined}
        css={[
          styles[kind],
          kind === 'poster' &&
            css({ '--grown': Math.sqrt(largest / roomOf({ heading, blocks })).toFixed(2) }),
          blocks.some(isTable) && board,
        ]}
      >
        {kind === 'banded' ? null : kind === 'printed' || isAcross ? (
          <h2 id={anchorOf(heading)}>
            <WoodType
              text={heading}
              {...(kind === 'printed' ? ON_PRINT : { longest: 10, ems: 5, together: 11 })}
            />
          </h2>
        ) : (
          <ColumnHeading id={anchorOf(heading)} text={heading} />
        )}
        {texts.length > 0 && <Prose blocks={texts} />}
        {prints.length > 0 && (
          <figure>
            {prints.map(({ picture }) => (
              <Fragment key={picture}>
                <Picture id={picture} sizes={sizes} />{' '}
              </Fragment>
            ))}
          </figure>
        )}
        {blocks.filter(isTable).map(({ table }) => (
          <DataTable key={table.caption} table={table} />
        ))}
        {blocks.filter(isProofs).map(({ downloads }, at) => (
          <Proofs key={at} of={downloads} />
        ))}
        {blocks.filter(isBand).map(({ band }) => (
          <Band key={band.title} band={band}>
            {kind === 'banded' && <h2 id={anchorOf(heading)}>{heading}</h2>}
          </Band>
        ))}
      </section>
    );
  });
};

interface ArticleBodyProps {
  readonly facts?: readonly Fact[] | undefined;
  readonly sections: readonly ArticleSection[];
  readonly children?: ReactNode;
}

/** An article: facts first, then its sections. */
export const ArticleBody = ({ facts, sections, children }: ArticleBodyProps) => (
  <ArticleLayout
    styles={body}
    facts={facts}
    index={sections.map(({ heading }) => [anchorOf(heading), heading])}
  >
    <Sections sections={sections} />
    {children}
  </ArticleLayout>
);
