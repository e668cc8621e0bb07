import { css } from '@emotion/react';
import { usePageContext } from '../frame/page-context.tsx';
import type { DayMoment } from '../../model/text-blocks.ts';
import { measure, pictureSizes } from '../../look/measures.ts';
import { inksOfPage } from '../../look/decorations.ts';
import { halftoneStrip, inkBlock } from '../../look/surfaces.ts';
import { media, rule, stacked, surface, fontSize } from '../../look/tokens.ts';
import { slugOf } from '../../rules/text/slug.ts';
import { Paragraph } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { Picture } from './picture.tsx';

/* A square on phones, or the whole picture where people reach its edges; a wide strip on large screens. */
const framed = css`
  img {
    aspect-ratio: var(--phone, 1);
    @media (min-width: 30em) {
      aspect-ratio: 3 / 2;
    }
    ${media.desktop} {
      aspect-ratio: 2.2;
    }
  }
`;

const strip = css`
  ${inkBlock};
  padding-block: clamp(1rem, 3.5vw, 3rem);
  /* The upper edge dissolves into the picture above it. Reduced motion would turn off a transform. */
  &::before {
    ${halftoneStrip};
    inset: auto 0 100%;
    scale: 1 -1;
  }
`;

/* The strips take turns in the section's inks; the last one is night and has no dark print. */
const inFirst = css`
  --block: var(--first);
`;

const atNight = css`
  --block: var(--ink);
  color: var(--paper);
`;

const onPaper = css`
  @media print {
    background: none;
    color: var(--ink);
    &::before,
    &::after {
      display: none;
    }
  }
`;

const content = css`
  ${measure};
  ${stacked('1rem 3rem')};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
  > p {
    max-width: none;
    @media print {
      max-width: 12rem;
    }
  }
`;

const caption = css`
  ${inksOfPage};
  ${stacked('0.6rem')};
  padding: 1.1rem 1.25rem 1.25rem;
  border: ${rule};
  ${surface.ground};
  h2 {
    font-size: ${fontSize.heading};
  }
  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** A walk through a day: a picture from edge to edge, then a time and its event on a strip of ink. */
export const DayWalk = ({ moments }: { readonly moments: readonly DayMoment[] }) => {
  const { printOf } = usePageContext().prints;
  return (
    <div>
      {moments.map(({ time, title, picture, focus: [x, y], whole, text, more }, index) => {
        const id = slugOf(title);
        const { width, height } = printOf(picture);
        return (
          <section key={title} aria-labelledby={`${id}-time ${id}`}>
            <figure
              css={[
                framed,
                css({ img: { objectPosition: `${x}% ${y}%` }, ...(whole && { '--phone': '3 / 2' }) }),
              ]}
            >
              <Picture
                id={picture}
                sizes={pictureSizes.full(whole ? 1 : width / height)}
                eager={index === 0}
              />
            </figure>
            <div css={[strip, index % 2 === 1 && inFirst, index === moments.length - 1 && atNight, onPaper]}>
              <div css={content}>
                <p id={`${id}-time`}>
                  <WoodType text={time} longest={12} ems={3.4} even />
                </p>
                <div css={caption}>
                  <h2 id={id}>{title}</h2>
                  <Paragraph text={text} />
                  <Paragraph text={[more]} />
                </div>
              </div>
            </div>
          </section>
        );
      })}
    </div>
  );
};
