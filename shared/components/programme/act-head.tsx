import type { Texts } from '../../data/texts.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { Fold } from '../frame/fold.tsx';
import { css } from '@emotion/react';
import { filled } from '../../figures/filled.ts';
import type { ComponentProps } from 'react';
import type { PictureId } from '../../model/pictures.ts';
import { night } from '../../look/night.ts';
import { measure } from '../../look/measures.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { halftoneStrip } from '../../look/surfaces.ts';
import { media, on, rule, stacked } from '../../look/tokens.ts';
import { Picture } from '../pictures/picture.tsx';
import { TitleInPrint } from '../pictures/title-in-print.tsx';
import { PageLink } from '../type/page-link.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { PlayTimes } from './play-times.tsx';

const times = css`
  padding-block: clamp(0.6rem, 1.4vw, 1rem);
  ${on.ink};
  ${night('border-block: 3px solid var(--paper)')};
  && a + a {
    border-color: var(--paper);
  }
`;

/* When and where stand in the first screen. */
const head = css`
  width: 100%;
  aspect-ratio: 16 / 9;
  max-height: 38rem;
  @media (max-width: 30em) {
    aspect-ratio: 1;
  }
`;

/* The name lies in the sky, and what stands highest in the picture before it. Phones crop the picture's foot. */
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

/* The name stands above the picture, into which the ink behind it dissolves, and its foot in it. */
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

/* Below the slip of an act without a page. Nothing stands before the name, which is read at a glance. */
const low = css`
  --front: none;
  max-height: 25rem;
  @media (max-width: 30em) {
    --crop: 0px;
    aspect-ratio: 2.4;
  }
`;

interface ActHeadProps extends ComponentProps<typeof PlayTimes> {
  readonly name: string;
  readonly picture: PictureId;
}

/** The head of an act's page, as its poster: name over the full measure, when and where, print. */
export function ActHead({ name, picture, ...playing }: ActHeadProps) {
  const { frontOf } = usePageContext().prints;
  return (
    <>
      {/* Phones show the print's right part: what reaches into the name stands there. */}
      <TitleInPrint
        id={picture}
        sizes={pictureSizes.square}
        eager
        act={name}
        lie="66% 0"
        css={[head, frontOf(picture) === 'sky' ? inSky : onEdge, playing.whose && low]}
      >
        <h1 css={measure}>
          <WoodType text={name} longest={16} ems={6.2} largest="38vh" />
        </h1>
      </TitleInPrint>
      <Fold />
      {playing.sets.length > 0 && (
        <div css={times}>
          <div css={measure}>
            <PlayTimes {...playing} />
          </div>
        </div>
      )}
    </>
  );
}

/* A slip of the first ink, pasted over the poster of the act below and not quite straight: its print is the larger one. */
const slip = css`
  position: relative;
  z-index: 1;
  margin: -1.3vw -1rem clamp(-1.25rem, -1.4vw, -0.5rem);
  padding: calc(1.3vw + 1rem) 1rem 1rem;
  rotate: -1.2deg;
  border: ${rule};
  ${on.first};
  > div {
    ${measure};
    ${stacked('0.75rem clamp(1rem, 4vw, 3rem)', 'space-between')};
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) min(38%, 27rem);
    }
  }
  p {
    max-width: none;
    font-weight: 700;
  }
  a {
    text-decoration-color: currentcolor;
  }
  img {
    aspect-ratio: 1;
    border: 3px solid var(--ink);
  }
  ${media.tablet} {
    img {
      grid-area: 1 / 2 / span 3;
      margin-bottom: -2.5rem;
    }
    p:last-of-type {
      align-self: end;
    }
  }
`;

interface StandInNoteProps extends Omit<ComponentProps<typeof PlayTimes>, 'stars' | 'whose'> {
  /** The act that the address names. Sets and marks are its own. */
  readonly act: string;
  readonly picture: PictureId;
  readonly copy: Texts['artistPage'];
}

/** Above another act's page: when and where the act plays, or that it does not, and that it has no page. */
export const StandInNote = ({ act, picture, copy, ...playing }: StandInNoteProps) => (
  <div css={slip}>
    <div>
      <p>
        <WoodType text={act} longest={16} ems={5} />
      </p>
      <PlayTimes {...playing} />
      <p>
        {filled(copy.standIn, { act })}{' '}
        <PageLink to={copy.whenTheyPlay.to}>{copy.whenTheyPlay.text}</PageLink>
      </p>
      <Picture id={picture} sizes={pictureSizes.card} eager />
    </div>
  </div>
);
