import type { Texts } from '../../wording/texts.ts';
import { entryById } from '../../figures/entry-by-id.ts';
import type { Place, PlaceId } from '../../model/grounds.ts';
import { boardSets, NowNextBoard } from '../../islands/now-next/now-next-board.tsx';
import { styles } from '../../islands/now-next/now-next-styles.ts';
import { columnsOf } from '../../figures/columns.ts';
import type { SetMark } from '../../rules/changes/set-mark.ts';
import { isOnGrounds } from '../../rules/programme/on-grounds.ts';
import { changesSoon, lastChange, setsAhead, type SetRole } from '../../rules/programme/on-now.ts';
import { instantOf, type TimedSet } from '../../figures/timed-sets.ts';
import { Island } from '../controls/island.tsx';
import { usePageContext } from '../frame/page-context.tsx';

interface NowNextProps {
  readonly sets: readonly (TimedSet & { readonly role: SetRole | undefined })[];
  readonly marks: readonly SetMark[];
  readonly places: Readonly<Record<PlaceId, Place>>;
  readonly words: Texts['nowNextWords'];
  /** The moment of rendering, in milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Shows what is on at each place and what comes next. Its page must declare `changesAt`. It is an island if
 * it changes within a day, and static otherwise.
 */
export function NowNextSection({ sets, marks, places, words: { lastMorning, ...words }, now }: NowNextProps) {
  const context = usePageContext();
  const { days, utcOffset } = context.edition;
  if (sets.length === 0) return null;
  const { sets: ahead, completeUntil } = setsAhead(sets, now);
  const isLive = changesSoon(ahead, now);
  // A board that is not live needs no more: a day before, `nowAndNext` finds only what begins first.
  const visibleSets = isLive ? ahead : ahead.filter(({ startsAt }) => startsAt === ahead[0]?.startsAt);

  // The time is that of the last change, so that the document and its cached copies stay the same in between.
  const since = lastChange(sets, now);
  const placeIds = Object.keys(places).filter((id) => visibleSets.some(({ place }) => place === id));
  const isMarked = visibleSets.some(({ id }) => marks.some(({ set }) => set === id));
  const content = {
    sets: columnsOf(
      visibleSets.map(({ id: setId, event, day, place, role, start, end }) => ({
        title: event.title,
        href: context.addresses.eventPath(event),
        day: days.findIndex(({ id }) => id === day),
        place: placeIds.indexOf(place),
        role,
        start,
        end,
        mark: marks.find(({ set }) => set === setId)?.text,
      })),
    ),
    days: days.map(({ name, date }) => ({ name, midnight: instantOf(date, '00:00', utcOffset) })),
    places: placeIds.map((id) => {
      const { name, ink, kind } = entryById(places, id);
      const href = isOnGrounds({ kind }) ? context.addresses.placePath(id) : undefined;
      return { name, ink, ...(href && { href }) };
    }),
    firstAt: sets[0]?.startsAt ?? 0,
    completeUntil,
    words: context.year.passed.fieldsClose ? words : { ...words, over: lastMorning },
    ...(isMarked && { changes: context.addresses.pathTo('programme/changes') }),
    here: context.addresses.pathTo(context.page.name),
  };
  return (
    <section aria-labelledby="now-next">
      {isLive ? (
        <Island name="now-next" when="visible" props={{ now: since, ...content }} />
      ) : (
        <div css={styles}>
          <div>
            <NowNextBoard {...content} sets={boardSets(content)} now={since} />
          </div>
        </div>
      )}
    </section>
  );
}
