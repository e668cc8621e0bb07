import type { LiHTMLAttributes, ReactNode } from 'react';
import { clockTime } from '../../figures/clock.ts';
import type { Billing } from '../../model/artists.ts';

/** A set's place. Its link leads to the plan if the place is on the grounds. */
export interface RowPlace {
  readonly name: string;
  readonly ink: string | undefined;
  readonly href: string | undefined;
}

interface SetRowProps {
  /** Attributes of the list item: its id, and state for styles and scripts. */
  readonly row?: LiHTMLAttributes<HTMLLIElement> & Readonly<Record<`data-${string}`, unknown>>;
  readonly at: string;
  /** Festival time, which counts on after midnight: `26:00`. */
  readonly start: string;
  readonly end: string;
  readonly until: string;
  readonly now?: string | undefined;
  readonly title: string;
  /** An act's size on the bill. Its title is a name, which must not be translated. */
  readonly billing?: Billing | 0 | undefined;
  readonly href?: string | undefined;
  readonly isCancelled?: boolean | undefined;
  /** Who it is with, or of what kind it is: the line below the title. */
  readonly by?: ReactNode;
  readonly place: RowPlace;
  readonly marks?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A set as every list shows it: time, title, place, marks and buttons. `setRows` has its styles. */
export function SetRow({ row, at, start, end, until, now, title, place, ...content }: SetRowProps) {
  const name = content.isCancelled ? <s>{title}</s> : title;
  return (
    <li {...row} className="set" data-ink={place.ink} data-billing={content.billing || undefined}>
      <p className="when" data-now={now}>
        <time dateTime={at}>{clockTime(start)}</time> <span>{`${until} ${clockTime(end)}`}</span>
      </p>
      <h3 translate={content.billing ? 'no' : undefined}>
        {content.href ? <a href={content.href}>{name}</a> : name}
      </h3>
      {content.by && <p className="by">{content.by}</p>}
      <p className="where">
        {place.href ? (
          <a href={place.href} translate="no">
            {place.name}
          </a>
        ) : (
          place.name
        )}{' '}
        {content.marks}
      </p>
      {content.children}
      {content.action}
    </li>
  );
}
