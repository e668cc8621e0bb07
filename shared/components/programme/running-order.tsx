import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { usePageContext } from '../frame/page-context.tsx';
import { entryById } from '../../figures/entry-by-id.ts';
import { night, overlay } from '../../look/decorations.ts';
import type { BilledAct } from '../../rules/programme/bill.ts';
import type { Place, PlaceId } from '../../model/grounds.ts';
import { clockTime, wallTime } from '../../figures/clock.ts';
import type { RunningEntry } from '../../rules/programme/running-entries.ts';
import { hoursAround, ruleAt, placeInLanes, type Span, drawnFrom } from '../../figures/time-scale.ts';
import { timeScale } from '../../look/time-scale.ts';
import {
  capitals,
  media,
  notOnPaper,
  onHover,
  surface,
  wrapping,
  inForcedColors,
  fontSize,
} from '../../look/tokens.ts';
import type { SetMark } from '../../rules/changes/set-mark.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { usePicksInAddress } from '../my-line-up/picks-context.tsx';
import { Star, type StarProps } from '../my-line-up/star.tsx';
import { WithNames } from '../type/with-names.tsx';
import { PlaceName } from './place-name.tsx';

interface TimeListProps {
  /** Reader views keep elements whose id says “content”, and drop a `div` with many empty elements. */
  readonly id?: string;
  readonly spans: readonly Span[];
  readonly children: ReactNode;
  readonly over?: ReactNode;
}

/**
 * A list drawn to scale, with the hours in its margin. The hours are hidden from screen readers and are no
 * items of the list, because each entry says its own times.
 */
const TimeList = ({ id, spans, children, over }: TimeListProps) => {
  const hours = hoursAround(spans);
  return (
    <div id={id} className="scale" data-from={hours[0]?.from}>
      {hours.map(({ from, to, hour, half }) => (
        <i key={from} aria-hidden="true" {...drawnFrom(from, to)} data-hour={hour} data-half={half} />
      ))}
      <ol>{children}</ol>
      {over}
    </div>
  );
};

/* Each entry is a block of its place's ink, as high as it is long and filled by its title. Concurrent
   entries stand side by side; on paper, the days stand side by side on one sheet. */
