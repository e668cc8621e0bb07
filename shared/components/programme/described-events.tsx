import { css } from '@emotion/react';
import type { programmePage } from '../../data/wording/programme-wording.ts';
import type { AccessMarks } from '../../rules/programme/access-marks.ts';
import { on, rule, stacked } from '../../look/tokens.ts';
import { WoodType } from '../type/wood-type.tsx';
import { Access } from './programme-row.tsx';

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: 0 1.75rem;
  li {
    ${stacked('0.6rem', 'start')};
    padding-block: 1.1rem 1.5rem;
    border-top: ${rule};
    scroll-margin-top: 1rem;
  }
  h3 {
    max-width: 24rem;
  }
  b {
    display: block;
  }
  li > :first-child {
    justify-self: start;
    padding: 0.1rem 0.6rem;
    ${on.first};
    font-weight: 700;
  }
`;

interface DescribedEventsProps {
  readonly events: readonly {
    readonly id: string;
    readonly title: string;
    /** Before the title: for whom it is. */
    readonly key: string;
    readonly description: string;
    readonly access: readonly { readonly place: string; readonly marks: AccessMarks }[];
  }[];
  readonly wording: typeof programmePage;
}

export const DescribedEvents = ({ events, wording }: DescribedEventsProps) => (
  <ul css={list}>
    {events.map(({ id, title, key, description, access }) => (
      <li key={id} id={id}>
        <p>{key}</p>
        <h3>
          <WoodType text={title} longest={11} />
        </h3>
        <p>{description}</p>
        {access.map(({ place, marks }) => (
          <Access key={place} of={place} access={marks} wording={wording} />
        ))}
      </li>
    ))}
  </ul>
);
