import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SetRow, type RowPlace } from '../../islands/browser/set-row.tsx';
import { dayColumns, dayHeading } from '../../look/day-columns.ts';
import { setRows } from '../../look/set-rows.ts';
import { notOnPaper, fontSize } from '../../look/tokens.ts';
import type { Billing } from '../../model/artists.ts';
import type { SetMark } from '../../rules/changes/set-mark.ts';
import type { DayOf } from '../../rules/programme/by-day.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { usePageContext } from '../frame/page-context.tsx';
import { usePicksInAddress } from '../my-line-up/picks-context.tsx';
import { WithNames } from '../type/with-names.tsx';
import { EventDetails, type EventAbout } from './event-details.tsx';
import { Star, type StarProps } from '../my-line-up/star.tsx';
import { Fit, wordsForFits, type ChosenNeeds } from '../needs/fit.tsx';

/** A set as its row shows it. */
export interface SetEntry {
  readonly id: string;
  /** The start, with the festival's offset: `2026-07-19T02:00+01:00`. */
  readonly at: string;
  /** Festival time, which counts on after midnight: `26:00`. */
  readonly start: string;
  readonly end: string;
  readonly minutes: number;
  readonly title: string;
  /** An act's size on the bill. */
  readonly billing: Billing | undefined;
  /** The page that says more about it, if that is another page. */
  readonly href?: string;
  readonly place: RowPlace;
  readonly mark: SetMark | undefined;
  /** The set's answer to every need, as `fitsOf` writes it. */
  readonly answers: string;
  readonly star: StarProps;
  readonly isOn?: boolean;
  /** What its event is, where no other row and no heading says it. */
  readonly about?: EventAbout | undefined;
}

/** A day's sets, or an event's: then it says what the event is, and its sets are named by their days. */
export interface SetGroup<Entry> extends DayOf<Entry> {
  readonly about?: EventAbout | undefined;
}

const groupStyle = css`
  ${dayHeading};
  && {
    display: block;
  }
`;

/* Events are of all lengths, so they fill columns one after another. */
const eventColumns = css`
  columns: 3 17rem;
  column-gap: 1.75rem;
`;

const eventStyle = css`
  break-inside: avoid;
  padding-bottom: 2rem;
  h2 {
    font-size: ${fontSize.name};
  }
`;

const aboutStyle = css`
  padding: 0.2rem 0.6rem;
  border-bottom: 1px solid;
`;

interface SetListProps<Entry extends SetEntry> {
  readonly entries: readonly Entry[];
  readonly until: string;
  readonly onNow?: string | undefined;
  readonly chosenNeeds?: ChosenNeeds | undefined;
  /** The label of links to each set's calendar. */
  readonly calendar?: string;
  readonly renderBesides?: ((entry: Entry) => ReactNode) | undefined;
}

/** Sets in the order of their starts, one row each. */
export function SetList<Entry extends SetEntry>({
  entries,
  until,
  onNow,
  chosenNeeds,
  calendar,
  renderBesides,
}: SetListProps<Entry>) {
  const { calendarPath } = usePageContext().addresses;
  const carried = usePicksInAddress();
  return (
    <ol css={setRows}>
      {entries.map((entry) => (
        <SetRow
          key={entry.id}
          {...{ ...entry, until }}
          row={{
            id: `set-${entry.id}`,
            'data-minutes': entry.minutes,
            'data-cancelled': entry.mark?.cancelled,
          }}
          now={entry.isOn ? onNow : undefined}
          href={entry.href && carried(entry.href)}
          isCancelled={entry.mark?.cancelled}
          marks={
            <>
              {entry.mark && <ChangeMark {...entry.mark} />}{' '}
              {calendar && (
                // The name tells links apart where only links are listed.
                <a
                  href={calendarPath(entry.id)}
                  aria-label={`${calendar}: ${entry.star.title}`}
                  css={notOnPaper}
                >
                  {calendar}
                </a>
              )}
            </>
          }
          action={<Star {...entry.star} inRow />}
        >
          {entry.about && <EventDetails {...entry.about} />}
          {renderBesides?.(entry)}
          {chosenNeeds && <Fit answers={entry.answers} {...chosenNeeds} />}
        </SetRow>
      ))}
    </ol>
  );
}

interface GroupedSetsProps<Entry extends SetEntry> extends Omit<SetListProps<Entry>, 'entries'> {
  readonly groups: readonly SetGroup<Entry>[];
  readonly renderFoot?: (group: SetGroup<Entry>) => ReactNode;
}

/** Sets by day or by event, in the order of their starts. The filter finds them by their ids. */
export const GroupedSets = <Entry extends SetEntry>({
  groups,
  renderFoot,
  ...list
}: GroupedSetsProps<Entry>) => (
  <div
    css={groups[0]?.about ? eventColumns : dayColumns}
    {...(list.chosenNeeds && wordsForFits(list.chosenNeeds))}
  >
    {groups.map((group) => (
      <section
        key={group.id}
        id={group.id}
        aria-labelledby={`${group.id}-heading`}
        css={[groupStyle, group.about && eventStyle]}
      >
        <h2 id={`${group.id}-heading`}>
          <WithNames text={group.name} />
        </h2>
        {group.about && (
          <div css={aboutStyle}>
            <EventDetails {...group.about} />
          </div>
        )}
        <SetList entries={group.entries} {...list} />
        {renderFoot?.(group)}
      </section>
    ))}
  </div>
);
