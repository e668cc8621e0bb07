import { calendarPath } from '../../addressing/paths.ts';
import type { programmePage } from '../../data/wording/programme-wording.ts';
import type { CalendarLinksWording } from '../../data/wording/programme-files.ts';
import { clockTime } from '../../figures/clock.ts';
import type { AccessMarks } from '../../rules/programme/access-marks.ts';
import { clockOf } from '../../rules/programme/local-time.ts';
import type { Need } from '../../rules/needs/needs.ts';
import type { SetMark } from '../../rules/changes/set-mark.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { useCarried } from '../my-line-up/picks-context.tsx';
import { Fit } from '../needs/fit.tsx';
import { Star, type StarProps } from '../my-line-up/star.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { AccessSigns, dotted, separator } from './access-signs.tsx';
import { PlaceLink, type NamedPlace } from './place-name.tsx';

export interface ProgrammeEntry {
  readonly id: string;
  /** Festival time with its offset: `2026-07-19T02:00+01:00`. */
  readonly start: string;
  readonly end: string;
  readonly title: string;
  /** The page that says more about it. */
  readonly href: string;
  readonly place: NamedPlace;
  /** Its kind, and what its list says of it: who, what, for whom, how hard. */
  readonly about: readonly string[];
  /** Where another part of the page says it, none. */
  readonly access?: AccessMarks | undefined;
  /** By when one must be back inside for it, where that is before it begins. */
  readonly inside?: string | undefined;
  readonly mark?: SetMark | undefined;
  /** What it answers to every need, as `fitsOf` writes it. */
  readonly answers: string;
  readonly star: StarProps;
}

interface ProgrammeRowProps {
  readonly entry: ProgrammeEntry;
  readonly wording: typeof programmePage;
  /** Those of the address. */
  readonly needs: readonly Need[];
  readonly calendar: CalendarLinksWording;
  /** There are few: the name fills its column. */
  readonly large: boolean;
}

/** A set: when, what, where, and what a visitor has to know beforehand. The filter finds it by its id. */
export function ProgrammeRow({ entry, wording, needs, calendar, large }: ProgrammeRowProps) {
  const { id, title, href, place, inside, access, mark } = entry;
  const carried = useCarried();
  const name = large ? <WoodType text={title} longest={16} ems={5} broken={7.2} /> : title;
  /* The title tells the links apart where only links are listed; folded ones are in no list. */
  const label = access && !large ? undefined : `${calendar.short}: ${title}`;
  const toCalendar = (
    <a href={calendarPath(id)} aria-label={label}>
      {calendar.short}
    </a>
  );
  return (
    <li id={`set-${id}`} data-ink={place.ink} data-cancelled={mark?.cancelled}>
      <div>
        <h3>
          <a href={href.startsWith('#') ? href : carried(href)}>{mark?.cancelled ? <s>{name}</s> : name}</a>
        </h3>
        {mark && <ChangeMark {...mark} />}
        <p>
          <span>
            <time dateTime={entry.start}>{clockTime(clockOf(entry.start))}</time>
            {` ${wording.until} `}
            <time dateTime={entry.end}>{clockTime(clockOf(entry.end))}</time>
          </span>{' '}
          <PlaceLink {...place} />
          {!access && separator}
          {!access && toCalendar}
        </p>
        {access && (
          <AccessSigns
            access={access}
            of={dotted(entry.about)}
            warning={inside}
            wording={wording}
            open={large}
          >
            {toCalendar}
          </AccessSigns>
        )}
        <Fit answers={entry.answers} needs={needs} words={wording.fit} />
      </div>
      <Star {...entry.star} inRow />
    </li>
  );
}
