import { css } from '@emotion/react';
import { media, rule } from '../../look/tokens.ts';

/** One entry of a programme list or an area guide. */
export interface Entry {
  readonly title: string;
  /** Shown before the title: the time, the age group, how hard a walk is. */
  readonly key?: string;
  /** In the order in which they are shown. */
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly description: string;
}

const list = css`
  display: grid;
  gap: 0 3rem;
  border-bottom: ${rule};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const entryStyle = css`
  display: grid;
  align-content: start;
  gap: 0.6rem;
  padding-block: 1.5rem 1.75rem;
  border-top: ${rule};
  h2,
  h3 {
    font-size: clamp(1.35rem, 1.1rem + 1vw, 1.85rem);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  dl > div {
    display: flex;
    gap: 0.4em;
    padding: 0.2rem 0.6rem;
    border: 2px solid var(--text);
    font-size: 0.9rem;
  }
  dt {
    flex: none;
  }
  dt::after {
    content: ':';
  }
  dd {
    font-weight: 700;
  }
`;

const keyStyle = css`
  justify-self: start;
  padding: 0.15rem 0.6rem;
  background: var(--first);
  color: var(--ink);
  font-weight: 700;
`;

interface EntryListProps {
  readonly entries: readonly Entry[];
  /** The level of the entries' headings. */
  readonly heading?: 'h2' | 'h3';
}

/** Entries in a list: key, title, facts, description. */
export const EntryList = ({ entries, heading: Heading = 'h2' }: EntryListProps) => (
  <ul css={list}>
    {entries.map(({ title, key, facts, description }) => (
      <li key={title} css={entryStyle}>
        {key && <p css={keyStyle}>{key}</p>}
        <Heading>{title}</Heading>
        {facts.length > 0 && (
          <dl>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>{description}</p>
      </li>
    ))}
  </ul>
);
