import type { ReactNode } from 'react';
import { calendarPath } from '../../addressing/paths.ts';
import type { programmePage } from '../../data/wording/programme-wording.ts';
import { clockTime } from '../../figures/clock.ts';
import { warnings, type AccessMarks } from '../../rules/programme/access-marks.ts';
import { clockOf } from '../../rules/programme/local-time.ts';
import type { Need } from '../../rules/needs/needs.ts';
import type { SetMark } from '../../rules/changes/set-mark.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { useCarried } from '../my-line-up/picks-context.tsx';
import { Fit } from '../needs/fit.tsx';
import { Star, type StarProps } from '../my-line-up/star.tsx';
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
  readonly calendar: string;
}

/* Lines break after a dot, and not within what is short. */
const separator = '\u00A0· ';
const SHORT = 16;
const whole = (text: string) => (text.length < SHORT ? text.replaceAll(' ', '\u00A0') : text);

interface AccessProps {
  readonly access: AccessMarks;
  readonly of?: string;
  readonly wording: typeof programmePage;
}

/** The marks in a row, warnings in bold. Neighbouring texts are one, because React writes a comment between two. */
export function Access({ access: { said, notKnown }, of, wording }: AccessProps) {
  const nodes: ReactNode[] = [];
  let text = '';
  for (const mark of said) {
    if (mark !== said[0]) text += separator;
    if (!warnings.has(mark)) text += whole(wording.marks[mark]);
    else {
      nodes.push(text, <strong key={mark}>{whole(wording.marks[mark])}</strong>);
      text = '';
    }
  }
  for (const [index, fact] of notKnown.entries())
    text += `${said.length + index > 0 ? separator : ''}${wording.notKnown.facts[fact]}${wording.notKnown.sign}`;
  return (
    <p>
      {of && <b>{`${of}: `}</b>}
      {nodes}
      {text}
    </p>
  );
}

/** A set: when, what, where, and what a visitor has to know beforehand. The filter finds it by its id. */
export function ProgrammeRow({ entry, wording, needs, calendar }: ProgrammeRowProps) {
  const { id, title, href, place, inside, access, mark } = entry;
  const carried = useCarried();
  return (
    <li id={`set-${id}`} data-ink={place.ink} data-cancelled={mark?.cancelled}>
      <div>
        <h3>
          <a href={href.startsWith('#') ? href : carried(href)}>{mark?.cancelled ? <s>{title}</s> : title}</a>
        </h3>
        {mark && <ChangeMark {...mark} />}
        <p>
          <span>
            <time dateTime={entry.start}>{clockTime(clockOf(entry.start))}</time>
            {` ${wording.until} `}
            <time dateTime={entry.end}>{clockTime(clockOf(entry.end))}</time>
          </span>{' '}
          <PlaceLink {...place} />
          {separator + entry.about.map(whole).join(separator) + (inside ? separator : '')}
          {inside && <strong>{inside}</strong>}
        </p>
        {access && <Access access={access} wording={wording} />}{' '}
        {/* The title tells the links apart where only links are listed. */}
        <a href={calendarPath(id)} aria-label={`${calendar}: ${title}`}>
          {calendar}
        </a>
        <Fit answers={entry.answers} needs={needs} words={wording.fit} />
      </div>
      <Star {...entry.star} inRow />
    </li>
  );
}
