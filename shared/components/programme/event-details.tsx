import { usePageContext } from '../frame/page-context.tsx';
import type { Texts } from '../../wording/texts.ts';
import { css } from '@emotion/react';
import { filled } from '../../figures/filled.ts';
import { notOnPaper, size, wrapping } from '../../look/tokens.ts';
import { type ListedFact, ListedFacts } from '../type/grade.tsx';
import type { SetEntry } from './set-days.tsx';

/** A set of one kind of event, with what the list of that kind says of it. */
interface EventEntry extends Omit<SetEntry, 'href'> {
  readonly facts: readonly ListedFact[];
  readonly description?: string;
  /** Facts and description stand under an earlier set: its id, and the name of its day. */
  readonly under?: { readonly id: string; readonly day: string };
}

/* Below the time, too, where the row is narrow. */
const wholeRow = css`
  @container (max-width: 24rem) {
    && {
      grid-column: 1 / -1;
    }
  }
`;

/* A small table: what it is at the left, how much of it in bold. */
const factsStyle = css`
  ${wholeRow};
  margin-block: 0.6rem 0.5rem;
  > div {
    ${wrapping('0 0.75rem')};
    padding-block: 0.2rem;
    border-top: 1px solid var(--text);
  }
  dt {
    flex: 0 0 5.25rem;
  }
  dd {
    flex: 1 1 8rem;
    font-weight: 700;
  }
`;

const text = css`
  ${wholeRow};
  font-size: ${size.label};
  line-height: 1.45;
`;

interface EventDetailsProps {
  readonly entry: EventEntry;
  readonly wording: Texts['programmePage'];
  /** The link to a set's calendar. */
  readonly calendar: string;
}

/** What the list of an event's kind says of a set besides when and where it is. */
export const EventDetails = ({
  entry: { id, title, under, facts, description },
  wording,
  calendar,
}: EventDetailsProps) => {
  const { calendarPath } = usePageContext().addresses;
  return (
    <>
      {under ? (
        <p>
          <a href={`#set-${under.id}`}>{filled(wording.asOn, { day: under.day })}</a>
        </p>
      ) : (
        <>
          {facts[0] && (
            <dl css={factsStyle}>
              <ListedFacts facts={facts} />
            </dl>
          )}
          {description && <p css={text}>{description}</p>}
        </>
      )}
      <p css={notOnPaper}>
        {/* The title tells the links apart where only links are listed. */}
        <a href={calendarPath(id)} aria-label={`${calendar}: ${title}`}>
          {calendar}
        </a>
      </p>
    </>
  );
};
