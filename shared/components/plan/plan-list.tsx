import { css } from '@emotion/react';
import type { Text } from '../../model/text-blocks.ts';
import {
  capitals,
  headerHeight,
  media,
  surface,
  rule,
  stacked,
  wrapping,
  fontSize,
} from '../../look/tokens.ts';
import { Paragraph } from '../type/running-text.tsx';
import { metresText } from '../../figures/distance.ts';
import type { PlanEntry } from '../../rules/plan/plan-entry.ts';

export const SHOWN_ID = 'shown';

const list = css`
  ${stacked('1.25rem', 'start')};
  ${media.tablet} {
    display: block;
    columns: 17rem;
    column-gap: 3rem;
    > :not(section) {
      column-span: all;
    }
    > * {
      break-inside: avoid;
      margin-bottom: 1.25rem;
    }
  }
  /* A visitor who lands here also sees the heading above. */
  > p[id] {
    margin-bottom: 0.25rem;
    font-weight: 700;
    scroll-margin-top: 4.5rem;
  }
  h3 {
    padding: 0.5rem 0.75rem 0.35rem;
    ${surface.second};
    ${capitals(`${fontSize.name}/1`, 80)};
    @media (max-width: 34em) {
      position: sticky;
      z-index: 1;
      top: ${headerHeight};
      margin-inline: calc(50% - 50vw);
      padding-inline: calc(50vw - 50%);
    }
  }
  h4 {
    flex: 1;
    min-width: min-content;
    margin: 0;
  }
  li {
    ${wrapping('0 0.75rem', 'baseline')};
    padding-block: 0.75rem;
    border-bottom: 1px solid;
    /* The sticky heading of the group covers this height. */
    scroll-margin-top: 8rem;
  }
  li > b {
    ${capitals(`${fontSize.name}/1`, 74)};
  }
  li > p {
    width: 100%;
  }
  li:target {
    padding-inline: 0.75rem;
    outline: ${rule};
    ${surface.second};
  }
`;

interface PlanListProps {
  readonly id: string;
  readonly heading: string;
  readonly shown: string;
  readonly note: Text;
  readonly groups: readonly { readonly heading: string; readonly entries: readonly PlanEntry[] }[];
}

export const PlanList = ({ id, heading, shown, note, groups }: PlanListProps) => (
  <section aria-labelledby={id} css={list}>
    <h2 id={id}>{heading}</h2>
    <p id={SHOWN_ID} tabIndex={-1}>
      {shown}
    </p>
    <Paragraph text={note} />
    {groups.map((group) => (
      <section key={group.heading}>
        <h3>{group.heading}</h3>
        <ul>
          {group.entries.map(({ id: place, name, needs, what, metres, facts, href }) => (
            <li key={place} id={place} className={needs.join(' ') || undefined}>
              <h4 translate="no">{href ? <a href={href}>{name}</a> : name}</h4>
              {metres > 0 && <b>{metresText(metres)}</b>}
              <p>{[what, facts].filter(Boolean).join(' ')}</p>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </section>
);
