import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { Artist } from '../../data/programme/line-up.ts';
import type { Place } from '../../data/programme/ground-model.ts';
import type { PlaceId } from '../../data/programme/places.ts';
import { artistPath } from '../../addressing/paths.ts';
import { clockTime, wallTime } from '../../figures/clock.ts';
import type { billingOf } from '../../rules/programme/bill.ts';
import type { RunningEntry } from '../../rules/programme/running-entries.ts';
import { hoursAround, sideBySide } from '../../figures/time-scale.ts';
import { HourMarks } from '../../islands/browser/hour-marks.tsx';
import { timeScale } from '../../look/time-scale.ts';
import { capitals, media, notOnPaper, readingType, wrapping } from '../../look/tokens.ts';
import { cancelledTitles, type SetMark } from '../../rules/changes/set-mark.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { Struck } from '../changes/struck.tsx';
import { useCarried } from '../my-line-up/picks-context.tsx';
import { Star, type StarProps } from '../my-line-up/star.tsx';
import { NowRule } from './now-rule.tsx';
import { PlaceName } from './place-name.tsx';

/*
 * Each entry is a block of its place's ink, as high as it is long; its title is as large as its place on the bill.
 * What is on at once stands side by side, and the inks overprint where both have the width. On paper, the days stand side by side on one sheet.
 */
const list = css`
  ${timeScale};
  --hours: 3.4rem;
  --row: 0.46rem;
  --headliner: 11.5vw;
  [data-since] {
    grid-template-columns: var(--hours) minmax(0, 6fr) minmax(0, 1fr) minmax(0, 6fr);
  }
  li:not([aria-hidden]) {
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr) auto;
    gap: 0.15rem 0.5rem;
    padding: 0.55rem 0.7rem;
    line-height: 1.1;
    > * {
      position: relative;
      z-index: 1;
    }
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      border: 3px solid var(--edge, var(--text));
      background: var(--edge, var(--ground));
    }
    > p,
    > p + div,
    > small {
      grid-column: 1;
    }
    > p + div {
      align-self: center;
    }
  }
  [data-ink='first'] {
    --edge: var(--first);
  }
  [data-ink='second'] {
    --edge: var(--second);
  }
  [data-ink] > * {
    color: var(--ink);
  }
  [data-billing='headliner'] {
    --billing: 1;
  }
  [data-billing='support'] {
    --billing: 0.57;
  }
  [data-lane='0'] {
    grid-column: 2 / 4;
    padding-right: 16%;
  }
  [data-lane='1'] {
    grid-column: 3 / 5;
    padding-left: 16%;
  }
  [data-lane]::before {
    mix-blend-mode: var(--overprint);
  }
  strong {
    ${capitals('1.1rem/1', 76)};
    font-size: max(1.1rem, var(--headliner) * var(--billing, 0.42));
    overflow-wrap: anywhere;
    /* A thumb hits what is above the letters, too; below is the place. */
    a {
      display: inline-block;
      margin-block: -0.6rem -0.15rem;
      padding-block: 0.6rem 0.15rem;
      text-decoration-color: currentcolor;
    }
  }
  small {
    padding: 0;
    border: 0;
    background: none;
    ${capitals('1.05rem/1.1', 68)};
    a {
      margin-block: -0.1rem -0.6rem;
      padding-block: 0.1rem 0.6rem;
    }
  }
  ${media.tablet} {
    --hours: 6.5rem;
    --row: 0.5rem;
    --headliner: min(8vw, 6.75rem);
    [data-billing='headliner'] strong {
      font-stretch: 84%;
    }
    li:not([aria-hidden], [data-lane]) {
      grid-template: auto 1fr / minmax(min(13rem, 24vw), min-content) minmax(0, 1fr) auto;
      gap: 0.25rem 1.25rem;
      padding: 0.5rem 1rem;
      > p + div {
        grid-area: 1 / 2 / span 2;
      }
      > small {
        font-size: 1.35rem;
      }
    }
  }
  @media screen and (min-width: 64em) {
    [data-billing]:not([data-lane]) strong {
      font-stretch: 100%;
    }
  }
  @media print {
    --hours: 13mm;
    --row: 1.68mm;
    --headliner: 30pt;
    li:not([aria-hidden], [data-lane]) {
      grid-template: auto 1fr / auto minmax(0, 1fr);
      gap: 0;
      padding: 1mm 1.5mm;
      > p + div {
        grid-area: 2 / 1 / auto / -1;
      }
      > small {
        grid-area: 1 / 2;
        justify-self: end;
        font-size: 8pt;
      }
    }
    strong a {
      text-decoration: none;
    }
  }
`;

