import { fields } from '../facts/campsite.ts';
import { numberWord } from '../../figures/number-word.ts';
import type { Leg } from '../../model/plan-texts.ts';
import { places } from './places.ts';

/** The plan described for somebody who cannot see it, from the gate onwards, in paragraphs. */
export const planInWords: readonly (readonly Leg[])[] = [
  [
    {
      from: 'gate',
      to: 'castle',
      text: `You stand in the castle gate. The drive goes {direction} to the ${places.castle.name}: {metres}, {slope}.`,
    },
    { from: 'gate', to: 'information', text: 'The information point is {metres} in.' },
    { from: 'gate', to: 'medical', text: 'The medical tent is {metres} {direction} of the gate.' },
    { from: 'gate', to: 'barn', text: 'The barn, for storms, is {metres} {direction}.' },
    { from: 'gate', to: 'paddock', text: `${places.paddock.name}, for children, is {metres} {direction}.` },
  ],
  [
    {
      from: 'castle',
      to: 'boathouse',
      text: `From the ${places.castle.name} it’s {metres} {direction} to the ${places.boathouse.name}, by the mere: {slope}.`,
    },
    { from: 'boathouse', to: 'jetty', text: `${places.jetty.name} is {metres} beyond.` },
    {
      from: 'castle',
      to: 'stalls',
      text: `{metres} {direction} of the ${places.castle.name} are the stalls;`,
    },
    { from: 'castle', to: 'lateTent', text: `{metres} {direction}, ${places.lateTent.name}.` },
  ],
  [
    {
      from: 'castle',
      to: 'courtyard',
      text: `${places.courtyard.name} is {metres} {direction} of the ${places.castle.name}, with the quiet space beside it.`,
    },
    { from: 'courtyard', to: 'library', text: `${places.library.name} is {metres} on.` },
    {
      from: 'courtyard',
      to: 'clearing',
      text: `${places.clearing.name}, in the woods, is {metres} {direction}.`,
    },
  ],
  [
    { from: 'gate', to: 'shuttleStop', text: 'Outside the gate, the shuttle stop is {metres} {direction}.' },
    { from: 'gate', to: 'blueBadgeParking', text: 'Blue Badge parking is {metres} {direction},' },
    { from: 'gate', to: 'carPark', text: 'the car park {metres} {direction},' },
    { from: 'gate', to: 'accessibleCamping', text: 'accessible camping {metres} {direction}.' },
    {
      from: 'gate',
      to: 'beckField',
      text: `The other ${numberWord(Object.keys(fields).length)} fields are {metres} {direction}, down the farm track.`,
    },
  ],
];
