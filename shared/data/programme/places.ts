/** A place of the festival’s grounds: a stage, a room, a field. */
export interface Place {
  /** As signs and lists print it. */
  readonly name: string;
  /** Which of the section’s two inks fills it in the running order; without one it is outlined. */
  readonly ink?: 'first' | 'second';
}

/** Keeps the ids as types, and lets a place have any name. */
const listPlaces = <Id extends string>(listed: Readonly<Record<Id, Place>>): Readonly<Record<Id, Place>> =>
  listed;

/** Every place where something of the programme happens, by its id. */
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
