export const festivalTickets = [
  { id: 'island-pass', name: 'Island Pass', description: 'All of it, with the ferry.' },
  { id: 'evening', name: 'Evening Pass', description: 'From six, on one evening.' },
] as const satisfies readonly Product[];

export const extras = [
  { id: 'bunk', name: 'Bunk in the Boatyard', description: 'A dry bed, and a draught.' },
] as const satisfies readonly Product[];

export const products = [...festivalTickets, ...extras] as const;

export const currency = { code: 'NOK', pattern: '{amount} kr', decimal: ',' } as const;

export const availabilities: Availabilities = {};

export const dayTickets: readonly { readonly id: TicketId; readonly day: DayId; readonly name: string }[] =
  [];

export const prices: Readonly<Record<ProductId, number>> = { 'island-pass': 1250, evening: 480, bunk: 330 };
