/** Policy sentences that several pages share (specification, section 9). */
import { clockTime } from '../../figures/clock.ts';
import { places } from '../programme/places.ts';
import { times } from './times.ts';

export const policy = {
  refunds: 'Tickets are non-refundable but transferable.',
  eTickets: 'E-tickets are emailed immediately after purchase.',
  instalments: 'You can pay in instalments through a buy-now-pay-later provider at checkout.',
  fees: 'The price shown is the price you pay: no booking fee, no postage, nothing added at the end.',
  lateTent: `The late night tent, ${places.lateTent.name}, runs until ${clockTime(times.lateTentEnds)}.`,
  wifi: 'There is no public WiFi.',
  soldAtGate: 'not known' as 'yes' | 'no' | 'not known',
} as const;
