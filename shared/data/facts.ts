/** Facts that more than one page refers to. */
import { festival } from './festival.ts';
import { places } from './programme/places.ts';

export const times = {
  gatesFriday: '11am',
  gatesWeekend: '10am',
  musicStarts: '12 noon',
  outdoorMusicEnds: '11pm',
  lateTentEnds: '2am',
  lastEntry: '11pm',
  campsiteQuiet: '2.30am',
  campsiteCloses: 'Monday 12 noon',
  /** The specification has both: 4pm on the ticket pages, 5pm on the camping page and in the FAQs (section 9). */
  campingOpensOnTicketPages: 'Thursday 4pm',
  campingOpensOnInfoPages: 'Thursday 5pm',
  firstShuttleThursday: '3.30pm',
  firstShuttle: '9am',
  lastShuttle: '2.30am',
  firstShuttleMonday: '7.30am',
  lastShuttleMonday: '12.30pm',
  informationPoint: '9am to midnight',
  accessApplications: '1 June 2026',
} as const;

/** Walking distances on the grounds, in metres. */
export const metres = {
  carParkToGate: 450,
  blueBadgeParkingToGate: 90,
  shuttleStopToGate: 150,
  gateToCampsite: 400,
  gateToAccessibleCampsite: 120,
  gateToCastleStage: 300,
  castleStageToBoathouse: 350,
  castleStageToLibrary: 180,
  castleStageToLateTent: 260,
  gateToMedical: 200,
  platformToToilet: 25,
} as const;

export const shuttle = {
  every: '30 minutes',
  journey: '25 minutes',
  /** A policy sentence of the travel tab (specification, section 9). */
  sentence: `Festival shuttle buses run every 30 minutes between ${festival.place.station} station and the castle gate.`,
} as const;

export const campsite = {
  quietField: 'Curlew Field',
  mainField: 'Beck Field',
  familyField: 'Lamb Field',
} as const;

export const ages = {
  childCode: 'OWLET',
  underFive: 'Under 5s go free.',
  children: 'Children under 12 get 50% off.',
  teens: 'Teens aged 13–17 pay full price.',
  childrenPerAdult: 'three',
} as const;

/** Policy sentences that more than one page has (specification, section 9). */
export const policy = {
  refunds: 'Tickets are non-refundable but transferable.',
  children: `${ages.children} Enter the code ${ages.childCode} at checkout.`,
  eTickets: 'E-tickets are emailed immediately after purchase.',
  instalments: 'You can pay in instalments through a buy-now-pay-later provider at checkout.',
  fees: 'The price shown is the price you pay: no booking fee, no postage, nothing added at the end.',
  lateTent: `The late night tent, ${places.lateTent.name}, runs until ${times.lateTentEnds}.`,
  wifi: 'There is no public WiFi.',
} as const;
