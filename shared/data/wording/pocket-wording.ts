import { clockTime } from '../../figures/clock.ts';
import { metresText, milesText } from '../../figures/distance.ts';
import { minutesText } from '../../figures/duration.ts';
import { hourInWords, hoursText, momentText } from '../../figures/hours.ts';
import { waysHome } from '../articles/getting-home.ts';
import type { Fact, Summary, Table, Text } from '../blocks.ts';
import { away } from '../facts/area.ts';
import { fields, quietHours } from '../facts/campsite.ts';
import { metres } from '../facts/distances.ts';
import { policy } from '../facts/policy.ts';
import { shuttle } from '../facts/shuttle.ts';
import { toCome } from './to-come.ts';
import { times } from '../facts/times.ts';
import { festival, type DayId } from '../festival.ts';
import type { PictureId } from '../pictures/pictures.ts';
import { priceOf } from '../products.ts';
import { places } from '../programme/places.ts';

/** A panel of text. It has to fit a page of 74 × 105 mm: `tests/browser/pocket.spec.ts` tells when it does not. */
export interface PocketText {
  readonly heading: string;
  /** Set large. */
  readonly facts?: readonly Fact[];
  readonly table?: Table;
  readonly lines: readonly { readonly term: string; readonly text: string }[];
}

interface PocketWording extends Summary {
  readonly lead: Text;
  /** How it is printed, and what the button says where there is JavaScript. */
  readonly print: { readonly how: string; readonly button: string };
  /** Leads to the pages in large print and back, and says how they are printed. */
  readonly large: Readonly<Record<'link' | 'how' | 'back', string>>;
  /** How one's own line-up comes into it. */
  readonly own: Text;
  /** How the sheet is folded, in four steps. */
  readonly fold: { readonly heading: string; readonly steps: readonly [string, string, string, string] };
  /** Above the eight panels. */
  readonly panels: string;
  readonly cover: {
    readonly picture: PictureId;
    readonly title: string;
    /** Without picks, and with them. */
    readonly blank: string;
    readonly marked: string;
  };
  readonly states: Readonly<Record<'picked' | 'maybe' | 'cancelled', string>>;
  readonly until: string;
  /** Of a set, for whoever has said what they need: the walk to it, and what is in the way. */
  readonly ways: Readonly<Record<'walk' | 'barred' | 'unchecked', string>>;
  /** `{count}` sets had no room. */
  readonly left: string;
  /** Of a day without sets. */
  readonly toCome: string;
  /** What stands below each day. */
  readonly days: Readonly<Partial<Record<DayId, string>>>;
  /** The heading of a panel without a day: its lines are to be written on. */
  readonly notes: string;
  readonly plan: {
    readonly heading: string;
    readonly text: string;
    /** Lines to be filled in. */
    readonly write: readonly string[];
  };
  readonly texts: readonly [home: PocketText, help: PocketText, rules: PocketText];
}

const lastBus = clockTime(shuttle.festivalDays.to);
const dayFoot = (gates: string): string =>
  `Gates ${clockTime(gates)}, last entry ${clockTime(times.lastEntry)}. Last bus ${lastBus}.`;

const home: PocketText = {
  heading: 'Getting home',
  facts: [
    {
      term: `Last bus to ${festival.place.station}, Friday to Sunday`,
      value: lastBus,
      note: `Thursday ${clockTime(shuttle.thursday.to)}, Monday ${clockTime(shuttle.monday.to)}`,
    },
  ],
  table: waysHome.table,
  lines: [
    {
      term: 'Buses',
      text: `Every ${minutesText(shuttle.everyMinutes)}, free. The stop is ${metresText(metres.shuttleStopToGate)} from the gate. Tell the driver, and it stops at ${shuttle.stopsOnRequest}.`,
    },
    {
      term: 'Trains',
      text: `None waits for the ${lastBus} bus. On Sundays there are fewer. Look yours up.`,
    },
    {
      term: 'Dark',
      text: 'The paths are lit until everyone is home. The farm track, the fields and the car park are not.',
    },
    {
      term: 'Driving',
      text: `Do not drive tired. The fields are open until ${momentText(times.campsiteCloses)}, and there’s tea from ${hourInWords(times.teaStarts)}.`,
    },
  ],
};

