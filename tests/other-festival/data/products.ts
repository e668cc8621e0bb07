import type { DayId } from './festival.ts';
import { moneyText } from '../figures/money.ts';

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly description: string;
}

export type Availability = 'few-left' | 'sold-out' | 'on-the-gate' | 'to-be-announced';

export const festivalTickets = [
  { id: 'island-pass', name: 'Island Pass', price: 1250, description: 'All of it, with the ferry.' },
  { id: 'evening', name: 'Evening Pass', price: 480, description: 'From six, on one evening.' },
] as const satisfies readonly Product[];

export const extras = [
  { id: 'bunk', name: 'Bunk in the Boatyard', price: 330, description: 'A dry bed, and a draught.' },
] as const satisfies readonly Product[];

export const products = [...festivalTickets, ...extras] as const;

export type ProductId = (typeof products)[number]['id'];

export type TicketId = (typeof festivalTickets)[number]['id'];

export const currency = { code: 'NOK', pattern: '{amount} kr', decimal: ',' } as const;

export type Availabilities = Readonly<Partial<Record<ProductId, Availability | undefined>>>;

export const availabilities: Availabilities = {};

export const dayTickets: readonly { readonly id: TicketId; readonly day: DayId; readonly name: string }[] =
  [];

export const productName = (id: ProductId): string => products.find((one) => one.id === id)?.name ?? id;

const prices = Object.fromEntries(products.map(({ id, price }) => [id, price])) as Record<ProductId, number>;

export const isPriced = (id: ProductId): boolean => availabilities[id] !== 'to-be-announced';

export const priceOf = (id: ProductId): string => moneyText(currency.pattern, prices[id]);
