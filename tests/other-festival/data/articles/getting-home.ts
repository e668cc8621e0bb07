export const lastBuses = 'The ferry has left. Stay.';

export const waysHomeFor = (needs: readonly string[]): Table => ({
  caption: `On foot, ${needs.length}`,
  head: [],
  rows: [],
});
