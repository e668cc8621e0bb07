import type { Table } from '../blocks.ts';

export const lastBuses = 'The ferry has left. Stay.';

export const waysHomeFor = (): Table => ({ caption: 'On foot', head: [], rows: [] });
