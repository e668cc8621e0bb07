/** The festival's logo: a bird in flight, in a square of 64 units. */
export const logo =
  'M61 24c-4-4-9-5-14-3C43 12 34 5 20 2c6 7 9 15 10 25C21 31 11 36 2 45l7 1-2 7c10-5 19-10 27-15 3 8 9 17 19 24-1-10-2-19-5-27 4-1 7-4 8-8z';
