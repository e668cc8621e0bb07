import { css } from '@emotion/react';
import { filled } from '../../figures/filled.ts';
import type { CalendarLinksWording } from '../../wording/programme-files.ts';
import { notOnPaper, steadyType, wrapping } from '../../look/tokens.ts';
import { usePageContext } from '../frame/page-context.tsx';

const row = css`
  ${wrapping('0.25rem 1.5rem')};
  font-family: ${steadyType};
`;

interface CalendarLinkProps {
  /** The calendar's id: a set's, a day's, or the edition's name. */
  readonly id: string;
  readonly of: string;
  readonly wording: CalendarLinksWording;
}

export const CalendarLink = ({ id, of, wording }: CalendarLinkProps) => {
  const { calendarPath } = usePageContext().addresses;
  return (
    <a href={calendarPath(id)} css={notOnPaper}>
      {filled(wording.download, { of })}
    </a>
  );
};

/**
 * Links to download a calendar, or to subscribe by `webcal:`. Most Android phones have no program for that;
 * there, visitors copy the first link's address.
 */
export function CalendarLinks({ id, of, wording }: CalendarLinkProps) {
  const context = usePageContext();
  return (
    <p css={[row, notOnPaper]}>
      <CalendarLink id={id} of={of} wording={wording} />{' '}
      <a href={(context.origin + context.addresses.calendarPath(id)).replace(/^https?:/, 'webcal:')}>
        {filled(wording.subscribe, { of })}
      </a>
    </p>
  );
}
