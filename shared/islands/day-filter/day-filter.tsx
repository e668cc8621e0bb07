import { useState, type MouseEvent } from 'react';
import type { DayId } from '../../model/festival.ts';
import { showsUnder, type DayChoice as Filter } from '../../rules/day-choice.ts';
import { isPlainClick } from '../browser/plain-click.ts';

export interface DayFilterProps {
  readonly label: string;
  readonly filters: readonly { readonly id: Filter; readonly label: string; readonly href: string }[];
  readonly current: Filter;
  /** Each card's day, in the order of the cards, whose element ids are `act-0`, `act-1` and so on. */
  readonly days: readonly DayId[];
  readonly count: { readonly one: string; readonly many: string };
}

/** The line-up's filter: one day's cards or all, and their number (specification, section 2). */
export function DayFilter({ label, filters, current, days, count }: DayFilterProps) {
  const [selected, setSelected] = useState(current);
  const visibleCount = days.filter((day) => showsUnder(selected, day)).length;

  const choose = (event: MouseEvent, { id, href }: DayFilterProps['filters'][number]) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setSelected(id);
    history.replaceState(history.state, '', href);
    for (const [index, day] of days.entries()) {
      document.getElementById(`act-${index}`)?.toggleAttribute('hidden', !showsUnder(id, day));
    }
  };

  return (
    <>
      <nav aria-label={label}>
        <ul>
          {filters.map((filter) => (
            <li key={filter.id}>
              <a
                href={filter.href}
                aria-current={filter.id === selected ? 'true' : undefined}
                onClick={(event) => choose(event, filter)}
              >
                {filter.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status">{`${visibleCount} ${visibleCount === 1 ? count.one : count.many}`}</p>
    </>
  );
}
