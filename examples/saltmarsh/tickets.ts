/** The one ticket, its price, and the texts of the two pages that sell it. */
import type { priceTexts } from '../../shared/figures/prices.ts';
import type { Product } from '../../shared/model/products.ts';
import type { Fact } from '../../shared/model/text-blocks.ts';
import type { TicketTier } from '../../shared/model/ticket-texts.ts';
import type { PurchasePage, TicketsPage } from '../../shared/wording/ticket-labels.ts';
import { purchaseLabels, ticketsLabels } from '../../shared/wording/ticket-labels.ts';
import { edition } from './edition.ts';

export const currency = { code: 'EUR', pattern: '€{amount}', decimal: '.' };

const ticket = 'both-days';
const name = 'Both Days';

export const festivalTickets: readonly Product[] = [
  {
    id: ticket,
    name,
    description: 'Saturday and Sunday, both stages, and room for a tent in the meadow.',
  },
];

// Sample: the price.
/**
 * A price that changes is { before: 48, until: 'earlyBirdUntil',
 * after: 60 }, and the calendar has that instant.
 */
export const prices = { [ticket]: 48 };

export const tiers: readonly TicketTier[] = [
  {
    name,
    features: [
      'Both days and both stages.',
      'Room for a tent in the meadow, from Saturday to Monday morning.',
      'The bus from Husum station and back.',
      'A cup of tea, whenever the kettle is on.',
    ],
    popular: false,
    tickets: [{ id: ticket, name }],
  },
];

const policies: readonly Fact[] = [
  { term: 'Children', value: 'Under 14 come free, with a grown-up who has a ticket.' },
  {
    term: 'Money back',
    value: 'In full until 31 May, if you write to us. After that, sell it on at what you paid.',
  },
  {
    term: 'Companions',
    value: ['Free for whoever you cannot come without: ', { text: 'write to us', to: 'contact' }, '.'],
  },
  { term: 'At the gate', value: 'Only if there are any left. This page says so.' },
];

/** Sentences with a price are written anew when it changes. */
export const ticketsPage = ({ priceOf }: ReturnType<typeof priceTexts>): TicketsPage => ({
  ...ticketsLabels,
  description: `The one ticket for ${edition.fullName}, ${edition.dates}: both days, both stages and a place for a tent, for ${priceOf(ticket)}.`,
  lead: `There is one ticket, and there are ${edition.capacity} of it.`,
  information: { title: 'Before you buy', blocks: [{ facts: policies }] },
});

export const purchase: PurchasePage = {
  ...purchaseLabels,
  description: `How many tickets for ${edition.fullName}, and what they come to. No booking fee, and nothing to untick.`,
  lead: 'How many of you are coming? There is no fee on top.',
  smallPrint: {
    title: 'Small print',
    facts: [
      ...policies,
      { term: 'Terms', value: ['The rest is in the ', { text: 'terms', to: 'info/terms' }, '.'] },
    ],
  },
};
