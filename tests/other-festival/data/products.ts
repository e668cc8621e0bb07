import type { Availabilities, ProductId } from '../../../shared/model/products.ts';

export const festivalTickets = [
  { id: 'island-pass', name: 'Island Pass', description: 'All of it, with the ferry.' },
  { id: 'evening', name: 'Evening Pass', description: 'From six, on one evening.' },
];

export const extras = [
  { id: 'bunk', name: 'Bunk in the Boatyard', description: 'A dry bed, and a draught.' },
];

export const currency = { code: 'NOK', pattern: '{amount} kr', decimal: ',' };

export const availabilities: Availabilities = {};

export const dayTickets = [];

export const prices: Readonly<Record<ProductId, number>> = { 'island-pass': 1250, evening: 480, bunk: 330 };
