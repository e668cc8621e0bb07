import { css } from '@emotion/react';
import type { HomeTexts } from '../../model/frame-texts.ts';
import { overlay } from '../../look/decorations.ts';
import { pictureSizes } from '../../look/measures.ts';
import { media, rule, fontSize } from '../../look/tokens.ts';
import { WithNames } from '../type/with-names.tsx';
import { Picture } from '../pictures/picture.tsx';

/* The picture overlaps its frame, which is shifted to the lower right. */
const card = css`
  position: relative;
  isolation: isolate;
  padding: 0 1.25rem 1.25rem 0;
  &::before {
    ${overlay('1.25rem 0 0 1.25rem', -1)};
    border: ${rule};
    background: var(--first);
  }
  > picture {
    display: block;
    border: ${rule};
  }
  ${media.tablet} {
    padding: 0 2rem 2rem 0;
    &::before {
      inset: 2rem 0 0 2rem;
    }
  }
`;

const caption = css`
  padding: 1rem 0 0.25rem 2rem;
  color: var(--ink);
  h3 {
    margin-bottom: 0.5rem;
    font-size: ${fontSize.name};
    font-stretch: 84%;
  }
  ${media.tablet} {
    padding-left: 3rem;
  }
`;

type ExperienceCardProps = NonNullable<HomeTexts['experience']>['cards'][number];

export const ExperienceCard = ({ title, description, picture }: ExperienceCardProps) => (
  <article css={card}>
    <Picture id={picture} sizes={pictureSizes.half} />
    <div css={caption}>
      <h3>{title}</h3>
      <p>
        <WithNames text={description} />
      </p>
    </div>
  </article>
);