const list = css`
  ${timeScale};
  --hours: 3.4rem;
  --tall: 0.68;
  .scale {
    grid-template-columns: var(--hours) repeat(2, minmax(0, 1fr));
  }
  li {
    display: contents;
  }
  .set {
    display: grid;
    gap: 0;
    /* 1 from an hour on: the title then has the whole width, below the star. */
    --long: clamp(0, var(--length) - 11, 1);
    grid-template: auto 1fr auto / minmax(0, 1fr) calc((1 - var(--long)) * 2.75rem);
    /* The room beside the star, which is smaller in shorter entries. */
    --room: clamp(0.15rem, (var(--length) * var(--tall) * 1rem - 3.8rem) / 8, 0.5rem);
    padding: var(--room) 0.7rem;
    line-height: 1.1;
    > * {
      position: relative;
      z-index: 1;
    }
    &::before {
      ${overlay('0', -1)};
      border: 3px solid var(--edge, var(--text));
      background: var(--edge, var(--ground));
    }
    > p,
    > small {
      grid-column: 1;
    }
    > p:first-child {
      ${capitals(`${fontSize.name}/1.1`, 68)};
      time {
        margin-right: 0.2em;
        white-space: nowrap;
      }
      ${media.tablet} {
        line-height: 1;
        span {
          font-size: ${fontSize.small};
        }
      }
      @media print {
        font-size: 10pt;
        span {
          font-size: 8pt;
        }
      }
    }
    > p + p {
      align-self: center;
      max-width: none;
      container-type: inline-size;
      text-wrap: balance;
      > span {
        ${wrapping('0.75rem')};
        margin-top: 0.5rem;
      }
    }
    > :last-child {
      ${notOnPaper};
      grid-area: 1 / -2 / span 2 / -1;
      justify-self: end;
      margin: -0.35rem -0.4rem -0.35rem 0;
    }
  }
  /* Several sets in turn close the day in one slab of ink. By night it has an outline, and dots
     around its letters. */
  [data-several] > .set {
    color: var(--paper);
    &::before {
      bottom: -3px;
      background: var(--ink);
    }
    ${night(`
      &::before {
        background: radial-gradient(circle, var(--second) 20%, #0000 25%) 0 0 / 12px 12px round var(--ink);
      }
      > p > *, > small {
        width: fit-content;
        background: var(--ink);
        box-shadow: 0 0 0 5px var(--ink);
      }
    `)};
    & + .set::before {
      border-top-color: var(--paper);
    }
    strong {
      font-size: ${fontSize.name};
      ${media.wide} {
        font-size: ${fontSize.heading};
      }
    }
    b {
      display: block;
      margin-bottom: 0.5rem;
      font-size: ${fontSize.label};
    }
  }
  /* The mark of the present is the first ink, printed over everything, with its word in the margin. */
  [data-word] {
    z-index: 0;
    grid-column: 1 / -1;
    pointer-events: none;
    &::before {
      ${overlay('0 0 auto')};
      height: 0.6rem;
      border-top: 2px solid var(--text);
      background: var(--first);
      mix-blend-mode: var(--overprint);
      ${inForcedColors('height: 0')};
    }
    &::after {
      content: attr(data-word);
      position: absolute;
      right: calc(100% - var(--hours) + 0.2rem);
      padding: 0.15rem 0.3rem 0.05rem;
      ${surface.text};
      ${capitals(`${fontSize.small}/1.1`, 60)};
    }
    ${notOnPaper};
    ${media.cramped} {
      display: none;
    }
  }
  [data-lane='0'] {
    grid-column: 2;
  }
  [data-lane='1'] {
    grid-column: 3;
  }
  /* On phones, the star stands beside the first line. */
  @media (max-width: 47.99em) {
    [data-lane] > p:first-child span {
      display: block;
    }
    .set > p:first-child {
      padding-right: calc(var(--long) * 2.4rem);
    }
  }
  strong {
    ${capitals(`${fontSize.label}/1.1`, 84)};
    display: block;
    text-wrap: balance;
    /* A band is larger than other sets, and a headliner the largest, whatever the set's length. */
    &[data-billing] {
      font-size: max(${fontSize.name}, 10cqi);
      line-height: 1;
    }
    &[data-billing='1'] {
      font-size: max(${fontSize.heading}, 14.5cqi);
    }
    ${media.tablet} {
      font-size: ${fontSize.name};
      &[data-billing] {
        font-size: clamp(2rem, 8.6cqi, 4.3rem);
      }
      &[data-billing='1'] {
        font-size: clamp(3rem, 13.2cqi, 6.6rem);
      }
    }
    ${media.wide} {
      &[data-billing] {
        font-stretch: 94%;
      }
    }
    /* The link's target extends above its letters, for thumbs; the place is below. */
    a {
      display: inline-block;
      margin-block: -0.6rem -0.15rem;
      padding-block: 0.6rem 0.15rem;
      --underline: currentcolor;
    }
  }
  small {
    padding: 0;
    border: 0;
    background: none;
    ${capitals(`${fontSize.label}/1.1`, 68)};
    a {
      margin-block: -0.1rem -0.6rem;
      padding-block: 0.1rem 0.6rem;
      text-decoration: none;
      ${onHover('text-decoration-line: underline')};
    }
  }
  ${media.tablet} {
    --hours: 6.5rem;
    --tall: 0.64;
    .set:not([data-lane]) {
      grid-template: auto 1fr / minmax(min(13rem, 24vw), min-content) minmax(0, 1fr) auto;
      --room: clamp(0.25rem, (var(--length) * var(--tall) * 1rem - 3.3rem) / 4, 0.5rem);
      gap: 0.1rem min(1.25rem, 1.5vw);
      padding-inline: 1rem;
      > p:first-child {
        grid-area: 1 / 1;
      }
      > small {
        grid-area: 2 / 1;
        place-self: start;
      }
      > p + p {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
  @media print {
    --hours: 13mm;
    --tall: 0.35;
    .set:not([data-lane]) {
      grid-template: auto 1fr / auto minmax(0, 1fr);
      gap: 0;
      padding: 1mm 1.5mm;
      > p + p {
        grid-area: 2 / 1 / auto / -1;
      }
      > small {
        grid-area: 1 / 2;
        justify-self: end;
        font-size: 8pt;
      }
    }
    strong {
      &,
      &[data-billing] {
        font-size: 13pt;
      }
      &[data-billing='1'] {
        font-size: 24pt;
      }
      a {
        text-decoration: none;
      }
    }
  }
`;

type DrawnSet = RunningEntry['sets'][number] & {
  readonly mark: SetMark | undefined;
  readonly star: StarProps;
};

interface Now {
  /** The beginning of the list's day, and the moment of rendering; both in milliseconds since the epoch. */
  readonly midnight: number;
  readonly at: number;
  readonly word: string;
}

/** The line that marks the present. `client/now-rule.ts` moves it. */
function NowRule({ spans, midnight, at, word }: Now & { readonly spans: readonly Span[] }) {
  const hours = hoursAround(spans);
  const until = hours.at(-1)?.to ?? '';
  const { from, to, hidden } = ruleAt((at - midnight) / 60_000, hours[0]?.from ?? '', until);
  return (
    <i
      aria-hidden="true"
      data-word={word}
      data-midnight={midnight}
      data-until={until}
      data-from={from}
      data-to={to}
      hidden={hidden}
    />
  );
}

interface RunningOrderProps {
  readonly day: string;
  readonly entries: readonly { readonly label: string | undefined; readonly sets: readonly DrawnSet[] }[];
  readonly acts: readonly BilledAct[];
  readonly places: Readonly<Record<PlaceId, Place>>;
  readonly until: string;
  /** Given on the current day only. */
  readonly now?: Now | undefined;
}

/** The running order of a day: time, act, place. */
export const RunningOrder = ({ day, entries, acts, places, until, now }: RunningOrderProps) => {
  const { artistPath } = usePageContext().addresses;
  const carried = usePicksInAddress();
  const drawnSets = placeInLanes(entries.flatMap((entry) => entry.sets.map((set) => ({ ...set, entry }))));
  return (
    <div css={list}>
      <TimeList id={`${day}-content`} spans={drawnSets} over={now && <NowRule {...now} spans={drawnSets} />}>
        {Array.from(
          Map.groupBy(drawnSets, ({ entry }) => entry),
          ([{ label }, sets]) => (
            <li key={sets[0]?.id} data-several={sets.length > 1 ? '' : undefined}>
              {sets.map(({ id, event, start, end, place, mark, star, drawn, lane }, index) => {
                const artist = acts.find(({ name }) => event.kind === 'music' && name === event.artist);
                const title = <WithNames text={event.title} />;
                const struck = mark?.cancelled ? <s>{title}</s> : title;
                return (
                  <section
                    key={id}
                    className="set"
                    {...drawn}
                    data-lane={lane}
                    data-ink={entryById(places, place).ink}
                  >
                    <p>
                      <time dateTime={wallTime(start)}>{clockTime(start)}</time>{' '}
                      <span>
                        {`${until} `}
                        {clockTime(end)}
                      </span>
                    </p>
                    {/* Reader views drop a name that is nothing but a link
                        in a `div`, because they take it for navigation. */}
                    <p>
                      <strong data-billing={artist?.billing}>
                        {label && index === 0 && <b>{`${label}${sets.length > 1 ? '' : ':'} `}</b>}
                        {artist ? <a href={carried(artistPath(artist))}>{struck}</a> : struck}
                      </strong>
                      {mark && (
                        <span>
                          <ChangeMark {...mark} />
                        </span>
                      )}
                    </p>{' '}
                    <PlaceName id={place} {...entryById(places, place)} />
                    <div>
                      <Star {...star} />
                    </div>
                  </section>
                );
              })}
            </li>
          ),
        )}
      </TimeList>
    </div>
  );
};
