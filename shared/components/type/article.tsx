import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ArticleSection, BandBlock, Block, Downloads, Fact, Print } from '../../data/blocks.ts';
import { isTall } from '../../data/pictures/prints.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { column, fromSide } from '../../look/measures.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { inkedOnHover } from '../../look/surfaces.ts';
import { capitals, media, on, rule, stacked, statement } from '../../look/tokens.ts';
import { blockOfInk } from '../broadsides/forme.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Proofs } from '../pictures/proofs.tsx';
import { paperLetters } from '../pictures/title-in-print.tsx';
import { Band } from './band.tsx';
import { ColumnHeading } from './column-heading.tsx';
import { FactList } from './fact-list.tsx';
import { Prose } from './prose.tsx';
import { WoodType } from './wood-type.tsx';

const layout = css`
  ${fromSide};
  ${column('2.5rem')};
  ${media.tablet} {
    gap: 3.5rem;
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
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    column-gap: 1.25rem;
    border-top: ${rule};
    ${media.tablet} {
      grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    }
  }
  a {
    display: flex;
    align-items: center;
    height: 100%;
    min-height: 2.75rem;
    padding-block: 0.45rem 0.35rem;
    border-bottom: 1px solid var(--text);
    ${capitals('0.9rem/1.15', 84)};
    text-decoration: none;
    ${inkedOnHover};
    ${media.wide} {
      font-size: 1.1rem;
    }
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

/* On wide screens the heading at the left, the text at its right, from edge to edge what else there is. */
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
    /* Few words are large. */
    &[data-few] p {
      ${statement};
    }
    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 1.75rem 2.5rem;
      > * {
        grid-column: 1 / -1;
      }
      > h2 {
        grid-column: var(--in, 1);
      }
      > h2 + div {
        grid-column: var(--in, 2);
      }
      &:not([data-few]) > h2 + div > :is(p, ul, ol) {
        font-size: 1.125rem;
      }
    }
  }
`;

/* One print from edge to edge, or two side by side: the heading is printed on their foot, and the text stands below. */
const printed = css`
  section& {
    --in: 1 / -1;
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
    > h2 + div {
      columns: 2 24rem;
      column-gap: 2.5rem;
      :is(p, li, table) {
        break-inside: avoid;
      }
      > p:only-child {
        column-span: all;
        font-size: clamp(1.25rem, 0.9rem + 1.8vw, 2.6rem);
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
        padding-top: 1.25rem;
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

/* A short text without a print: a block of the first ink. */
const slab = css`
  section& {
    ${blockOfInk};
    ${on.first};
    column-gap: 2.5rem;
    margin-inline: calc(-1 * var(--side));
    border-color: var(--first);
  }
`;

/* A list under its heading over the whole width, in columns under rules. */
const listed = css`
  section& {
    --in: 1 / -1;
    > div:not(:has(> h3)) > ul {
      gap: 1rem 2rem;
      max-width: none;
      ${media.tablet} {
        grid-template-columns: repeat(auto-fit, minmax(max(11rem, 16%), 1fr));
      }
      > li {
        padding: 0.75rem 0 0;
        border-top: ${rule};
        font-weight: 600;
        line-height: 1.35;
        &::before {
          content: none;
        }
      }
    }
  }
`;

const styles = { printed, beside, slab, listed };

/** Letters of a heading that over the whole width would be a poster. */
const SHORT_HEADING = 11;
/** A heading's one line, above which the print has room. */
const ON_PRINT = { longest: Infinity, ems: 8.5, largest: 'max(4rem, 12vw)' };
/** Letters of a text for large type, and of a list for columns, with those of their links' addresses. */
const [SHORT, SHORT_LIST] = [290, 430];

type Kind = keyof typeof styles | 'plain';

/** How a section is set follows from what it has, how many blocks else it has, and how the last one is set. */
function kindOf(texts: readonly Block[], prints: readonly Print[], others: number, last?: Kind): Kind {
  const { length } = JSON.stringify(texts);
  const [print] = prints;
  if (print && (prints.length > 1 || (length < SHORT && !isTall(print.picture)))) return 'printed';
  if (print) return 'beside';
  const isList = length < SHORT_LIST && texts.some((block) => typeof block === 'object' && 'list' in block);
  if (isList || texts.length === 0) return 'listed';
  return length < SHORT && others === 0 && last !== 'slab' ? 'slab' : 'plain';
}

type AnyBlock = ArticleSection['blocks'][number];
const isPrint = (block: AnyBlock): block is Print => typeof block === 'object' && 'picture' in block;
const isBand = (block: AnyBlock): block is BandBlock => typeof block === 'object' && 'band' in block;
const isProofs = (block: AnyBlock): block is Downloads => typeof block === 'object' && 'downloads' in block;
const isInText = (block: AnyBlock): block is Block => !isPrint(block) && !isBand(block) && !isProofs(block);

/** Each under its heading, which links lead to. */
const Sections = ({ sections }: Pick<ArticleBodyProps, 'sections'>) => {
  const before: Kind[] = [];
  return sections.map(({ heading, blocks }) => {
    const prints = blocks.filter(isPrint);
    const bands = blocks.filter(isBand);
    const proofs = blocks.filter(isProofs);
    const texts = blocks.filter(isInText);
    const kind = kindOf(texts, prints, bands.length + proofs.length, before.at(-1));
    before.push(kind);
    const isLeft = kind === 'beside' && before.filter((one) => one === kind).length % 2 === 0;
    const { halfScreen, full, besideText } = pictureSizes;
    const sizes = prints[1] ? halfScreen : kind === 'printed' ? full(1) : besideText;
    return (
      <section
        key={heading}
        aria-labelledby={anchorOf(heading)}
        data-few={JSON.stringify(texts).length < SHORT || undefined}
        data-left={isLeft || undefined}
        {...(kind !== 'plain' && { css: styles[kind] })}
      >
        {kind === 'printed' || (kind === 'listed' && heading.length > SHORT_HEADING) ? (
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
              <Picture key={picture} id={picture} sizes={sizes} />
            ))}
          </figure>
        )}
        {proofs.map(({ downloads }, index) => (
          <Proofs key={index} of={downloads} />
        ))}
        {bands.map(({ band }) => (
          <Band key={band.title} band={band} />
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
