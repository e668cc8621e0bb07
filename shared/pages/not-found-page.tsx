import { css } from '@emotion/react';
import { PageLink } from '../components/type/page-link.tsx';
import { Picture } from '../components/pictures/picture.tsx';
import { WoodType } from '../components/type/wood-type.tsx';
import { notFound } from '../data/wording/error-pages.ts';
import { definePage } from '../page.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { measure } from '../look/measures.ts';
import { buttonStyle } from '../look/surfaces.ts';
import { media, rule } from '../look/tokens.ts';

const layout = css`
  ${measure};
  display: grid;
  gap: 2rem 4rem;
  align-items: center;
  padding-top: 2.5rem;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  img {
    width: 100%;
    border: ${rule};
    box-shadow: 6px 6px 0 var(--second);
  }
  div {
    display: grid;
    gap: 1.5rem;
    justify-items: start;
  }
  h1 {
    width: 100%;
  }
`;

/** Answers every address that no other page has (specification, section 8). */
export const notFoundPage = definePage({
  name: '*',
  label: notFound.title,
  section: 'home',
  status: 404,
  script: 'not-found',
  content: notFound,
  meta: ({ title, text }) => ({ title, description: text }),
  Component: ({ code, title, text, home }) => (
    <div css={layout}>
      <Picture id="lost-bird" sizes={pictureSizes.half} eager />
      <div>
        <p css={{ width: '100%' }}>
          <WoodType text={code} ems={2.4} />
        </p>
        <h1>
          <WoodType text={title} longest={20} ems={7} />
        </h1>
        <p>{text}</p>
        <PageLink to="home" css={buttonStyle}>
          {home}
        </PageLink>
      </div>
    </div>
  ),
});
