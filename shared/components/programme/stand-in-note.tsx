import { css } from '@emotion/react';
import { filled } from '../../figures/filled.ts';
import type { ComponentProps } from 'react';
import { placePath, viewPath } from '../../addressing/paths.ts';
import { night } from '../../look/lean.ts';
import { measure } from '../../look/measures.ts';
import { capitals, rule } from '../../look/tokens.ts';
import { startTimes } from '../../rules/programme/start-times.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { usePageContext } from '../frame/page-context.tsx';
import { useCarried } from '../my-line-up/picks-context.tsx';
import { PageLink } from '../type/page-link.tsx';
import { RunningText } from '../type/running-text.tsx';
import type { PlayTimes } from './play-times.tsx';

/* A slip of ink, pasted across the top of the poster and not quite straight. */
const slip = css`
  position: relative;
  z-index: 1;
  margin: -0.6rem -1rem clamp(-1.25rem, -1.4vw, -0.5rem);
  padding: 1.5rem 1rem 0.9rem;
  rotate: -0.6deg;
  background: var(--ink);
  color: var(--paper);
  font-weight: 700;
  ${night('border-bottom: 3px solid var(--paper)')};
  @media (forced-colors: active) {
    border-bottom: ${rule};
  }
  > div {
    ${measure};
  }
  p {
    max-width: none;
  }
  strong {
    display: block;
    ${capitals('clamp(1.3rem, 0.9rem + 2vw, 2.5rem)/1.05', 84)};
  }
  span {
    margin-right: 0.5rem;
  }
`;

interface StandInNoteProps extends Omit<ComponentProps<typeof PlayTimes>, 'stars'> {
  /** The act that the address names. Sets and marks are its own. */
  readonly act: string;
  readonly copy: {
    /** Of the `{act}`. */
    readonly standIn: string;
    readonly whenTheyPlay: { readonly text: string; readonly to: string };
  };
}

/** Above another act's page: that the act has none, and when and where it plays, or that it does not. */
export function StandInNote({ act, sets, places, marks, played, copy }: StandInNoteProps) {
  const carried = useCarried();
  const { days } = usePageContext().festival;
  return (
    <div css={slip}>
      <div>
        <p>
          <strong>{filled(copy.standIn, { act })}</strong>{' '}
          <PageLink to={copy.whenTheyPlay.to}>{copy.whenTheyPlay.text}</PageLink>
        </p>
        {sets.map((set) => {
          const mark = marks.find((one) => one.set === set.id);
          const when = startTimes([set], days);
          return (
            <p key={set.id}>
              <span>
                {`${act}: `}
                <a href={carried(viewPath('programme/schedule', 'day', set.day, days[0].id))}>
                  {mark?.cancelled ? <s>{when}</s> : when}
                </a>
                {', '}
                <a href={placePath(set.place)}>{places[set.place].name}</a>
              </span>
              {mark && <ChangeMark {...mark} />}
            </p>
          );
        })}
        {played.map((link) => (
          <p key={link.to}>
            {`${act}: `}
            <RunningText text={[link]} />
          </p>
        ))}
      </div>
    </div>
  );
}
