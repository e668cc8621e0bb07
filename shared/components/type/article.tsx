import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Fact, Section } from '../../data/blocks.ts';
import { slugOf } from '../../rules/slug.ts';
import { measure } from '../../look/measures.ts';
import { media, rule } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { FactList } from './fact-list.tsx';
import { Prose } from './prose.tsx';

const layout = css`
  ${measure};
  display: grid;
  gap: 2.5rem 3rem;
  ${media.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
    > dl {
      grid-column: 1 / -1;
    }
  }
`;

const index = css`
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: 0.35rem;
    line-height: 1.25;
    border-bottom: 1px solid var(--text);
    text-decoration: none;
    ${media.hover} {
      &:hover {
        background: var(--first);
        color: var(--ink);
      }
    }
  }
  ul {
    border-top: ${rule};
    ${media.tablet} {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 2rem;
    }
  }
  ${media.desktop} {
    align-self: start;
    position: sticky;
    top: 6rem;
    ul {
      display: block;
    }
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
  ${media.desktop} {
    > section {
      grid-template-columns: 15rem minmax(0, 1fr);
      gap: 1.25rem 2.5rem;
      padding-top: 1.25rem;
      border-top: ${rule};
      > h2 {
        font-size: 1.75rem;
      }
      > ul {
        grid-column: 1 / -1;
      }
    }
  }
`;

/** A heading's id, without punctuation. */
const anchorOf = (heading: string): string => slugOf(heading.replaceAll(/[^\w ]/g, ''));

interface ArticleBodyProps {
  readonly facts?: readonly Fact[] | undefined;
  readonly sections: readonly Section[];
  readonly children?: ReactNode;
}

/** An article: facts first, then its sections, with their index at the side. */
export function ArticleBody({ facts, sections, children }: ArticleBodyProps) {
  const { wording } = usePageContext();
  return (
    <div css={layout}>
      {facts && <FactList facts={facts} />}
      <nav aria-label={wording.onThisPage} css={index}>
        <ul>
          {sections.map(({ heading }) => (
            <li key={heading}>
              <a href={`#${anchorOf(heading)}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div css={body}>
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
}
