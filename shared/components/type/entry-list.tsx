import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { ListPicture } from '../../data/blocks.ts';
import type { Distance } from '../../figures/distance.ts';
import { hillShape } from '../../look/hill.ts';
import { lean } from '../../look/lean.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import { capitals, media, on, rule, stacked, wrapping } from '../../look/tokens.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { Star, type StarProps } from '../my-line-up/star.tsx';
import { SpotPicture } from '../pictures/spot-picture.tsx';
import { Grade, type GradeLevel } from './grade.tsx';

/** One entry of a programme list or an area guide. */
export interface Entry {
  readonly title: string;
  /** Shown before the title: the time, the age group, how hard a walk is. */
  readonly key?: string;
  /** How hard it is: bars beside the key. */
  readonly grade?: GradeLevel;
  readonly distance?: Distance & { readonly term: string };
  readonly facts: readonly (readonly [term: string, value: string])[];
  /** A text, or a list of what there is. */
  readonly description: string | readonly string[];
  readonly stars?: readonly StarProps[];
}

const list = css`
  ${stacked('0 3rem')};
  /* Two columns where there is room for them. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 40%)), 1fr));
`;

const entryStyle = css`
  ${stacked('0.6rem', 'start')};
  padding-block: 1.25rem;
  border-top: ${rule};
  h2,
  h3 {
    font-size: clamp(1.5rem, 1.1rem + 1.3vw, 2.25rem);
  }
  /* A line for each fact. */
  dt,
  dd {
    display: inline;
  }
  dt::after {
    content: ': ';
  }
  dd {
    font-weight: 700;
  }
`;

/* The entry's figure, in a margin of its own, under a bar as long as the way: the farthest takes the whole column. */
const far = css`
  --bar: 1.9rem;
  position: relative;
  padding-block-start: var(--bar);
  dl::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: calc(var(--far) * 100%);
    border-top: 0.75rem solid var(--second);
    border-bottom: ${rule};
  }
  /* Each fact is stamped on a line of its own. */
  div + div {
    ${wrapping('0 0.6rem', 'baseline')};
    margin-top: 0.3rem;
    padding-top: 0.3rem;
    border-top: 1px solid;
    dt::after {
      content: none;
    }
    dd {
      ${capitals('clamp(1.4rem, 2.1vw, 1.75rem)/1.05', 76)};
    }
  }
  --margin: 5rem;
  padding-left: var(--margin);
  /* Below the figure, a text has the whole column. */
  dl ~ * {
    margin-left: calc(-1 * var(--margin));
  }
  ${media.wide} {
    --margin: 9rem;
    dl ~ * {
      margin-left: 0;
    }
    font-size: 1.1em;
    h2 {
      font-size: 2.75rem;
    }
  }
  ${media.cramped} {
    --margin: 0rem;
  }
`;

const goods = css`
  columns: 11rem;
  column-gap: 1.5rem;
  li {
    padding-block: 0.2rem;
    border-top: 1px solid;
    break-inside: avoid;
  }
`;

/**
 * The bar as a hill on the entry's rule, as long and as high as the way. Beside a higher one, an entry stands lower,
 * so that their names are on one line.
 * @param share of the highest
 */
const climb = (share: number) => css`
  --up: max(${share} * var(--highest), 0.4rem);
  --highest: 6rem;
  --bar: calc(var(--up) + 1.25rem);
  align-self: first baseline;
  border-top: 0;
  dl::before {
    border-width: var(--up) 0 0;
    clip-path: ${hillShape};
  }
  dl::after {
    content: '';
    position: absolute;
    inset: var(--up) 0 auto;
    border-top: ${rule};
  }
  ${media.tablet} {
    --highest: 10rem;
  }
`;

const farFigure = css`
  position: absolute;
  inset: var(--bar) auto auto 0;
  line-height: 1;
  b {
    display: block;
    ${capitals('48px/0.85', 70)};
    ${media.wide} {
      font-size: 92px;
    }
  }
  ${media.cramped} {
    position: static;
  }
`;

/* The last one of an odd number has the whole row, where no bars are to be compared. */
const wholeRows = css`
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

const keyStyle = css`
  justify-self: start;
  padding: 0.15rem 0.6rem;
  ${on.first};
  font-weight: 700;
`;

const starRow = css`
  ${wrapping('0')};
  margin-left: -0.45rem;
`;

interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly heading?: 'h2' | 'h3';
  readonly pictures?: readonly ListPicture[] | undefined;
}

/* On wide screens at least as high as the entry beside it. On tablets that would be a portrait, cut from the middle of a print. */
const pictureStyle = css`
  align-self: stretch;
  padding-block: 1.25rem;
  border-top: ${rule};
  ${lean} {
    display: none;
  }
  ${media.desktop} {
    container-type: inline-size;
    figure {
      width: 100%;
      height: 100%;
      max-height: 70cqi;
      aspect-ratio: 2 / 1;
      contain: size;
    }
    img {
      height: 100%;
    }
  }
`;

/* Without a rule, which would say that a place without a way stands here. */
const smallStyle = css`
  ${media.tablet} {
    padding-top: 0;
    border: 0;
  }
`;

const wideStyle = css`
  ${media.tablet} {
    grid-column: 1 / -1;
  }
`;

export const EntryList = ({ entries, heading: Heading = 'h2', pictures = [] }: EntryListProps) => {
  const farthest = Math.max(...entries.map(({ distance }) => Number(distance?.number ?? 0)));
  const highest = Math.max(...entries.map(({ distance }) => distance?.ascent ?? 0));
  const { lead, half } = pictureSizes;
  return (
    <ul css={[list, pictures.length === 0 && farthest === 0 && wholeRows]}>
      {entries.map(({ title, key, grade, distance, facts, description, stars }, index) => (
        <Fragment key={title}>
          {pictures
            .filter(({ after }) => after === index)
            .map(({ picture, wide }) => (
              <li key={picture} css={[pictureStyle, wide ? wideStyle : smallStyle]}>
                <SpotPicture id={picture} sizes={wide ? lead : half} />
              </li>
            ))}
          <li css={[entryStyle, distance && far, distance?.ascent && climb(distance.ascent / highest)]}>
            {key && <p css={keyStyle}>{grade ? <Grade level={grade}>{key}</Grade> : key}</p>}
            <Heading id={anchorOf(title)}>{title}</Heading>
            {(distance ?? facts[0]) && (
              <dl css={distance && css({ '--far': Number(distance.number) / farthest })}>
                {distance && (
                  <div>
                    <dt css={visuallyHidden}>{distance.term}</dt>
                    <dd css={farFigure}>
                      <b>{distance.number}</b> {distance.unit}
                    </dd>
                    {distance.more && <dd>{distance.more}</dd>}
                  </div>
                )}
                {facts.map(([term, value]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {typeof description === 'string' ? (
              <p>{description}</p>
            ) : (
              <ul css={goods}>
                {description.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            )}
            {stars && (
              <div css={starRow}>
                {stars.map((star) => (
                  <Star key={star.set} {...star} />
                ))}
              </div>
            )}
          </li>
        </Fragment>
      ))}
    </ul>
  );
};
