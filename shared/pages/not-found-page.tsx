import { css } from '@emotion/react';
import { PageLink } from '../components/type/page-link.tsx';
import { Picture } from '../components/pictures/picture.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import { definePage, type Page } from '../page.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { aboveFooter, measure } from '../look/measures.ts';
import { buttonStyle, inReach } from '../look/surfaces.ts';
import { media, inksOfDay, on, rule, stacked, size } from '../look/tokens.ts';
import { wordRows } from '../look/word-rows.ts';
import type { Festival } from '../festival/create-festival.ts';

const block = css`
  padding-block: clamp(1rem, 4vw, 3rem) clamp(1.5rem, 4vw, 3rem);
  margin-bottom: -${aboveFooter};
  ${on.second};
  ${inksOfDay};
`;

/* What can be pressed has its shadow in the text's colour, because the ground is the second ink. */
const layout = css`
  ${measure};
  --second: var(--text);
  ${stacked('1.5rem 4rem')};
  align-items: center;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  img {
    border: ${rule};
    box-shadow: 6px 6px 0 var(--first);
    aspect-ratio: 3 / 2;
    ${media.tablet} {
      aspect-ratio: 1;
    }
  }
  div {
    ${stacked('1rem')};
    justify-items: start;
    ${media.tablet} {
      gap: 1.5rem;
    }
  }
  p,
  a:not([class]) {
    color: var(--text);
  }
  a {
    text-decoration-color: currentcolor;
  }
  h1,
  section {
    width: 100%;
  }
  h2 {
    font-size: ${size.lead};
  }
  ul {
    ${wordRows};
  }
  div > p > a {
    ${inReach};
    font-weight: 700;
  }
`;

/* The code over the whole measure. */
const withoutPicture = css`
  ${media.tablet} {
    grid-template-columns: 1fr;
  }
`;

/** What an address may have meant: a page, or an entry of the A to Z with its answer. */
interface Suggestion {
  readonly word: string;
  /** Empty for a page. */
  readonly answer: string;
  readonly to: string;
}

export function createNotFoundPage({ texts: { notFound } }: Festival) {
  /**
   * Answers every address that no other page has (specification, section 8).
   * @param suggestions what this address may have meant
   */
  const notFoundPageWith = (suggestions: readonly Suggestion[]): Page =>
    definePage({
      name: '*',
      label: notFound.title,
      section: 'home',
      status: 404,
      scripts: ['not-found'],
      content: { ...notFound, suggestions },
      meta: ({ title, text }) => ({ title, description: text }),
      Component: ({ code, title, text, home, meant, index, picture, suggestions: near }) => (
        <div css={block}>
          <div css={[layout, !picture && withoutPicture]}>
            {picture && <Picture id={picture} sizes={pictureSizes.half} eager />}
            <div>
              <p css={{ width: '100%', maxWidth: 'none' }}>
                <WoodType text={code} ems={2.4} />
              </p>
              <h1>
                <WoodType text={title} longest={20} ems={7} />
              </h1>
              <p>{text}</p>
              {near.length > 0 && (
                <section aria-labelledby="meant">
                  <h2 id="meant">{meant}</h2>
                  <ul>
                    {near.map(({ word, answer, to }) => (
                      <li key={to}>
                        <PageLink to={to}>{word}</PageLink>
                        {answer && <p>{answer}</p>}
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <PageLink to="home" css={buttonStyle}>
                {home}
              </PageLink>
              {index && (
                <p>
                  <PageLink to={index.to}>{index.text}</PageLink>
                </p>
              )}
            </div>
          </div>
        </div>
      ),
    });

  const notFoundPage = notFoundPageWith([]);

  return { notFoundPageWith, notFoundPage };
}
