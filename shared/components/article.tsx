import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Fact, Section } from '../data/blocks.ts';
import { site } from '../data/site.ts';
import type { PictureId } from '../data/pictures.ts';
import { slugOf } from '../rules/slug.ts';
import { measure, media, pictureSizes, rule } from '../theme.ts';
import { FactList } from './fact-list.tsx';
import { FramedPicture } from './framed-picture.tsx';
import { Prose } from './prose.tsx';

const sheetLayout = css`
  ${measure};
  display: grid;
  gap: 2.5rem 3rem;
  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

const index = css`
  a {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
    border-bottom: 1px solid var(--text);
    text-decoration: none;
    &:hover {
      background: var(--first);
      color: var(--ink);
    }
  }
  ul {
    border-top: ${rule};
  }
  ${media.desktop} {
    align-self: start;
    position: sticky;
    top: 6rem;
  }
  @media print {
    display: none;
  }
`;

const body = css`
  display: grid;
  gap: 3rem;
  min-width: 0;
  > section {
    display: grid;
    gap: 1.25rem;
  }
`;

/** A heading's address on its page: letters and digits only. */
const anchorOf = (heading: string): string => slugOf(heading.replaceAll(/[^\w ]/g, ''));

interface ArticleBodyProps {
  readonly facts?: readonly Fact[] | undefined;
  readonly picture?: PictureId | undefined;
  readonly sections: readonly Section[];
  readonly children?: ReactNode;
}

/** A page of reading, with its index at the side: what people look up comes first. */
export const ArticleBody = ({ facts, picture, sections, children }: ArticleBodyProps) => (
  <div css={sheetLayout}>
    <nav aria-label={site.onThisPage} css={index}>
      <ul>
        {sections.map(({ heading }) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
    <div css={body}>
      {facts && <FactList facts={facts} />}
      {picture && <FramedPicture id={picture} sizes={pictureSizes.article} />}
      {sections.map(({ heading, blocks }) => (
        <section key={heading} aria-labelledby={anchorOf(heading)}>
          <h2 id={anchorOf(heading)}>{heading}</h2>
          <Prose blocks={blocks} />
        </section>
      ))}
      {children}
    </div>
  </div>
);
