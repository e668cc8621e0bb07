import { css } from '@emotion/react';
import type { Artist } from '../../data/programme/line-up.ts';
import type { Place } from '../../data/programme/ground-model.ts';
import type { PlaceId } from '../../data/programme/places.ts';
import { artistPath } from '../../addressing/paths.ts';
import { clockTime, wallTime } from '../../figures/clock.ts';
import type { RunningEntry } from '../../rules/programme/running-entries.ts';
import { media, rule, woodType } from '../../look/tokens.ts';
import { notOnPaper } from '../../look/paper-styles.ts';
import { cancelledTitles, type SetMark } from '../../rules/changes/set-mark.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { Struck } from '../changes/struck.tsx';
import { useCarried } from '../my-line-up/picks-context.tsx';
import { Star, type StarProps } from '../my-line-up/star.tsx';
import { PlaceName } from './place-name.tsx';

/** Phones on which an act's name needs the room above the star as well. */
const narrow = '@media (min-width: 17.01em) and (max-width: 26em)';

/* Phones and tablets: time at the left, act and place beside it. Wide screens: the place fills a cell of its own. */
const list = css`
  border-bottom: ${rule};
  li {
    display: grid;
    grid-template: auto 1fr / minmax(5.75rem, min-content) minmax(0, 1fr) auto;
    gap: 0.6rem 0.75rem;
    padding-block: 0.9rem;
    border-top: ${rule};
    ${narrow} {
      > div {
        grid-column: 2 / -1;
      }
      > small {
        align-self: center;
        font-size: 1rem;
      }
    }
    ${media.cramped} {
      grid-template: auto / minmax(0, 1fr);
      small {
        grid-area: auto;
      }
    }
  }
  strong {
    font: 900 1.5rem/1.05 ${woodType};
    font-stretch: 80%;
    text-transform: uppercase;
    @media (max-width: 22em) {
      font-stretch: 66%;
    }
  }
  small {
    grid-area: 2 / 2;
    padding: 0.2rem 0.55rem 0.15rem;
    font: 900 1.15rem/1.1 ${woodType};
    font-stretch: 68%;
    text-transform: uppercase;
  }
  ${media.tablet} {
    li {
      grid-template-columns: minmax(9rem, min-content) minmax(0, 1fr) auto;
      gap: 0.75rem 1.5rem;
    }
    strong {
      font-size: clamp(2.25rem, 3.2vw, 2.75rem);
    }
    small {
      font-size: 1.6rem;
    }
  }
  ${media.desktop} {
    li {
      grid-template: auto / minmax(11rem, min-content) minmax(0, 1fr) auto 17rem;
      align-items: baseline;
      padding-block: 0;
    }
    li > :not(small) {
      padding-block: 0.75rem 0.65rem;
    }
    small {
      display: grid;
      grid-area: 1 / 4;
      place-self: stretch;
      align-content: center;
      padding-inline: 1rem;
      border: 0;
      font-size: 1.9rem;
    }
  }
  @media print {
    li {
      grid-template: auto / 6.5rem minmax(0, 1fr) auto;
      align-items: baseline;
      padding-block: 0.4rem;
    }
    strong {
      font-size: 1.35rem;
    }
    small {
      display: inline;
      grid-area: auto;
      font-size: 1rem;
    }
  }
`;

const starsStyle = css`
  && {
    ${notOnPaper};
    grid-area: 1 / 3 / span 2;
    padding: 0;
    margin-right: -0.4rem;
    ${narrow} {
      grid-area: 2 / 3;
      align-self: center;
    }
    ${media.cramped} {
      grid-area: auto;
      margin: 0 0 0 -0.4rem;
    }
    ${media.desktop} {
      grid-area: 1 / 3;
      align-self: center;
    }
  }
`;

/* With their captions, several stars need a line of their own. */
const several = css`
  && {
    grid-area: 3 / 2 / auto / -1;
    margin: 0 0 0 -0.45rem;
    ${media.cramped} {
      grid-area: auto;
    }
    ${media.desktop} {
      display: grid;
      justify-items: start;
      gap: 0.25rem;
      grid-area: 1 / 3;
    }
  }
`;

const timeStyle = css`
  grid-row: span 2;
  font: 900 1.6rem/1 ${woodType};
  font-stretch: 70%;
  text-transform: uppercase;
  time {
    white-space: nowrap;
  }
  span {
    display: block;
    margin-top: 0.2rem;
    font:
      400 0.9rem/1.2 Atkinson,
      sans-serif;
    text-transform: none;
  }
  ${media.cramped} {
    grid-row: auto;
  }
  ${media.tablet} {
    font-size: clamp(2.4rem, 4vw, 3.4rem);
  }
  ${media.desktop} {
    grid-row: auto;
  }
  @media print {
    grid-row: auto;
    font-size: 1.5rem;
  }
`;

/** An entry with what is not as it was announced, and with a star for each of its sets. */
export type RunningListing = RunningEntry & {
  readonly marks: readonly SetMark[];
  readonly stars: readonly StarProps[];
};

const marksStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.5rem;
`;

interface RunningOrderProps {
  readonly entries: readonly RunningListing[];
  /** The acts whose names are links. */
  readonly acts: readonly Artist[];
  readonly places: Readonly<Record<PlaceId, Place>>;
  /** Stands before the end of an entry. */
  readonly until: string;
}

/** The running order of a day: time, act, place. */
export const RunningOrder = ({ entries, acts, places, until }: RunningOrderProps) => {
  const carried = useCarried();
  return (
    <ol css={list}>
      {entries.map(({ title, titles, start, end, place, artist: act, sets, marks, stars }) => {
        const struck = <Struck text={title} cancelled={cancelledTitles(marks)} />;
        const artist = acts.find(({ name }) => name === act);
        return (
          <li key={title}>
            <p css={timeStyle}>
              <time dateTime={wallTime(start)}>{clockTime(start)}</time>{' '}
              <span>
                {`${until} `}
                {clockTime(end)}
              </span>
            </p>
            <div>
              <strong>{artist ? <a href={carried(artistPath(artist))}>{struck}</a> : struck}</strong>
              {marks.length > 0 && (
                <p css={marksStyle}>
                  {marks.map((mark) => (
                    <ChangeMark key={mark.set} {...mark} {...(sets.length > 1 && { named: mark.title })} />
                  ))}
                </p>
              )}
            </div>{' '}
            <PlaceName id={place} {...places[place]} />
            <div css={[starsStyle, stars.length > 1 && several]}>
              {stars.map((star, index) => (
                <Star key={star.set} {...star} {...(stars.length > 1 && { caption: titles[index] ?? '' })} />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
};
