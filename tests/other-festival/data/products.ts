export const festivalTickets = [
  { id: 'island-pass', name: 'Island Pass', price: 1250, description: 'All of it, with the ferry.' },
  { id: 'evening', name: 'Evening Pass', price: 480, description: 'From six, on one evening.' },
] as const satisfies readonly Product[];

export const extras = [
  { id: 'bunk', name: 'Bunk in the Boatyard', price: 330, description: 'A dry bed, and a draught.' },
] as const satisfies readonly Product[];

export const products = [...festivalTickets, ...extras] as const;

export const currency = { code: 'NOK', pattern: '{amount} kr', decimal: ',' } as const;

export const availabilities: Availabilities = {};

export const dayTickets: readonly { readonly id: TicketId; readonly day: DayId; readonly name: string }[] =
  [];

const prices = Object.fromEntries(products.map(({ id, price }) => [id, price])) as Record<ProductId, number>;
