import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { usePageContext } from '../frame/page-context.tsx';
import type { PictureId } from '../../model/pictures.ts';
import { night } from '../../look/decorations.ts';
import { measure, pictureSizes } from '../../look/measures.ts';
import { halftoneStrip } from '../../look/surfaces.ts';
import { inksOfDay, surface } from '../../look/tokens.ts';
import { TitleInPrint } from '../pictures/title-in-print.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { PlayTimes } from './play-times.tsx';

const times = css`
  padding-block: clamp(0.6rem, 1.4vw, 1rem);
  ${surface.ink};
  ${night('border-block: 3px solid var(--paper)')};
  && a + a {
    border-color: var(--paper);
  }
`;

/* The time and place of the concert are within the first screen. */
const head = css`
  width: 100%;
  aspect-ratio: 16 / 9;
  max-height: 38rem;
  @media (max-width: 30em) {
    aspect-ratio: 1;
  }
`;

/* The name lies in the sky, behind the picture's highest objects. Phones crop the picture's foot. */
const inSky = css`
  h1 {
    margin-top: 4vw;
  }
  @media (max-width: 30em) {
    --crop: 16vw;
    aspect-ratio: 1.44;
    h1 {
      margin-top: 9.5vw;
    }
  }
`;

/* The name stands above the picture, with its foot in it. The ink behind it dissolves into the picture. */
const onEdge = css`
  --drop: min(8.3vw, 6.7rem);
  background: var(--first);
  &::after {
    ${halftoneStrip};
    inset: var(--drop) 0 auto;
    z-index: -1;
  }
  h1 {
    margin-top: calc(min(1.5vw, 1.2rem) - var(--drop));
  }
  @media (max-width: 30em) {
    --drop: 9.5vw;
    h1 {
      margin-top: -6vw;
    }
  }
`;

/* For an act without a print. */
const block = css`
  padding-block: clamp(1.25rem, 4vw, 3rem) clamp(1rem, 2.5vw, 2.25rem);
  ${surface.first};
  ${inksOfDay};
`;

interface ActHeadProps extends ComponentProps<typeof PlayTimes> {
  readonly name: string;
  /** By default, the name stands on a block of ink. */
  readonly picture?: PictureId | undefined;
}

/** The head of an act's page, like its poster: name over the full measure, time and place, print. */
export function ActHead({ name, picture, ...playing }: ActHeadProps) {
  const { frontOf } = usePageContext().prints;
  const title = (
    <h1 css={measure} translate="no">
      <WoodType text={name} longest={16} ems={6.2} largest="38vh" />
    </h1>
  );
  return (
    <>
      {picture ? (
        // Phones show the print's right part, which has the object that covers a part of the name.
        <TitleInPrint
          id={picture}
          sizes={pictureSizes.square}
          eager
          act={name}
          position="66% 0"
          css={[head, frontOf(picture) === 'sky' ? inSky : onEdge]}
        >
          {title}
        </TitleInPrint>
      ) : (
        <div css={block}>{title}</div>
      )}
      {(playing.sets.length > 0 || playing.toCome) && (
        <div css={times}>
          <div css={measure}>
            <PlayTimes {...playing} />
          </div>
        </div>
      )}
    </>
  );
}
