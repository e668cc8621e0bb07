/** The products for the basket, in the order of the purchase page (specification, section 9). */
import type { Price, Product, ProductId, Availabilities, TicketId } from '../model/products.ts';
import { times } from './facts/times.ts';
import { daysInWords, festival } from './edition.ts';
import type { DayId } from '../model/festival.ts';
import { momentText } from '../figures/hours.ts';
import { numberWord, capitalised } from '../figures/number-word.ts';
import { moneyText } from '../figures/money.ts';
import type { Currency } from '../model/measures.ts';
import { nightsInWords } from './facts/campsite.ts';

/** The currency's ISO 4217 code, and its format for amounts. */
export const currency = { code: 'GBP', pattern: '£{amount}', decimal: '.' } as const satisfies Currency & {
  readonly code: string;
};

export const festivalTickets = [
  {
    id: 'weekend',
    name: 'Weekend Ticket',
    description: `All ${daysInWords} days and all ${daysInWords} nights, with your bed somewhere else.`,
  },
  {
    id: 'weekend-camping',
    name: 'Weekend + Camping',
    description: `All ${daysInWords} days and ${nightsInWords} nights in the fields by the beck, from ${momentText(times.campingOpensOnTicketPages)}.`,
  },
  {
    id: 'day-friday',
    name: 'Day Ticket: Friday',
    description: 'Friday, from gates opening to the end of the late night tent.',
  },
  {
    id: 'day-saturday',
    name: 'Day Ticket: Saturday',
    description: 'Saturday, the longest day of them all, from the choir to the small hours.',
  },
  {
    id: 'day-sunday',
    name: 'Day Ticket: Sunday',
    description: 'Sunday, from the morning swim to the very last song.',
  },
] as const satisfies readonly Product[];

const voucher = 20;

export const extras = [
  {
    id: 'train-ticket',
    name: 'Fell Walk Train Ticket',
    description: `A return on the narrow-gauge railway from ${festival.place.station}, with a guided fell walk at the far end.`,
  },
  {
    id: 'parking',
    name: 'Weekend Parking Pass',
    description: 'One car, one numbered pass, all weekend. Bring it printed or on a charged phone.',
  },
  {
    id: 'locker',
    name: 'Festival Locker Rental',
    description: 'A locker by the main gate from Thursday to Monday, with a socket inside for a phone.',
  },
  {
    id: 'merch-voucher',
    name: `${moneyText(currency.pattern, voucher)} Merchandise Voucher`,
    description: `${capitalised(numberWord(voucher))} pounds to spend at the merch table, sent with your e-ticket.`,
  },
] as const satisfies readonly Product[];

export const products = [...festivalTickets, ...extras] as const;

/** In whole units of the currency. Everything that shows or charges a price takes it from here. */
export const prices: Readonly<Record<ProductId, Price>> = {
  weekend: 145,
  'weekend-camping': 195,
  'day-friday': 65,
  'day-saturday': 65,
  'day-sunday': 65,
  'train-ticket': 25,
  parking: 30,
  locker: 20,
  'merch-voucher': voucher,
};

export const availabilities: Availabilities = {};

/** Each day's ticket, with the day's name. */
export const dayTickets: readonly { readonly id: TicketId; readonly day: DayId; readonly name: string }[] =
  festival.days.map(({ id, name }) => ({ id: `day-${id}`, day: id, name }));

const names: Readonly<Record<string, string>> = Object.fromEntries(
  products.map(({ id, name }) => [id, name]),
);

export const productName = (id: ProductId): string => names[id] ?? id;
