/** The labels of the plan of the grounds, and of the list beside it. */
import type { PlanWording } from '../model/plan-texts.ts';
import { accessWords } from './access-words.ts';
import { notKnownWords } from './not-known-wording.ts';

/** Directions from one place to another, from the north, clockwise. */
export const landmarkWords = {
  directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
};

export const planPageLabels: Pick<
  PlanWording,
  'drawing' | 'whole' | 'told' | 'shown' | 'form' | 'needs' | 'entry'
> = {
  drawing: 'Plan of the grounds: the list has the same',
  whole: 'The whole plan',
  told: { heading: 'The plan in words', link: 'In words' },
  shown: { one: '{count} place shown', many: '{count} places shown' },
  form: { label: 'What to show', show: 'SHOW' },
  needs: {
    toilets: 'Toilets',
    'accessible-toilets': 'Accessible toilets',
    showers: 'Showers',
    water: 'Water',
    food: 'Food and bars',
    'first-aid': 'First aid',
    quiet: 'Quiet',
    information: 'Information',
    charging: 'Charging',
    'step-free': 'Step-free',
  },
  entry: {
    kindOf: {
      stage: 'Stage',
      room: 'Room',
      outdoors: 'Outdoors',
      water: 'Swimming',
      gate: 'Way in',
      station: 'Station',
      'bus stop': 'Shuttle buses',
      parking: 'Parking',
      'camp field': 'Camping',
      bar: 'Bar',
      food: 'Food',
      'drinking water': 'Drinking water',
      toilets: 'Toilets',
      'accessible toilets': 'Accessible toilets',
      showers: 'Showers',
      'first aid': 'First aid',
      'quiet space': 'Quiet',
      information: 'Information',
      charging: 'Charging',
      shelter: 'Shelter in a storm',
      shop: 'Shirts, records, zines',
      'baby changing': 'Baby changing',
      'bicycle racks': 'Bicycle racks',
      'amnesty bin': 'Amnesty bin',
      dogs: 'Dogs',
    },
    closed: 'Closed',
    pathClosed: 'The path to {place} is closed',
    stepFree: { true: accessWords.stepFree, false: accessWords.steps },
    notKnown: notKnownWords,
    slope: { level: 'Level', gentle: 'Gentle slope', steep: 'Steep' },
    seats: { 'for all': 'Seats for all', 'for some': 'Some seats', none: 'No seats' },
    shade: { true: 'Shade', false: 'No shade' },
    platform: {
      covered: 'Platform for {wheelchairs}, with a roof',
      open: 'Platform for {wheelchairs}, without a roof',
    },
  },
};
