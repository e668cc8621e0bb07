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
import { minutesOf } from '../../figures/timed-sets.ts';
import { HourMarks } from '../../islands/browser/hour-marks.tsx';
import { lettersOf } from '../../look/line-breaks.ts';
import { NARROWEST } from '../../look/line-setting.ts';
import { fitted, timeScale } from '../../look/time-scale.ts';
import { capitals, media, notOnPaper, wrapping } from '../../look/tokens.ts';
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
  --row: 0.68rem;
  [data-since] {
    grid-template-columns: var(--hours) minmax(0, 6fr) minmax(0, 1fr) minmax(0, 6fr);
  }
  li:not([aria-hidden]) {
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr) auto;
    gap: 0 0.5rem;
    /* The shorter, the less. */
    --room: clamp(0.15rem, (var(--length) * var(--row) - 3.8rem) / 8, 0.5rem);
    padding: var(--room) 0.7rem;
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
    > p {
      ${capitals('1.3rem/1.1', 68)};
      time {
        margin-right: 0.2em;
        white-space: nowrap;
      }
      ${media.tablet} {
        font-size: min(1.75rem, 3.2vw);
        line-height: 1;
        span {
          font-size: min(0.9rem, 2vw);
        }
      }
      @media print {
        font-size: 10pt;
        span {
          font-size: 8pt;
        }
      }
    }
    > p + div {
      align-self: center;
      container-type: inline-size;
      text-wrap: balance;
      p {
        ${wrapping('0.75rem')};
        margin-top: 0.5rem;
      }
    }
    > :last-child {
      ${notOnPaper};
      grid-area: 1 / -2 / span 2 / -1;
      margin: -0.35rem -0.4rem -0.35rem 0;
    }
    /* With their captions, several stars need a line of their own. */
    > [data-several] {
      grid-area: auto / 1 / auto / -1;
      align-self: end;
      margin: 0.4rem 0 0 -0.45rem;
    }
  }
  /* Long enough for a title below the star. */
  @media (min-width: 20em) {
    li[data-long] > p + div {
      grid-area: 2 / 1 / auto / -1;
    }
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
    ${capitals('1.1rem/0.85', NARROWEST)};
    --wider: 1.06;
    overflow-wrap: anywhere;
    @supports (width: 1cqi) {
      font-size: max(1.1rem, ${fitted('(3.4rem + 2 * var(--room))')});
    }
    ${media.tablet} {
      font-size: calc(var(--headliner) * var(--billing, 0.42));
      @supports (width: 1cqi) {
        font-size: max(1.1rem, min(var(--headliner) * var(--billing, 0.42), ${fitted('0.5rem')}));
      }
    }
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
    --row: 0.64rem;
    --headliner: min(11vw, 6.75rem);
    li:not([aria-hidden], [data-lane]) {
      grid-template: auto 1fr / minmax(min(13rem, 24vw), min-content) minmax(0, 1fr) auto;
      --room: clamp(0.25rem, (var(--length) * var(--row) - 3.3rem) / 4, 0.5rem);
      gap: 0.1rem min(1.25rem, 1.5vw);
      padding-inline: 1rem;
      > p + div {
        grid-area: 1 / 2 / span 2;
      }
      > small {
        font-size: 1.25rem;
      }
    }
  }
  @media screen and (min-width: 64em) {
    strong {
      --wider: 1.3;
      font-stretch: 76%;
    }
    [data-billing]:not([data-lane]) strong {
      --wider: 1.72;
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

/** An entry with its place on the bill, with what is not as it was announced, and with a star for each of its sets. */
export type RunningListing = RunningEntry & {
  readonly billing: ReturnType<typeof billingOf>;
  readonly marks: readonly SetMark[];
  readonly stars: readonly StarProps[];
};

/** In minutes. */
const LONG = 60;

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
              <li
                key={title}
                {...drawn}
                data-lane={lane}
                data-long={
                  (artist && lane === undefined && minutesOf(end) - minutesOf(start) >= LONG) || undefined
                }
                data-billing={billing}
                data-ink={places[place].ink}
              >
                <p>
                  <time dateTime={wallTime(start)}>{clockTime(start)}</time>{' '}
                  <span>
                    {`${until} `}
                    {clockTime(end)}
                  </span>
                </p>
                <div>
                  <strong data-letters={lettersOf(title)}>
                    {artist ? <a href={carried(artistPath(artist))}>{struck}</a> : struck}
                  </strong>
                  {marks.length > 0 && (
                    <p>
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
                <div data-several={stars.length > 1 || undefined}>
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
