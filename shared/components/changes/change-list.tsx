import { css } from '@emotion/react';
import type { changesPage } from '../../data/wording/changes-wording.ts';
import { capitals, media, on, rule, stacked, wrapping } from '../../look/tokens.ts';
import { clockTime } from '../../figures/clock.ts';
import type { ChangeKind } from '../../rules/changes/set-mark.ts';

export interface ListedChange {
  readonly id?: string;
  readonly kind: ChangeKind;
  readonly title: string;
  readonly href?: string;
  readonly day?: string;
  readonly was: string;
  readonly is: string;
  readonly why: string;
  /** When it was told: festival time with its offset, and on the 24-hour clock. */
  readonly told: string;
  readonly clock: string;
}

/* What is now is large: beside the title where there is room, below it on phones. */
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
  h3 {
    font-size: clamp(1.5rem, 1.1rem + 1.6vw, 2.25rem);
    line-height: 1.05;
  }
  ${media.tablet} {
    li {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 45%);
    }
  }
  @media print {
    li {
      break-inside: avoid;
    }
  }
`;

const about = css`
  ${stacked('0.5rem')};
  justify-items: start;
`;

const stamp = css`
  ${wrapping('0.25rem 0.75rem', 'center')};
  font-weight: 700;
  b {
    padding: 0.25rem 0.6rem 0.15rem;
    border: 3px solid var(--text);
    ${capitals('1rem/1.1', 80)};
  }
  [data-off] {
    ${on.text};
  }
`;

const sides = css`
  ${stacked('0.35rem', 'start')};
  > div {
    ${wrapping('0 0.5em', 'baseline')};
  }
  div + div {
    align-items: center;
    ${capitals('1.6rem/1.1', 74)};
  }
  ${media.tablet} {
    grid-row: span 2;
    div + div {
      font-size: 2rem;
    }
  }
  div + div dt {
    padding: 0.15em 0.5em 0.05em;
    ${on.first};
    font-size: 1rem;
  }
`;

const isOff = (kind: ChangeKind): boolean => kind === 'cancelled' || kind === 'withdrawn';

interface ChangeListProps {
  readonly changes: readonly ListedChange[];
  readonly wording: typeof changesPage;
}

export const ChangeList = ({ changes, wording }: ChangeListProps) => (
  <ol css={list}>
    {changes.map(({ id, kind, title, href, day, was, is, why, told, clock }) => (
      <li key={`${title} ${told}`} id={id}>
        <div css={about}>
          <p css={stamp}>
            <b data-off={isOff(kind) || undefined}>{wording.stamps[kind]}</b> {day}
          </p>
          <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        </div>
        <dl css={sides}>
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
          {`${why} ${wording.told} `}
          <time dateTime={told}>{clockTime(clock)}</time>.
        </p>
      </li>
    ))}
  </ol>
);
