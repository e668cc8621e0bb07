export interface Product {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly description: string;
}

export const festivalTickets = [
  { id: 'island-pass', name: 'Island Pass', price: 1250, description: 'All of it, with the ferry.' },
  { id: 'evening', name: 'Evening Pass', price: 480, description: 'From six, on one evening.' },
] as const satisfies readonly Product[];

export const extras = [
  { id: 'bunk', name: 'Bunk in the Boatyard', price: 330, description: 'A dry bed, and a draught.' },
] as const satisfies readonly Product[];

export const products = [...festivalTickets, ...extras] as const;

export type ProductId = (typeof products)[number]['id'];

export const currency = { code: 'NOK', pattern: '# kr' } as const;
