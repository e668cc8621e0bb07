import type { ListPage } from '../../model/text-blocks.ts';
import { times } from '../facts/times.ts';
import { setTimes } from '../facts/set-times.ts';
import { ages } from '../facts/ages.ts';
import { festival } from '../edition.ts';
import { allDay } from './all-day.ts';
import type { ChildrensEvent, EventAccess } from '../../model/programme.ts';
import { places } from './places.ts';
import { clockTime } from '../../figures/clock.ts';
import { hourInWords } from '../../figures/hours.ts';
import { years, agesText } from '../../figures/years.ts';

const access: EventAccess = {
  strobe: false,
  haze: false,
  loudness: 'spoken',
  part: 'join in',
};

export const kidsTeensPage: ListPage = {
  title: 'Kids & Teens',
  description: `What there is for children and teenagers at ${festival.fullName}: mud, kites, lanterns, drums, a beck, and a band by Sunday afternoon.`,
  picture: 'kids-teens',
  lead: `Most of this is in ${places.paddock.name}, open from ${clockTime(times.gatesFriday)} on Friday and ${clockTime(times.gatesWeekend)} on Saturday and Sunday, until ${clockTime(times.childrensAreaCloses)}. It’s free, and you don’t need to book unless it says so.`,
  strip: {
    title: 'Ears and grown-ups',
    text: [
      { text: 'Who pays what', to: 'info/families-dogs' },
      ', ',
      { text: 'who stays with whom', to: 'info/families-dogs#who-looks-after-whom' },
      ', and ',
      { text: 'where to borrow ear defenders', to: 'info/families-dogs#noise-and-sleep' },
      '.',
    ],
  },
};

