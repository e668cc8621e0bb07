import { entryById } from '../../figures/entry-by-id.ts';
import { css } from '@emotion/react';
import type { Place, PlaceId } from '../../model/grounds.ts';
import type { TimedSet } from '../../figures/timed-sets.ts';
import type { SetMark } from '../../rules/changes/set-mark.ts';
import { startTimes } from '../../rules/programme/start-times.ts';
import { capitals, media, stacked, wrapping, fontSize } from '../../look/tokens.ts';
import { inked } from './place-name.tsx';
import { ChangeMark } from '../changes/change-mark.tsx';
import { usePicksInAddress } from '../my-line-up/picks-context.tsx';
import { Star, type StarProps } from '../my-line-up/star.tsx';
import { usePageContext } from '../frame/page-context.tsx';

const list = css`
  ${stacked('0.5rem')};
  ${capitals(`${fontSize.heading}/1.1`, 88)};
  ${media.cramped} {
    font-size: ${fontSize.name};
    font-stretch: 70%;
  }
  li {
    ${wrapping('0.2em 1em', 'center')};
  }
  a {
    padding-block: 0.2em;
    --underline: currentcolor;
    text-decoration-thickness: 0.08em;
  }
`;

/* The stage has its ink, as on the schedule, within an outline,
   because the block around it may have the same ink. */
const place = css`
  padding: 0 0.4em;
  && {
    border: 3px solid;
  }
`;

/* The star stands at the right of time and stage, whether they take one line or two. */
const withStars = css`
  li {
    position: relative;
    padding-right: 2.75rem;
  }
`;

const starStyle = css`
  && {
    position: absolute;
    inset: 0 0 0 auto;
  }
  &&::before {
    width: max(1.9rem, 0.9em);
    height: max(1.9rem, 0.9em);
  }
`;

/* The letters' colour follows from the block of ink around them. */
const outlined = css`
  && a {
    padding: 0.15rem 0.6rem;
    border: 3px solid;
    background: none;
    color: inherit;
    text-decoration-thickness: 2px;
  }
`;

interface PlayTimesProps {
  readonly sets: readonly TimedSet[];
  readonly places: Readonly<Record<PlaceId, Place>>;
  readonly marks: readonly SetMark[];
  readonly stars?: readonly StarProps[];
  /** For an act without a time: its day, and a word that the time is to come. */
  readonly toCome?: string | undefined;
}

/** When and where an act plays, in large type, with links to the schedule's day and the plan. */
export function PlayTimes({ sets, places, marks, stars = [], toCome }: PlayTimesProps) {
  const { viewPath, placePath } = usePageContext().addresses;
  const carried = usePicksInAddress();
  const { days } = usePageContext().edition;
  return (
    <ul css={[list, stars.length > 0 && withStars]}>
      {sets.length === 0 && toCome && <li>{toCome}</li>}
      {sets.map((set, index) => {
        const { name, ink } = entryById(places, set.place);
        const when = startTimes([set], days);
        const mark = marks.find((setMark) => setMark.set === set.id);
        const star = stars[index];
        return (
          <li key={set.id}>
            <a href={carried(viewPath('programme/schedule', 'day', set.day, days[0].id))}>
              {mark?.cancelled ? <s>{when}</s> : when}
            </a>{' '}
            <a href={placePath(set.place)} translate="no" css={[place, ink && inked(ink)]}>
              {name}
            </a>
            {mark && (
              <span css={outlined}>
                <ChangeMark {...mark} />
              </span>
            )}
            {star && <Star {...star} css={starStyle} />}
          </li>
        );
      })}
    </ul>
  );
}
