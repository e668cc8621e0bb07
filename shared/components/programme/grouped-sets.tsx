import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SetRow, type RowPlace } from '../../islands/browser/set-row.tsx';
import { dayRow, dayRows, inTwoColumns, plainBar } from '../../look/day-rows.ts';
import { setRows, timeColumn } from '../../look/set-rows.ts';
import { capitals, fontSize, media, notOnPaper, stacked } from '../../look/tokens.ts';
import type { Billing } from '../../model/artists.ts';
import type { SetMark } from '../../rules/changes/set-mark.ts';
import type { DayOf } from '../../rules/programme/by-day.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { usePageContext } from '../frame/page-context.tsx';
import { usePicksInAddress } from '../my-line-up/picks-context.tsx';
import { Description, GroupHead, type EventAbout } from './event-details.tsx';
import { Star, type StarProps } from '../my-line-up/star.tsx';
import { Fit, wordsForFits, type ChosenNeeds } from '../needs/fit.tsx';
import { WithNames } from '../type/with-names.tsx';

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

/* Described sets are rows over the whole width. Where there is room, the description has a column. */
const described = css`
  container-type: inline-size;
  .about {
    margin-top: 0.5rem;
  }
  h3 {
    ${capitals(`${fontSize.name}/1.05`, 76)};
  }
  .by {
    font-size: ${fontSize.label};
  }
  @container (min-width: 40rem) {
    .set {
      grid-template: repeat(3, auto) 1fr / ${timeColumn} minmax(0, 1fr) minmax(0, 1fr) 2.75rem;
      padding-block: 0.75rem;
      > .by,
      > .by + .where {
        grid-column: 2;
      }
      > .about {
        grid-area: 1 / 3 / span 4;
        margin-top: 0;
      }
      > button {
        grid-row-end: span 4;
      }
    }
  }
`;

/* Pages set a distance between a section's parts, but not between the parts of a day. */
const dayStyle = css`
  ${dayRow};
  && {
    row-gap: 0;
  }
`;

/* An event is described above its sets, and on wide screens beside them. */
const eventStyle = css`
  .about {
    padding: 0.5rem 0.6rem;
    break-inside: avoid;
  }
  ${media.desktop} {
    > :last-child {
      ${stacked('0 2.5rem')};
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }
`;

const foot = css`
  padding-top: 0.75rem;
`;

interface SetListProps<Entry extends SetEntry> {
  readonly entries: readonly Entry[];
  readonly until: string;
  readonly onNow?: string | undefined;
  readonly chosenNeeds?: ChosenNeeds | undefined;
  /** The label of links to each set's calendar. */
  readonly calendar?: string;
  readonly isInColumns?: boolean;
  readonly renderBesides?: ((entry: Entry) => ReactNode) | undefined;
}

/** Sets in the order of their starts, one row each. */
export function SetList<Entry extends SetEntry>({
  entries,
  until,
  onNow,
  chosenNeeds,
  calendar,
  isInColumns,
  renderBesides,
}: SetListProps<Entry>) {
  const { calendarPath } = usePageContext().addresses;
  const carried = usePicksInAddress();
  return (
    <ol css={[setRows, entries.some(({ about }) => about) ? described : isInColumns && inTwoColumns]}>
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
          by={entry.about?.by && <WithNames text={entry.about.by} />}
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
          {entry.about && <Description text={entry.about.description} />}
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
  /** Rows are in their stages' inks, and bars in none. */
  readonly hasPlainBars?: boolean;
}

/** Sets by day or by event, in the order of their starts. The filter finds them by their ids. */
export const GroupedSets = <Entry extends SetEntry>({
  groups,
  renderFoot,
  hasPlainBars,
  ...list
}: GroupedSetsProps<Entry>) => (
  <div css={dayRows} {...(list.chosenNeeds && wordsForFits(list.chosenNeeds))}>
    {groups.map(({ id, name, about, entries, ...group }) => (
      <section
        key={id}
        id={id}
        aria-labelledby={`${id}-heading`}
        css={[dayStyle, about && eventStyle, hasPlainBars && plainBar]}
      >
        <GroupHead id={`${id}-heading`} {...{ name, about }} />
        <div>
          {about && <Description text={about.description} />}
          <SetList entries={entries} isInColumns {...list} />
        </div>
        {renderFoot && <div css={foot}>{renderFoot({ id, name, about, entries, ...group })}</div>}
      </section>
    ))}
  </div>
);