const starsStyle = css`
  && {
    ${notOnPaper};
    grid-area: 1 / -2 / span 2 / -1;
    padding: 0;
    margin: -0.35rem -0.4rem -0.35rem 0;
  }
`;

/* With their captions, several stars need a line of their own. */
const several = css`
  && {
    grid-area: auto / 1 / auto / -1;
    align-self: end;
    margin: 0 0 0 -0.45rem;
  }
`;

const timeStyle = css`
  ${capitals('1.3rem/1.1', 68)};
  time {
    margin-right: 0.2em;
    white-space: nowrap;
  }
  span {
    display: inline-block;
    font: 400 0.9rem/1.2 ${readingType};
    text-transform: none;
    white-space: nowrap;
  }
  ${media.tablet} {
    font-size: 2rem;
  }
  @media print {
    font-size: 10pt;
    span {
      font-size: 8pt;
    }
  }
`;

/** An entry with its place on the bill, with what is not as it was announced, and with a star for each of its sets. */
export type RunningListing = RunningEntry & {
  readonly billing: ReturnType<typeof billingOf>;
  readonly marks: readonly SetMark[];
  readonly stars: readonly StarProps[];
};

const marksStyle = css`
  ${wrapping('0.75rem')};
  margin-top: 0.5rem;
`;

interface RunningOrderProps {
  readonly entries: readonly RunningListing[];
  /** The acts whose names are links. */
  readonly acts: readonly Artist[];
  readonly places: Readonly<Record<PlaceId, Place>>;
  readonly until: string;
  /** On the day that it is. */
  readonly now?: Omit<ComponentProps<typeof NowRule>, 'spans'> | undefined;
}

/** The running order of a day: time, act, place. */
export const RunningOrder = ({ entries, acts, places, until, now }: RunningOrderProps) => {
  const carried = useCarried();
  const spans = entries.map((entry) => ({ ...entry, from: entry.start, to: entry.end }));
  return (
    <div css={list}>
      <ol data-since={hoursAround(spans)[0]?.from}>
        <HourMarks spans={spans} />
        {sideBySide(spans).map(
          ({ title, titles, start, end, place, artist: act, billing, sets, marks, stars, drawn, lane }) => {
            const struck = <Struck text={title} cancelled={cancelledTitles(marks)} />;
            const artist = acts.find(({ name }) => name === act);
            return (
              <li key={title} {...drawn} data-lane={lane} data-billing={billing} data-ink={places[place].ink}>
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
                        <ChangeMark
                          key={mark.set}
                          {...mark}
                          {...(sets.length > 1 && { named: mark.title })}
                        />
                      ))}
                    </p>
                  )}
                </div>{' '}
                <PlaceName id={place} {...places[place]} />
                <div css={[starsStyle, stars.length > 1 && several]}>
                  {stars.map((star, index) => (
                    <Star
                      key={star.set}
                      {...star}
                      {...(stars.length > 1 && { caption: titles[index] ?? '' })}
                    />
                  ))}
                </div>
              </li>
            );
          },
        )}
        {now && <NowRule {...now} spans={spans} />}
      </ol>
    </div>
  );
};
