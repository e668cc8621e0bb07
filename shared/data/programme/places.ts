/** A place on the festival's grounds: a stage, a room, a field. */
export interface Place {
  /** As visitors read it. */
  readonly name: string;
  /** Which of the section's two inks fills its name in the running order. Without an ink, it has an outline. */
  readonly ink?: 'first' | 'second';
}

/** Checks the places, and keeps their ids for the type below. */
const listPlaces = <Id extends string>(listed: Readonly<Record<Id, Place>>): Readonly<Record<Id, Place>> =>
  listed;

/** The places of the programme, by their ids. */
export const places = listPlaces({
  castle: { name: 'Castle Stage', ink: 'first' },
  boathouse: { name: 'Boathouse Stage', ink: 'second' },
  library: { name: 'The Library' },
  courtyard: { name: 'The Courtyard' },
  lawn: { name: 'The Lawn' },
  clearing: { name: 'The Clearing' },
  paddock: { name: 'The Paddock' },
  jetty: { name: 'The Jetty' },
  lateTent: { name: 'The Small Hours' },
});

export type PlaceId = keyof typeof places;
