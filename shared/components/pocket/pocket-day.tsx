import { filled } from '../../figures/filled.ts';
import { clockTime } from '../../figures/clock.ts';
import type { DayPanel, PocketSet } from '../../rules/pocket/pocket-days.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';

interface DayWords {
  readonly states: Readonly<Record<'picked' | 'maybe' | 'cancelled', string>>;
  readonly until: string;
  readonly left: string;
  /** In the place of sets that are not announced yet. */
  readonly toCome: string;
  readonly notes: string;
  /** What stands below each day, by its id. */
  readonly days: Readonly<Record<string, string | undefined>>;
}

const SetRow = ({ set, words }: { readonly set: PocketSet; readonly words: DayWords }) => (
  <li data-state={set.state === 'none' ? undefined : set.state}>
    <b>{clockTime(set.start)}</b>
    <div>
      <strong>{set.cancelled ? <s>{set.title}</s> : set.title}</strong>{' '}
      <small>
        {set.state !== 'none' && <span css={visuallyHidden}>{`${words.states[set.state]}. `}</span>}
        {set.cancelled ? words.states.cancelled : `${set.place}, ${words.until} ${clockTime(set.end)}`}
        {set.way && `. ${set.way}`}
      </small>
    </div>
  </li>
);

/** A page of the booklet with its days, or with lines to write on. */
export const PocketDays = ({ panel, words }: { readonly panel: DayPanel; readonly words: DayWords }) => (
  <section className={panel.type === 'roomy' ? undefined : panel.type}>
    {panel.days.length === 0 && <h3>{words.notes}</h3>}
    {panel.days.map(({ id, name, sets, left }) => (
      <div key={id}>
        <h3>{name}</h3>
        <ol>
          {sets.map((set) => (
            <SetRow key={set.id} set={set} words={words} />
          ))}
        </ol>
        <p>
          <small>
            {sets.length === 0 && `${words.toCome}. `}
            {left > 0 && `${filled(words.left, { count: String(left) })} `}
            {words.days[id]}
          </small>
        </p>
      </div>
    ))}
  </section>
);
