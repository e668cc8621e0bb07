import type { Texts } from '../../wording/texts.ts';
import { css } from '@emotion/react';
import { capitals, media, surface, rule, stacked, wrapping, fontSize } from '../../look/tokens.ts';
import { clockTime } from '../../figures/clock.ts';
import type { PublishedChange } from '../../rules/changes/write-changes.ts';

export interface ListedChange extends Pick<PublishedChange, 'kind' | 'title' | 'was' | 'is' | 'why'> {
  readonly id?: string;
  readonly href?: string;
  readonly day?: string;
  /** The time of publication: festival time with its offset, and on the 24-hour clock. */
  readonly time: string;
  readonly clock: string;
}

/* The present state is large: beside the title where there is room, below it on phones. */
const list = css`
  border-bottom: ${rule};
  li {
    ${stacked('0.6rem 2rem')};
    padding-block: 1.1rem 1.25rem;
    border-top: ${rule};
    scroll-margin-top: 5rem;
    &:target {
      box-shadow: inset 0.6rem 0 0 var(--first);
      padding-left: 1.35rem;
    }
  }
  li > div {
    ${stacked('0.5rem')};
    justify-items: start;
    p {
      ${wrapping('0.25rem 0.75rem', 'center')};
      font-weight: 700;
    }
  }
  b {
    padding: 0.25rem 0.6rem 0.15rem;
    border: 3px solid var(--text);
    ${capitals(`${fontSize.label}/1.1`, 80)};
  }
  [data-off] {
    ${surface.text};
  }
  h3 {
    font-size: ${fontSize.heading};
    line-height: 1.05;
  }
  dl {
    ${stacked('0.35rem', 'start')};
  }
  dl > div {
    ${wrapping('0 0.5em', 'baseline')};
    + div {
      align-items: center;
      ${capitals(`${fontSize.name}/1.1`, 74)};
      dt {
        padding: 0.15em 0.5em 0.05em;
        ${surface.first};
        font-size: ${fontSize.label};
      }
    }
  }
  ${media.tablet} {
    li {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 45%);
    }
    dl {
      grid-row: span 2;
    }
  }
`;

interface ChangeListProps {
  readonly changes: readonly ListedChange[];
  readonly wording: Texts['changesPage'];
}

export const ChangeList = ({ changes, wording }: ChangeListProps) => (
  <ol css={list}>
    {changes.map(({ id, kind, title, href, day, was, is, why, time, clock }) => (
      <li key={`${title} ${time}`} id={id}>
        <div>
          <p>
            <b data-off={['cancelled', 'withdrawn'].includes(kind) || undefined}>{wording.stamps[kind]}</b>{' '}
            {day}
          </p>
          <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        </div>
        <dl>
          <div>
            <dt>{wording.was}</dt>
            <dd>
              <s>{was}</s>
            </dd>
          </div>
          {is && (
            <div>
              <dt>{wording.now}</dt>
              <dd>{is}</dd>
            </div>
          )}
        </dl>
        <p>
          <bdi>{why}</bdi> {`${wording.told} `}
          <time dateTime={time}>{clockTime(clock)}</time>.
        </p>
      </li>
    ))}
  </ol>
);
