import { css } from '@emotion/react';
import { PageLink } from '../components/type/page-link.tsx';
import { Picture } from '../components/pictures/picture.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import { definePage, type Page } from '../page.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { aboveFooter, measure } from '../look/measures.ts';
import { buttonStyle, inReach } from '../look/surfaces.ts';
import { media, on, rule, stacked } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';

const block = css`
  padding-block: clamp(1rem, 4vw, 3rem) clamp(1.5rem, 4vw, 3rem);
  margin-bottom: -${aboveFooter};
  ${on.flatSecond};
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
  h1 {
    width: 100%;
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

/** Answers every address that no other page has (specification, section 8). */
export const notFoundPage = ({ texts: { notFound } }: Festival): Page =>
  definePage({
    name: '*',
    label: notFound.title,
    section: 'home',
    status: 404,
    scripts: ['not-found'],
    content: notFound,
    meta: ({ title, text }) => ({ title, description: text }),
    Component: ({ code, title, text, home, index, picture }) => (
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
