import { css } from '@emotion/react';
import type { Texts } from '../../wording/texts.ts';
import { filled } from '../../figures/filled.ts';
import { fontSize, wrapping } from '../../look/tokens.ts';
import { type ListedFact, ListedFacts } from '../type/grade.tsx';
import { WithNames } from '../type/with-names.tsx';
import type { SetEntry } from './set-days.tsx';

/** A set of one kind of event, with the details that a list of that kind shows. */
interface EventEntry extends Omit<SetEntry, 'href'> {
  readonly facts: readonly ListedFact[];
  readonly description?: string;
  /** The set under which facts and description already stand: its id, and the name of its day. */
  readonly under?: { readonly id: string; readonly day: string };
}

/* In narrow rows, the details have the whole row, also below the time. */
const wholeRow = css`
  @container (max-width: 24rem) {
    && {
      grid-column: 1 / -1;
    }
  }
`;

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
  font-size: ${fontSize.label};
  line-height: 1.45;
`;

interface EventDetailsProps {
  readonly entry: EventEntry;
  readonly wording: Texts['programmePage'];
}

/** The details of a set in the list of its kind, beside time and place. */
export const EventDetails = ({ entry: { under, facts, description }, wording }: EventDetailsProps) =>
  under ? (
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
      {description && (
        <p css={text}>
          <WithNames text={description} />
        </p>
      )}
    </>
  );
