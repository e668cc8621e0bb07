import { findingOut } from '../facts/finding-out.ts';
import { setTimes } from '../facts/set-times.ts';
import { ages } from '../facts/ages.ts';
import type { AttractionEvent, EventAccess } from '../../model/programme.ts';
import { places } from './places.ts';
import { years } from '../../figures/years.ts';

const access: EventAccess = {
  seats: 'none',
  strobe: false,
  haze: false,
  loudness: 'spoken',
  part: 'watch',
};

/** Events between the bands, at the same times as in the schedule. The experience page lists them. */
export const attractions: readonly AttractionEvent[] = [
  {
    id: 'lantern-procession',
    kind: 'attraction',
    title: 'The lantern procession',
    suitsChildren: true,
    place: 'courtyard',
    endPlace: 'boathouse',
    access: { ...access, part: 'join in', stepFree: 'not known', finding: findingOut.site },
    sets: [{ id: 'lantern-procession', day: 'friday', start: setTimes.lanternProcession, end: '19:10' }],
    description: `From ${places.courtyard.name} down to the ${places.boathouse.name}, behind an accordion, three hours before sunset, as the lanterns’ makers have a bedtime.`,
  },
  {
    id: 'valley-choir',
    kind: 'attraction',
    title: 'Come and sing: the valley choir',
    place: 'clearing',
    access: { ...access, part: 'join in' },
    sets: [{ id: 'valley-choir', day: 'saturday', start: '10:30', end: '11:15' }],
    description: `In ${places.clearing.name}, under the beeches. Three songs in three parts, taught by ear in 45 minutes. We’re always short of basses.`,
  },
  {
    id: 'brass-band',
    kind: 'attraction',
    title: 'The Boot and District Brass Band',
    place: 'courtyard',
    access: { ...access, loudness: 'loud' },
    sets: [{ id: 'brass-band', day: 'saturday', start: setTimes.brassBand, end: '13:30' }],
    description: `Nineteen players in ${places.courtyard.name}. Hymns, marches, and one number by a band on this year’s bill.`,
  },
  {
    id: 'falconry',
    kind: 'attraction',
    title: 'Falconry display',
    suitsChildren: true,
    place: 'lawn',
    access,
    sets: [
      { id: 'falconry-saturday', day: 'saturday', start: '15:00', end: '15:30' },
      { id: 'falconry-sunday', day: 'sunday', start: '15:15', end: '15:45' },
    ],
    description: `A peregrine, two Harris hawks and a barn owl on ${places.lawn.name}, half an hour each day. If one sits on the castle, we wait.`,
  },
  {
    id: 'morning-swim',
    kind: 'attraction',
    title: 'The morning swim, with a kettle on',
    place: 'jetty',
    access: { ...access, loudness: 'quiet', part: 'join in' },
    sets: [{ id: 'morning-swim', day: 'sunday', start: setTimes.morningSwim, end: '11:15' }],
    description: `From ${places.jetty.name}, the one hour of the weekend when the mere is open. About 16 degrees, with lifeguards, a ladder and hot tea on the planks. Anyone under ${years(ages.aloneFrom)} brings an adult, who swims too.`,
  },
  {
    id: 'drum-parade',
    kind: 'attraction',
    title: 'Drum parade',
    suitsChildren: true,
    place: 'paddock',
    access: { ...access, loudness: 'loud', part: 'join in', stepFree: 'not known', finding: findingOut.site },
    sets: [{ id: 'drum-parade', day: 'sunday', start: setTimes.drumParade, end: '13:30' }],
    description: `Forty people and thirty-eight drums, yours or made in ${places.paddock.name}, from there once round the grounds and back.`,
  },
];
