import { css } from '@emotion/react';
import type { Artist } from '../../data/programme/line-up.ts';
import type { Place } from '../../data/programme/model.ts';
import type { PlaceId } from '../../data/programme/places.ts';
import { artistPath } from '../../addressing/paths.ts';
import { clockTime, wallTime } from '../../rules/clock.ts';
import type { RunningEntry } from '../../rules/programme/running-entries.ts';
import { media, rule, woodType } from '../../look/tokens.ts';
import { PlaceName } from './place-name.tsx';

const list = css`
  border-bottom: ${rule};
  li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.1rem 1rem;
    align-items: baseline;
    padding-block: 1rem;
    border-top: ${rule};
    ${media.cramped} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  strong {
    font: 900 1.35rem/1.1 ${woodType};
    font-stretch: 85%;
    text-transform: uppercase;
  }
  small {
    grid-column: -2;
    font-size: 0.95rem;
  }
  ${media.tablet} {
    li {
      grid-template-columns: 12rem minmax(0, 1fr) 11rem;
      gap: 2rem;
    }
    strong {
      font-size: clamp(2rem, 3.2vw, 2.75rem);
    }
    small {
      grid-column: auto;
    }
  }
  @media print {
    li {
      grid-template-columns: 6.5rem minmax(0, 1fr) auto;
      padding-block: 0.4rem;
    }
    strong {
      font-size: 1.35rem;
    }
    small {
      grid-column: auto;
    }
  }
`;

const timeStyle = css`
  font: 900 1.5rem/1 ${woodType};
  font-stretch: 70%;
  text-transform: uppercase;
  time {
    white-space: nowrap;
  }
  span {
    display: block;
    margin-top: 0.3rem;
    font:
      400 0.95rem/1.2 Atkinson,
      sans-serif;
    text-transform: none;
  }
  ${media.tablet} {
    font-size: clamp(2.6rem, 4.2vw, 3.6rem);
  }
  @media print {
    font-size: 1.5rem;
  }
`;

interface RunningOrderProps {
  readonly entries: readonly RunningEntry[];
  /** The acts whose names are links. */
  readonly acts: readonly Artist[];
  readonly places: Readonly<Record<PlaceId, Place>>;
  /** Stands before the end of an entry. */
  readonly until: string;
}

/** The running order of a day: time, act, place. */
export const RunningOrder = ({ entries, acts, places, until }: RunningOrderProps) => (
  <ol css={list}>
    {entries.map(({ title, start, end, place, artist: act }) => {
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
          <strong>{artist ? <a href={artistPath(artist)}>{title}</a> : title}</strong>{' '}
          <PlaceName {...places[place]} />
        </li>
      );
    })}
  </ol>
);
