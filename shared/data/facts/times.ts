/**
 * The festival's hours on the 24-hour clock, counted on after
 * midnight. `shared/figures/clock.ts` and `hours.ts` write them out.
 */
import type { Hours, Moment } from '../../figures/hours.ts';

// Samples: gate and bus times.
export const times = {
  gatesFriday: '11:00',
  gatesWeekend: '10:00',
  lastEntry: '23:00',
  outdoorMusicEnds: '23:00',
  lateTentEnds: '26:00',
  /**
   * The specification has both: 4pm on the ticket pages, 5pm on the camping page and in the FAQs (section 9).
   */
  campingOpensOnTicketPages: { day: 'Thursday', time: '16:00' },
  campingOpensOnInfoPages: { day: 'Thursday', time: '17:00' },
  campsiteCloses: { day: 'Monday', time: '12:00' },
  teaStarts: '07:00',
  /** The bar beside the camping fields, before the arena opens. */
  thursdayBarCloses: '23:00',
  thursdayFoodEnds: '22:00',
  showers: { from: '06:00', to: '22:00' },
  showerQueue: { from: '09:00', to: '11:00' },
  informationPoint: { from: '09:00', to: '24:00' },
  quietSpace: { from: '12:00', to: '23:00' },
  childrensAreaCloses: '18:00',
  /** No vehicle moves in the arena once the gates are open. */
  loadIn: { from: '07:00', to: '09:30' },
  telephones: { from: '10:00', to: '16:00' },
  sunrise: '04:50',
  sunset: '21:35',
} as const satisfies Readonly<Record<string, string | Moment | Hours>>;
