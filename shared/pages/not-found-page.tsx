import { css } from '@emotion/react';
import { blockOfInk } from '../components/feature/block-of-ink.ts';
import { PageLink } from '../components/type/page-link.tsx';
import { Picture } from '../components/pictures/picture.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import { definePage, type Page } from '../page.ts';
import { aboveFooter, pictureSizes } from '../look/measures.ts';
import { buttonStyle, inReach } from '../look/surfaces.ts';
import { media, rule, stacked } from '../look/tokens.ts';
import { wordRows } from '../look/word-rows.ts';
import type { Festival } from '../festival/create-festival.ts';

const layout = css`
  ${blockOfInk};
  gap: 1.5rem 4rem;
  align-items: center;
  /* The block ends at the footer. */
  margin-bottom: -${aboveFooter};
  img {
    border: ${rule};
    aspect-ratio: 1.25;
    object-position: 50% 25%;
  }
  ${media.desktop} {
    &:has(img) {
      grid-template-columns: 1fr 1fr;
    }
    img {
      aspect-ratio: 1;
    }
  }
  > div {
    /* The background is the second ink, so shadows of that ink would not show. */
    --second: var(--text);
    ${stacked('1.25rem')};
  }
`;

interface Suggestion {
  readonly word: string;
  readonly answer: string;
  readonly to: string;
}

export function createNotFoundPage({ texts: { notFound } }: Festival) {
  /**
   * Answers every address that no other page has (specification, section 8).
   * @param suggestions pages that this address may have meant
   */
  const notFoundPageWith = (suggestions: readonly Suggestion[]): Page =>
    definePage({
      name: '*',
      label: notFound.title,
      section: 'home',
      status: 404,
      scripts: ['report-missing-address'],
      content: { ...notFound, suggestions },
      meta: ({ title, text }) => ({ title, description: text }),
      Component: ({ code, title, text, home, meant, index, picture, suggestions: near }) => (
        <div css={layout}>
          {picture && <Picture id={picture} sizes={pictureSizes.besideText} eager />}
          <div>
            <p css={{ maxWidth: 'none' }}>
              <WoodType text={code} ems={2.4} />
            </p>
            <h1>
              <WoodType text={title} longest={20} ems={7} />
            </h1>
            <p>{text}</p>
            {near.length > 0 && (
              <section aria-labelledby="meant">
                <h2 id="meant">{meant}</h2>
                <ul css={wordRows}>
                  {near.map(({ word, answer, to }) => (
                    <li key={to}>
                      <PageLink to={to}>{word}</PageLink>
                      {answer && <p>{answer}</p>}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <p>
              <PageLink to="home" css={buttonStyle}>
                {home}
              </PageLink>
            </p>
            {index && (
              <p>
                <PageLink to={index.to} css={inReach}>
                  {index.text}
                </PageLink>
              </p>
            )}
          </div>
        </div>
      ),
    });

  const notFoundPage = notFoundPageWith([]);

  return { notFoundPageWith, notFoundPage };
}
