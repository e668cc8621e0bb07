/** Much of it is not decided. */
export const calendar = {
  salesOpen: '2027-01-04T09:00+01:00',
  earlyBirdUntil: 'unknown',
  tradersUntil: 'unknown',
  tradersAnswered: 'unknown',
  stewardsUntil: 'unknown',
  accessUntil: 'unknown',
  companionsUntil: 'unknown',
  salesClose: 'unknown',
  campingOpens: '2027-08-05T12:00+02:00',
  gatesOpen: '2027-08-05T14:00+02:00',
  namesDownUntil: 'unknown',
  lastNightEnds: '2027-08-08T01:00+02:00',
  fieldsClose: '2027-08-08T14:00+02:00',
  lostPropertyUntil: 'unknown',
  resultsUntil: 'unknown',
  nextSaleAnnounced: 'unknown',
} as const satisfies Calendar;
