import { css } from '@emotion/react';
import { rule } from '../../look/tokens.ts';
import type { PlanEntry } from '../../rules/plan/plan-entry.ts';

const list = css`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  ul {
    border-bottom: 1px solid;
  }
  li {
    padding-block: 0.75rem;
    border-top: 1px solid;
  }
  li:target {
    padding-inline: 0.75rem;
    outline: ${rule};
    background: var(--second);
    color: var(--ink);
  }
`;

export interface PlanGroup {
  readonly heading: string;
  readonly entries: readonly (PlanEntry & { readonly away: string })[];
}

interface PlanListProps {
  readonly id: string;
  readonly heading: string;
  readonly note: string;
  readonly groups: readonly PlanGroup[];
}

/** The plan as a list: its places by kind, with what a visitor must know of each. */
export const PlanList = ({ id, heading, note, groups }: PlanListProps) => (
  <section aria-labelledby={id} css={list}>
    <h2 id={id}>{heading}</h2>
    <p>{note}</p>
    {groups.map((group) => (
      <section key={group.heading}>
        <h3>{group.heading}</h3>
        <ul>
          {group.entries.map(({ id: place, name, needs, what, away, facts, more }) => (
            <li key={place} id={place} className={needs.join(' ') || undefined}>
              <b>{name}</b>
              <p>
                {`${what}. ${away} ${facts} `}
                {more && <a href={more.href}>{more.text}</a>}
              </p>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </section>
);