const help: PocketText = {
  heading: 'Help & access',
  facts: [
    { term: 'Danger to life', value: '999', note: 'Then a steward' },
    { term: 'Any help, day and night', value: festival.phone.onSite },
  ],
  lines: [
    {
      term: 'Medical tent',
      text: `${metresText(metres.gateToMedical)} from the gate, open day and night. Welfare is beside it: blankets, tea, people who listen. A&E is at ${away.whitehaven.name}, ${milesText(away.whitehaven.miles)}.`,
    },
    { term: 'A lost child', text: 'Tell the nearest steward. They all have radios.' },
    {
      term: 'Abuse',
      text: 'You will be believed first. Tell any steward, any bar or the welfare tent.',
    },
    {
      term: 'Access desk',
      text: `At the information point, just inside the gate, ${hoursText(times.informationPoint)}. It lends ear defenders.`,
    },
    {
      term: 'Quiet space',
      text: `Off ${places.courtyard.name}, ${hoursText(times.quietSpace)}. You do not need a reason.`,
    },
    {
      term: 'Platforms',
      text: `At the ${places.castle.name}, with a roof, and at the ${places.boathouse.name}. Toilets are ${metresText(metres.platformToToilet)} away.`,
    },
    {
      term: 'Accessible toilets',
      text: 'In every block. They open with a RADAR key, or ask a steward.',
    },
  ],
};

const rules: PocketText = {
  heading: 'Pack & rules',
  lines: [
    {
      term: 'Bring',
      text: 'E-ticket, wellies, waterproof, a warm layer, torch, bottle, earplugs, midge repellent, your medicine in its packet.',
    },
    {
      term: 'Leave at home',
      text: 'Glass. Gazebos, drones, generators, fireworks, disposable barbecues, knives.',
    },
    {
      term: 'Your own drink',
      text: 'To the campsite, yes. Into the arena, no, except water.',
    },
    { term: 'Water', text: 'Taps at every block of toilets.' },
    {
      term: 'Showers',
      text: `Hot and free, ${hoursText(times.showers)}, in ${fields.main.name} and ${fields.family.name}.`,
    },
    { term: 'Quiet from', text: `${quietHours}.` },
    {
      term: 'Fire',
      text: 'No open fires. Gas stoves outdoors, on the ground. Never use one inside a tent.',
    },
    { term: 'The mere', text: 'Do not swim in it, except on the morning swim.' },
    { term: 'Money', text: 'Every bar and stall takes cards. There’s no cash machine.' },
    {
      term: 'Phones',
      text: `${policy.wifi} A locker with a socket is ${priceOf('locker')}, by the gate.`,
    },
  ],
};

/** The wording of the booklet that is folded from one sheet of paper. */
export const pocketPage: PocketWording = {
  title: 'Pocket programme',
  description: `${festival.fullName} on one sheet of A4, to fold into a booklet: who plays when, the plan, the last bus, help and access, what to pack.`,
  lead: 'One sheet of A4, one cut, eight small pages, no battery. Print it before you leave home.',
  print: {
    how: 'Print this page on one side, at full size: “fit to page” moves the folds.',
    button: 'PRINT IT',
  },
  large: {
    link: 'Large print, on pages of A4',
    how: 'Printed from here, it’s eight pages of A4 or a few more, in letters of 18 point and up, and nothing to fold.',
    back: 'The booklet to fold',
  },
  own: [
    'For your own stars in it, print it from ',
    { text: 'My line-up', to: 'my-line-up' },
    '. If you tick what you need there, the walks follow it.',
  ],
  fold: {
    heading: 'How to fold it',
    steps: [
      'Fold it in half three times. Crease hard, then open it out.',
      'Fold the short edges together. From the fold, cut along the dashes to the next crease.',
      'Open it, fold it lengthways, and push the ends together until the cut is a cross.',
      'Wrap the pages round, the cover in front.',
    ],
  },
  panels: 'The eight pages',
  cover: {
    picture: 'moon-over-the-mere',
    title: 'Pocket programme',
    blank: 'Colour in a star for each set you want.',
    marked: 'A full star is yours. Half a star is a maybe.',
  },
  states: { picked: 'Picked', maybe: 'Maybe', cancelled: 'Cancelled' },
  until: 'until',
  ways: { walk: 'Walk: {minutes}', barred: 'No step-free way', unchecked: 'Step-free: not known' },
  left: 'And {count} more, on the site.',
  toCome: toCome.short,
  days: {
    friday: dayFoot(times.gatesFriday),
    saturday: dayFoot(times.gatesWeekend),
    sunday: dayFoot(times.gatesWeekend),
  },
  notes: 'Notes',
  plan: {
    heading: 'The plan',
    text: 'Double line: step-free. Dotted: not, or not checked.',
    write: ['My tent', 'We meet'],
  },
  texts: [home, help, rules],
};
