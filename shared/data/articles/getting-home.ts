import { clockTime } from '../../figures/clock.ts';
import { minutesShort } from '../../figures/duration.ts';
import { findRoute, type RouteNeeds } from '../../figures/find-route.ts';
import { listed } from '../../figures/listed.ts';
import { paceOf, walkingMinutes } from '../../figures/walking-minutes.ts';
import type { Block, Table } from '../../model/text-blocks.ts';
import { shuttle } from '../facts/shuttle.ts';
import { walking } from '../facts/walking.ts';
import { dayName, festival } from '../edition.ts';
import { grounds } from '../programme/grounds.ts';
import type { PlaceId } from '../../model/grounds.ts';
import { places } from '../programme/places.ts';
import type { Overridable } from '../../model/overridable.ts';

/** Where a night ends. Most people are then at the place of its last large concert. */
const from = [
  { id: 'castle', crowd: true },
  { id: 'boathouse', crowd: false },
  { id: 'lateTent', crowd: false },
] as const satisfies readonly { readonly id: PlaceId; readonly crowd: boolean }[];

const fields = ['beckField', 'curlewField', 'lambField'] as const;

/** The destinations. Of several places, the farthest counts. */
const to: readonly { readonly name: string; readonly ids: readonly PlaceId[] }[] = [
  { name: grounds.shuttleStop.name, ids: ['shuttleStop'] },
  { name: grounds.carPark.name, ids: ['carPark'] },
  { name: grounds.accessibleCamping.name, ids: ['accessibleCamping'] },
  { name: 'Camping fields', ids: fields },
];

/** Warnings about these routes. */
export const inTheDark: Block = [
  'The paths are lit until everyone is home. The farm track, the fields and the car park are not, so bring a torch. The plan has ',
  { text: 'every other way', to: 'plan' },
  '.',
];

const nights = listed(festival.days.map(({ id }) => dayName(id)));

export const lastBusFact = {
  term: 'Last shuttle bus',
  value: clockTime(shuttle.festivalDays.to),
  note: `To ${festival.place.station}, the morning after each day`,
};

/** The last bus of each night. */
export const lastBuses = `The last buses to ${festival.place.station} go at ${clockTime(shuttle.thursday.to)} on Thursday, ${clockTime(shuttle.festivalDays.to)} after ${nights} night and ${clockTime(shuttle.monday.to)} on Monday.`;

export function gettingHome({ paths }: Pick<Overridable, 'paths'>) {
  /** Minutes by the lit route that fits the needs best, with a sign where it has or may have steps. */
  function minutesHome(id: PlaceId, homes: readonly PlaceId[], crowd: boolean, needs: RouteNeeds): string {
    const ways = homes.flatMap((home) => findRoute(id, home, paths, ['lamps', ...needs]) ?? []);
    const metres = Math.max(...ways.map((route) => route.metres));
    const minutes = minutesShort(walkingMinutes(metres, paceOf(walking, needs), { dark: true, crowd }));
    const isFree = ways.every(({ stretches }) => stretches.every(({ stepFree }) => stepFree === true));
    return needs.includes('step-free') && !isFree ? `${minutes}*` : minutes;
  }

  /** The walking times at the end of a night in minutes, also for visitors with needs. */
  const routesHomeFor = (needs: RouteNeeds): Table => ({
    caption: [
      needs[0]
        ? 'On foot in the dark, as you need it, by the paths with lamps'
        : 'On foot in the dark, by the paths with lamps',
      `From the ${places.castle.name}: with the crowd, after the last song`,
      ...(needs.includes('step-free') ? ['* Not step-free, or not known'] : []),
    ].join('. '),
    head: ['To', ...from.map(({ id }) => places[id].name)],
    rows: to.map(({ name, ids }) => [
      name,
      ...from.map(({ id, crowd }) => minutesHome(id, ids, crowd, needs)),
    ]),
  });

  const routesHome: { readonly table: Table } = { table: routesHomeFor([]) };

  return { routesHomeFor, routesHome };
}
