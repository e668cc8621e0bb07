import { css } from '@emotion/react';
import { filled } from '../../figures/filled.ts';
import type { ComponentProps } from 'react';
import type { PictureId } from '../../data/pictures/pictures.ts';
import { measure } from '../../look/measures.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { media, on, rule } from '../../look/tokens.ts';
import { Picture } from '../pictures/picture.tsx';
import { PageLink } from '../type/page-link.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { PlayTimes } from './play-times.tsx';

/* A slip of the first ink, pasted across the top of the poster and not quite straight. */
const slip = css`
  position: relative;
  z-index: 1;
  margin: -1.3vw -1rem clamp(-1.25rem, -1.4vw, -0.5rem);
  padding: calc(1.3vw + 1rem) 1rem 0.9rem;
  rotate: -1.2deg;
  border: ${rule};
  ${on.first};
  > div {
    ${measure};
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(5rem, 30%, 19rem);
    gap: 0.75rem clamp(0.75rem, 4vw, 3rem);
    align-content: space-between;
    ${media.cramped} {
      display: block;
    }
  }
  p {
    max-width: none;
    font-weight: 700;
    &:first-of-type {
      grid-column: 1 / -1;
    }
  }
  a {
    text-decoration-color: currentcolor;
  }
  img {
    grid-area: 2 / 2 / 4;
    aspect-ratio: 4 / 5;
    border: 3px solid var(--ink);
  }
  /* Beside the name, too, and over the slip's foot. */
  ${media.tablet} {
    p:first-of-type {
      grid-column: 1;
    }
    img {
      grid-row: 1 / 4;
      margin-bottom: -2.5rem;
    }
  }
`;

interface StandInNoteProps extends Omit<ComponentProps<typeof PlayTimes>, 'stars' | 'whose'> {
  /** The act that the address names. Sets and marks are its own. */
  readonly act: string;
  readonly picture: PictureId;
  readonly copy: {
    /** Of the `{act}`. */
    readonly standIn: string;
    readonly whenTheyPlay: { readonly text: string; readonly to: string };
  };
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