export const kidsActivities: readonly ChildrensEvent[] = [
  {
    id: 'mud-kitchen',
    kind: 'children',
    title: 'Mud kitchen',
    ageGroup: `Under ${years(ages.freeBelow)}s`,
    place: 'paddock',
    access,
    sets: allDay('mud-kitchen'),
    description: 'Pans, ladles, a trough, the raw material and a tap with warm water.',
  },
  {
    id: 'stories',
    kind: 'children',
    title: 'Stories on the rug',
    ageGroup: agesText({ from: 2, to: 6 }),
    place: 'clearing',
    access: { ...access, part: 'watch' },
    sets: [
      { id: 'stories-friday', day: 'friday', start: setTimes.storiesAfternoon, end: '14:55' },
      { id: 'stories-saturday-morning', day: 'saturday', start: setTimes.storiesMorning, end: '11:55' },
      { id: 'stories-saturday-afternoon', day: 'saturday', start: setTimes.storiesAfternoon, end: '14:55' },
      { id: 'stories-sunday-morning', day: 'sunday', start: setTimes.storiesMorning, end: '11:55' },
      { id: 'stories-sunday-afternoon', day: 'sunday', start: setTimes.storiesAfternoon, end: '14:55' },
    ],
    description: 'Twenty-five minutes, with a wolf in them. Grown-ups can lie down.',
  },
  {
    id: 'lantern-making',
    kind: 'children',
    title: 'Lantern making',
    ageGroup: agesText({ from: 4, to: 11 }),
    place: 'paddock',
    access,
    sets: [{ id: 'lantern-making', day: 'friday', start: times.gatesFriday, end: times.childrensAreaCloses }],
    description: `Willow, tissue paper and glue. The procession leaves ${places.courtyard.name} at ${clockTime(setTimes.lanternProcession)} and a lantern needs half an hour to dry, so start by half past four.`,
  },
  {
    id: 'beck-dipping',
    kind: 'children',
    title: 'Beck dipping',
    ageGroup: agesText({ from: 5, to: 11 }),
    place: 'paddock',
    access: { ...access, seats: 'none', stepFree: false, covered: false },
    sets: [
      { id: 'beck-dipping-saturday', day: 'saturday', start: setTimes.beckDipping, end: '12:00' },
      { id: 'beck-dipping-sunday', day: 'sunday', start: setTimes.beckDipping, end: '12:00' },
    ],
    description: `Nets, trays and a freshwater biologist, in ankle-deep water. Everything goes back. Put a name down in ${places.paddock.name} that morning, as there’s room for fifteen children at a time.`,
  },
  {
    id: 'kite-workshop',
    kind: 'children',
    title: 'Kite workshop',
    ageGroup: agesText({ from: 6, to: 12 }),
    place: 'paddock',
    access,
    sets: [
      { id: 'kite-building-friday', day: 'friday', start: times.gatesFriday, end: setTimes.kitesBuilt },
      {
        id: 'kite-flying-friday',
        day: 'friday',
        start: '13:30',
        end: times.childrensAreaCloses,
        place: 'lawn',
      },
      { id: 'kite-building-saturday', day: 'saturday', start: times.gatesWeekend, end: setTimes.kitesBuilt },
      { id: 'kite-flying-saturday', day: 'saturday', start: '13:30', end: '15:00', place: 'lawn' },
      {
        id: 'kite-flying-saturday-late',
        day: 'saturday',
        start: '15:30',
        end: times.childrensAreaCloses,
        place: 'lawn',
      },
      { id: 'kite-building-sunday', day: 'sunday', start: times.gatesWeekend, end: setTimes.kitesBuilt },
      { id: 'kite-flying-sunday', day: 'sunday', start: '13:30', end: '15:15', place: 'lawn' },
      {
        id: 'kite-flying-sunday-late',
        day: 'sunday',
        start: '15:45',
        end: times.childrensAreaCloses,
        place: 'lawn',
      },
    ],
    description: `Split cane, ripstop and forty metres of line. Build until ${hourInWords(setTimes.kitesBuilt)}, fly after lunch on ${places.lawn.name}, except while the falcons have it on Saturday and Sunday.`,
  },
  {
    id: 'drum-making',
    kind: 'children',
    title: 'Drum making',
    ageGroup: 'All ages',
    place: 'paddock',
    access: { ...access, loudness: 'loud' },
    sets: [
      { id: 'drum-making-friday', day: 'friday', start: '12:00', end: times.childrensAreaCloses },
      { id: 'drum-making-saturday', day: 'saturday', start: '12:00', end: times.childrensAreaCloses },
      { id: 'drum-making-sunday-morning', day: 'sunday', start: times.gatesWeekend, end: '12:30' },
      { id: 'drum-making-sunday-afternoon', day: 'sunday', start: '13:30', end: times.childrensAreaCloses },
    ],
    description: `Oil cans, inner tubes and buckets. You can play what you’ve made in the drum parade, which leaves ${places.paddock.name} on Sunday at ${clockTime(setTimes.drumParade)}.`,
  },
  {
    id: 'zine-table',
    kind: 'children',
    title: 'Zine table',
    ageGroup: agesText({ from: 10, to: 15 }),
    place: 'paddock',
    access,
    sets: allDay('zine-table'),
    description:
      'Typewriters, scissors, glue, a photocopier and no screen. Copies go on the merch table each evening at 50p, which the makers keep.',
  },
  {
    id: 'band-by-sunday',
    kind: 'children',
    title: 'A band by Sunday',
    ageGroup: agesText(ages.teens),
    place: 'paddock',
    access: { ...access, loudness: 'loud' },
    sets: [
      {
        id: 'band-by-sunday-rehearsal',
        day: 'saturday',
        start: setTimes.bandRehearsal,
        end: times.childrensAreaCloses,
      },
      { id: 'band-by-sunday-concert', day: 'sunday', start: setTimes.bandConcert, end: '16:30' },
    ],
    description: `We’ve got the instruments and three patient musicians. On Sunday at ${clockTime(setTimes.bandConcert)} you play two songs to an audience. There are twenty places: put your name down at the information point, from Friday.`,
  },
];
