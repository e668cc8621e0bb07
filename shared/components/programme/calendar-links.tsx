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
  /** The calendar's id: of a set, of a day, or the edition's own name. */
  readonly id: string;
  /** What it is of, as visitors read it. */
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
 * A calendar to download, or to subscribe to: programs that know `webcal:` read it again by themselves. Most Android phones
 * have none: there the address of the first link is copied.
 */
export function CalendarLinks({ id, of, wording }: CalendarLinkProps) {
  const {
    origin,
    addresses: { calendarPath },
  } = usePageContext();
  return (
    <p css={[row, notOnPaper]}>
      <CalendarLink id={id} of={of} wording={wording} />{' '}
      <a href={(origin + calendarPath(id)).replace(/^https?:/, 'webcal:')}>
        {filled(wording.subscribe, { of })}
      </a>
    </p>
  );
}
