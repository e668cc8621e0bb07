import { Fold } from '../frame/fold.tsx';
import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { hasFront } from '../../data/pictures/prints.ts';
import { night } from '../../look/lean.ts';
import { measure } from '../../look/measures.ts';
import { misprint } from '../../look/decorations.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { media, on, rule } from '../../look/tokens.ts';
import { Picture } from '../pictures/picture.tsx';
import { TitleInPrint } from '../pictures/title-in-print.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { PlayTimes } from './play-times.tsx';

const nameBlock = css`
  padding-block: clamp(1.1rem, 2.5vw, 2rem) clamp(0.5rem, 1vw, 0.75rem);
  ${on.first};
  ${misprint};
`;

const times = css`
  padding-block: clamp(0.6rem, 1.4vw, 1rem);
  ${on.ink};
  ${night('border-block: 3px solid var(--paper)')};
`;

const framed = css`
  > picture > img {
    aspect-ratio: 16 / 9;
    /* Whatever the screen's shape, heads stay whole. */
    object-position: 50% 0;
    border-bottom: ${rule};
    @media (max-width: 30em) {
      aspect-ratio: 1;
    }
    ${media.tablet} {
      aspect-ratio: 2;
      max-height: 44rem;
    }
  }
`;

/* The name lies in the sky, and what stands highest in the picture before it. */
const inPrint = css`
  width: 100%;
  aspect-ratio: 16 / 9;
  /* When and where stand in the first screen. */
  max-height: 38rem;
  h1 {
    margin-top: 4vw;
  }
  @media (max-width: 30em) {
    aspect-ratio: 1;
    h1 {
      margin-top: 14vw;
    }
  }
`;

interface ActHeadProps extends ComponentProps<typeof PlayTimes> {
  readonly name: string;
  readonly picture: PictureId;
}

/** The head of an act's page, as its poster: name over the full measure, when and where, print. */
export function ActHead({ name, picture, ...playing }: ActHeadProps) {
  const title = (
    <h1 css={measure}>
      <WoodType text={name} longest={16} ems={6.2} largest="38vh" />
    </h1>
  );
  const print = { id: picture, sizes: pictureSizes.square, eager: true, act: name };
  const sky = hasFront(picture);
  return (
    <div css={framed}>
      {sky ? (
        // A square shows the print's right part: what reaches into the name stands there.
        <TitleInPrint {...print} lie="80% 0" css={inPrint}>
          {title}
        </TitleInPrint>
      ) : (
        <div css={nameBlock}>{title}</div>
      )}
      <Fold />
      {playing.sets.length + playing.played.length > 0 && (
        <div css={times}>
          <div css={measure}>
            <PlayTimes {...playing} />
          </div>
        </div>
      )}
      {!sky && <Picture {...print} />}
    </div>
  );
}
