import type { LiHTMLAttributes, ReactNode } from 'react';
import { clockTime } from '../../figures/clock.ts';

/** Where a set is. Its address is on the plan, if it is on the grounds. */
export interface RowPlace {
  readonly name: string;
  readonly ink: string | undefined;
  readonly href: string | undefined;
}

interface SetRowProps {
  /** Of the list item: its id, and what styles and scripts read of its state. */
  readonly row?: LiHTMLAttributes<HTMLLIElement> & Readonly<Record<`data-${string}`, unknown>>;
  /** The instant at which it begins, for machines. */
  readonly at: string;
  /** Festival time, counting on after midnight: `26:00`. */
  readonly start: string;
  readonly end: string;
  readonly until: string;
  /** Marks what is on. */
  readonly now?: string | undefined;
  readonly title: string;
  /** The title is a name, which nobody translates. */
  readonly isAct?: boolean | undefined;
  /** The page that says more about it. */
  readonly href?: string | undefined;
  readonly isCancelled?: boolean | undefined;
  readonly place: RowPlace;
  /** Follow the place. */
  readonly marks?: ReactNode;
  /** A star, or what else can be done with it. */
  readonly action?: ReactNode;
  /** What the row says besides. */
  readonly children?: ReactNode;
}

/** A set as every list has it: when, what, where, what else is to be known, and what can be done. `setRows` are its styles. */
export function SetRow({ row, at, start, end, until, now, title, place, ...shown }: SetRowProps) {
  const name = shown.isCancelled ? <s>{title}</s> : title;
  return (
    <li {...row} className="set" data-ink={place.ink}>
      <p data-now={now}>
        <time dateTime={at}>{clockTime(start)}</time> <span>{`${until} ${clockTime(end)}`}</span>
      </p>
      <h3 translate={shown.isAct ? 'no' : undefined}>
        {shown.href ? <a href={shown.href}>{name}</a> : name}
      </h3>
      <p>
        {place.href ? (
          <a href={place.href} translate="no">
            {place.name}
          </a>
        ) : (
          place.name
        )}{' '}
        {shown.marks}
      </p>
      {shown.children}
      {shown.action}
    </li>
  );
}
