import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { usePageContext } from '../frame/page-context.tsx';
import type { Text, TextLink } from '../../model/text-blocks.ts';
import type { PictureId } from '../../model/pictures.ts';
import { pictureSizes, belowHead, column } from '../../look/measures.ts';
import { misprint, night } from '../../look/decorations.ts';
import { halftoneEdge } from '../../look/surfaces.ts';
import {
  media,
  inksOfDay,
  notOnPaper,
  surface,
  rule,
  stacked,
  steadyType,
  fontSize,
} from '../../look/tokens.ts';
import { Picture } from '../pictures/picture.tsx';
import { RunningText } from './running-text.tsx';
import { WoodType } from './wood-type.tsx';

const block = css`
  ${halftoneEdge};
  ${surface.first};
  ${inksOfDay};
  --over: clamp(1.25rem, 4vw, 3rem);
  padding-block: var(--over) clamp(1rem, 2.5vw, 2.25rem);
  margin-bottom: ${belowHead.plain};
  ${media.desktop} {
    &:has(picture) {
      margin-bottom: ${belowHead.print};
    }
  }
  h1 {
    ${misprint};
  }
`;

const lowBlock = css`
  --over: clamp(1.1rem, 2vw, 1.5rem);
  padding-bottom: 1rem;
  margin-bottom: 2.75rem;
`;

const content = column('1.25rem 3rem');

const withoutPicture = css`
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    align-items: center;
    > :only-child {
      grid-column: 1 / -1;
    }
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

/* On wide screens the picture stands beside the title and overlaps
   the block's edge. On others it comes first. */
const withPicture = css`
  /* The frame is on the parent, because a filter changes the image's colours in dark mode. */
  > picture {
    display: block;
    order: -1;
    width: 100vw;
    margin: calc(-1 * var(--over)) calc(50% - 50vw) 0;
    border-bottom: ${rule};
    ${notOnPaper};
  }
  img {
    /* The query has an upper limit: auto on wide screens would
       override the ratio of the width and height attributes. */
    @media not all and (min-width: 64em) {
      aspect-ratio: 1.75;
      max-height: 46vh;
    }
  }
  ${media.desktop} {
    grid-template: 1fr auto / minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
    > picture {
      /* The picture lies before the dots of the block's edge. */
      z-index: 2;
      grid-area: 1 / 2 / 3;
      width: 100%;
      margin: 0 0 -3.5rem;
      border: ${rule};
      /* A block of the second ink may follow, on which that ink would not show. */
      box-shadow: 6px 6px 0 var(--ink);
      ${night('box-shadow: 6px 6px 0 var(--paper)')};
    }
  }
`;

const introduction = css`
  ${stacked('1rem')};
  font-size: ${fontSize.lead};
  line-height: 1.4;
  font-family: ${steadyType};
  font-weight: 500;
  text-wrap: balance;
  --underline: currentcolor;
`;

const acrossStyle = css`
  grid-column: 1 / -1;
`;

/* A low head crops its print on every screen. */
const lowPicture = css`
  img {
    aspect-ratio: 2.2;
  }
`;

/** Crops a print beside a title, where a part of the block would otherwise be empty. */
const cropped = (ratio: string) => css`
  ${media.desktop} {
    img {
      aspect-ratio: ${ratio};
    }
  }
`;

interface PageTitleProps {
  readonly title: string;
  readonly lead?: Text;
  readonly more?: TextLink | undefined;
  readonly picture?: PictureId | undefined;
  /** The block is low, so that the first view shows what follows. */
  readonly low?: boolean;
  readonly children?: ReactNode;
  /** Below title and lead, over the whole width. */
  readonly foot?: ReactNode;
}

/** In letters. A shorter title beside its picture is set in narrower, higher letters, to match its height. */
const SHORT = 7;
/** A title on one line. Beside its picture, such a title is lower than others. */
const LOW = /^(\S{8,}|.{8,10})$/;

/** A title of a few letters in several words. Over its whole measure, the words would be far apart. */
const APART = /^(?=.* ).{1,6}$/;

/** A page's head: title, lead and picture on a block of the first ink. */
export const PageTitle = ({ title, lead, more, picture: own, low, children, foot }: PageTitleProps) => {
  const { page, prints, wording } = usePageContext();
  const picture = own ?? wording.titlePictures?.[page.name];
  const isApart = low && APART.test(title);
  const crop = LOW.test(title) ? '2' : picture && prints.isTall(picture) && '4 / 3';
  return (
    <div css={[block, low && lowBlock]}>
      <div
        css={[
          content,
          picture ? withPicture : withoutPicture,
          picture && (low ? lowPicture : crop && cropped(crop)),
        ]}
      >
        <h1>
          <WoodType
            text={title}
            longest={picture && !low ? 10 : 14}
            ems={isApart ? 3.4 : picture && !low ? (title.length <= SHORT ? 3.4 : 4.6) : 5.2}
            {...(isApart && { largest: '9rem' })}
            wide={(picture ?? lead ?? children) ? undefined : 8}
          />
        </h1>
        {(lead ?? children) && (
          <div css={introduction}>
            {lead && (
              <p>
                <RunningText text={lead} />
                {more && <RunningText text={[' ', more]} />}
              </p>
            )}
            {children}
          </div>
        )}
        {foot && <div css={acrossStyle}>{foot}</div>}
        {picture && <Picture id={picture} sizes={pictureSizes.beside} eager />}
      </div>
    </div>
  );
};
