import { css } from '@emotion/react';
import { visuallyHidden } from '../../look/decorations.ts';
import { fontSize, wrapping } from '../../look/tokens.ts';
import { type ListedFact, ListedFacts } from '../type/grade.tsx';
import { WithNames } from '../type/with-names.tsx';

/** What an event is, as the list of its kind says it. */
export interface EventAbout {
  readonly facts: readonly ListedFact[];
  readonly description: string;
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
  }
  > div + div {
    border-top: 1px solid var(--text);
  }
  dt {
    flex: 0 0 5.25rem;
  }
  /* A fact that stands alone says itself what it is. */
  > :only-child dt {
    ${visuallyHidden};
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

/** An event's facts and description, in a set's row or above several. */
export const EventDetails = ({ facts, description }: EventAbout) => (
  <>
    {facts[0] && (
      <dl css={factsStyle}>
        <ListedFacts facts={facts} />
      </dl>
    )}
    <p css={text}>
      <WithNames text={description} />
    </p>
  </>
);
