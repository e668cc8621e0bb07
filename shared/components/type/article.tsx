import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ArticleSection, Block, Fact, Print } from '../../data/blocks.ts';
import { isTall } from '../../data/pictures/prints.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { column } from '../../look/measures.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { inkedOnHover } from '../../look/surfaces.ts';
import { lineLength, media, rule, stacked } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { SpotPicture } from '../pictures/spot-picture.tsx';
import { ColumnHeading } from './column-heading.tsx';
import { FactList } from './fact-list.tsx';
import { Prose } from './prose.tsx';

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
`;

const besideIndex = css`
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

/* The links above the sections on phones, at their side on wide screens. */
const sideIndex = css`
  a {
    display: flex;
    align-items: center;
    height: 100%;
    min-height: 2.75rem;
    padding-block: 0.35rem;
    line-height: 1.25;
    border-bottom: 1px solid var(--text);
    text-decoration: none;
    ${inkedOnHover};
  }
  ul {
    border-top: ${rule};
    @media (min-width: 22em) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 1.25rem;
    }
  }
  ${media.wide} {
    align-self: start;
    position: sticky;
    top: 6rem;
    ul {
      display: block;
    }
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
`;

const withSections = css`
  > section {
    padding-top: 1.25rem;
    border-top: ${rule};
    > * + * {
      margin-top: 1.25rem;
    }
    /* The heading at the left, where the text still has a full line: a float in the section's padding. */
    @media (min-width: 64em), print {
      /* How far it is from the text to the section's left edge. */
      --indent: calc(72.4% + 2.5rem);
      display: flow-root;
      padding-left: calc((100% - 2.5rem) * 0.42 + 2.5rem);
      > h2 + * {
        margin-top: 0;
      }
      > h2 {
        float: left;
        width: 72.4%;
        margin: 0 0 1.25rem calc(-1 * var(--indent));
        font-size: clamp(1.5rem, 2.4vw, 2.25rem);
      }
    }
  }
`;

interface ArticleLayoutProps {
  readonly facts?: readonly Fact[] | undefined;
  /** The sections' headings, by id; of a short article, none. */
  readonly index?: readonly (readonly [id: string, heading: string])[] | undefined;
  /** Of what holds the sections. */
  readonly styles?: SerializedStyles;
  readonly children: ReactNode;
}

/** Facts over the whole width, then sections with their index at the side. */
export function ArticleLayout({ facts, index, styles, children }: ArticleLayoutProps) {
  const { onThisPage } = usePageContext().wording;
  return (
    <div css={[layout, index && besideIndex]}>
      {facts && <FactList id="facts" facts={facts} />}
      {index && (
        <nav aria-label={onThisPage} css={sideIndex}>
          <ul>
            {index.map(([id, heading]) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div css={[body, styles]}>{children}</div>
    </div>
  );
}

/* Prints below a text that is much lower, as wide as heading and text; two side by side. */
const below = css`
  > div:last-child {
    ${stacked('1.25rem')};
    ${media.tablet} {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    ${media.desktop} {
      clear: both;
      margin-left: calc(-1 * var(--indent));
    }
  }
`;

/* A print at the right of heading and text, which together are about as high. */
const beside = css`
  ${media.desktop} {
    && {
      display: grid;
      grid-template: auto 1fr / minmax(0, ${lineLength}) minmax(0, 1fr);
      gap: 1.25rem 2.5rem;
      padding-left: 0;
    }
    && > h2 {
      width: min(100%, 24rem);
      margin: 0;
    }
    > div:last-child {
      grid-area: 1 / 2 / span 2;
      margin: 0;
    }
    /* Few words beside a high print are large; beside many, more of it is seen. */
    &[data-words='few'] p {
      font-weight: 600;
      font-size: 1.85rem;
      line-height: 1.35;
    }
    &[data-words='many'] {
      --crop: 1;
    }
  }
`;

/** Letters of a short and of a long text, with those of its links' addresses. */
const [SHORT, LONG] = [290, 420];

const isPrint = (block: Block | Print): block is Print => typeof block === 'object' && 'picture' in block;

/** Each under its heading, which links lead to. */
export const Sections = ({ sections, short = false }: Pick<ArticleBodyProps, 'sections' | 'short'>) => {
  const { lead, half, besideText } = short ? pictureSizes : pictureSizes.besideIndex;
  return sections.map(({ heading, blocks }) => {
    const prints = blocks.filter(isPrint);
    const texts = blocks.filter((block): block is Block => !isPrint(block));
    const { length } = JSON.stringify(texts);
    const isPair = prints.length > 1;
    const isBelow = isPair || (length < SHORT && prints.every(({ picture }) => !isTall(picture)));
    const sizes = isPair ? half : isBelow ? lead : besideText;
    return (
      <section
        key={heading}
        aria-labelledby={anchorOf(heading)}
        data-words={length < SHORT ? 'few' : length > LONG ? 'many' : undefined}
        {...(prints.length > 0 && { css: isBelow ? below : beside })}
      >
        <ColumnHeading id={anchorOf(heading)} text={heading} />
        <Prose blocks={texts} />
        {prints.length > 0 && (
          <div>
            {prints.map(({ picture }) => (
              <SpotPicture key={picture} id={picture} sizes={sizes} />
            ))}
          </div>
        )}
      </section>
    );
  });
};

interface ArticleBodyProps {
  readonly facts?: readonly Fact[] | undefined;
  readonly sections: readonly ArticleSection[];
  /** Before the sections, over their whole width: a list that belongs to the text. */
  readonly first?: { readonly heading: string; readonly content: ReactNode };
  /** So short that it needs no index. */
  readonly short?: boolean;
  readonly children?: ReactNode;
}

/** An article: facts first, then its sections. */
export const ArticleBody = ({ facts, first, sections, short = false, children }: ArticleBodyProps) => (
  <ArticleLayout
    styles={withSections}
    facts={facts}
    index={
      short
        ? undefined
        : [...(first ? [first] : []), ...sections].map(({ heading }) => [anchorOf(heading), heading])
    }
  >
    {first && (
      <div>
        <h2 id={anchorOf(first.heading)}>{first.heading}</h2>
        {first.content}
      </div>
    )}
    <Sections sections={sections} short={short} />
    {children}
  </ArticleLayout>
);
