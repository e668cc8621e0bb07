export const lastBuses = 'The ferry has left. Stay.';
