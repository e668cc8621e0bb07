import { css } from '@emotion/react';
import { filled } from '../../figures/filled.ts';
import type { ComponentProps } from 'react';
import { placePath, viewPath } from '../../addressing/paths.ts';
import { measure } from '../../look/measures.ts';
import { startTimes } from '../../rules/programme/start-times.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { usePageContext } from '../frame/page-context.tsx';
import { useCarried } from '../my-line-up/picks-context.tsx';
import { PageLink } from '../type/page-link.tsx';
import { RunningText } from '../type/running-text.tsx';
import type { PlayTimes } from './play-times.tsx';

const note = css`
  ${measure};
  max-width: none;
  padding-block: 0.75rem;
  font-weight: 700;
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
    <div css={note}>
      <p>
        {filled(copy.standIn, { act })}{' '}
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
  );
}
