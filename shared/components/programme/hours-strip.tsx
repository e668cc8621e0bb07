import { css } from '@emotion/react';
import type { HoursFact } from '../../data/blocks.ts';
import { capitals, media, on, wrapping } from '../../look/tokens.ts';

/* Outlines in gaps as wide as they are: neighbours share one line, however the boxes wrap. */
const strip = css`
  ${wrapping('3px')};
  padding: 3px;
  font-size: 0.9rem;
  line-height: 1.2;
  > div {
    ${wrapping('0.15rem 1.25rem', 'end')};
    flex: 1 1 6.5rem;
    align-content: space-between;
    padding: 0.55rem 0.6rem 0.45rem;
    outline: 3px solid var(--text);
    ${on.ground};
  }
  /* Two times stand side by side, on a line of their own on phones. */
  > div:has(dd + dd) {
    flex: 5 1 100%;
  }
  dt {
    flex: 0 0 100%;
    font-weight: 700;
  }
  dd + dd {
    flex: 1 1 5rem;
  }
  b {
    display: block;
    ${capitals('2.1rem/1', 72)};
    white-space: nowrap;
  }
  ${media.tablet} {
    > div:has(dd + dd) {
      flex-basis: 11rem;
    }
  }
`;

export const HoursStrip = ({ hours }: { readonly hours: readonly HoursFact[] }) => (
  <dl css={strip}>
    {hours.map(({ term, times }) => (
      <div key={term}>
        <dt>{term}</dt>
        {times.map(({ at, days }) => (
          <dd key={at}>
            {days} <b>{at}</b>
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
