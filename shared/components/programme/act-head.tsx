import { Fold } from '../frame/fold.tsx';
import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { night } from '../../look/lean.ts';
import { measure } from '../../look/measures.ts';
import { misprint } from '../../look/decorations.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { media, rule } from '../../look/tokens.ts';
import { Picture } from '../pictures/picture.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { PlayTimes } from './play-times.tsx';

const nameBlock = css`
  padding-block: clamp(1.1rem, 2.5vw, 2rem) clamp(0.5rem, 1vw, 0.75rem);
  background: var(--first);
  color: var(--ink);
  ${misprint};
`;

const times = css`
  padding-block: clamp(0.6rem, 1.4vw, 1rem);
  background: var(--ink);
  color: var(--paper);
  ${night('border-block: 3px solid var(--paper)')};
`;

const framed = css`
  > picture > img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    /* Whatever the screen's shape, heads stay whole. */
    object-position: 50% 0;
    border-bottom: ${rule};
    ${media.tablet} {
      aspect-ratio: 2;
      max-height: 44rem;
    }
  }
`;

interface ActHeadProps extends ComponentProps<typeof PlayTimes> {
  readonly name: string;
  readonly picture: PictureId;
}

/** The head of an act's page, as its poster: name over the full measure, when and where, print. */
export const ActHead = ({ name, picture, ...playing }: ActHeadProps) => (
  <div css={framed}>
    <div css={nameBlock}>
      <h1 css={measure}>
        <WoodType text={name} longest={16} ems={6.2} largest="38vh" />
      </h1>
    </div>
    <Fold />
    {playing.sets.length + playing.played.length > 0 && (
      <div css={times}>
        <div css={measure}>
          <PlayTimes {...playing} />
        </div>
      </div>
    )}
    <Picture id={picture} sizes={pictureSizes.bleed} eager act={name} />
  </div>
);
