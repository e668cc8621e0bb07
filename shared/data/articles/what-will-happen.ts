import { helpByText, helpCall } from '../facts/help.ts';
import type { EasyPage } from '../../model/text-blocks.ts';
import { shuttle } from '../facts/shuttle.ts';
import { times } from '../facts/times.ts';
import { festival } from '../edition.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../figures/clock.ts';
import { metresText } from '../../figures/distance.ts';
import { minutesText } from '../../figures/duration.ts';
import type { Facts } from '../facts/facts.ts';

/** A day at the festival for somebody new to it. Each line is one sentence of fifteen words at most. */
export const whatWillHappen = ({ metres }: Facts): EasyPage => ({
  title: 'What will happen',
  description: `What will happen at ${festival.fullName}, in Easy Read: arriving, the queue, the search, the wristband, how loud, how dark, how to get out.`,
  lead: 'This page tells you what a day here is like. Nobody has tried it with readers yet.',
  sections: [
    {
      heading: 'You arrive',
      rows: [
        {
          picture: 'shuttle-bus',
          text: [
            'The bus stops near the gate.',
            `You walk ${metresText(metres.shuttleStopToGate)} to the gate.`,
          ],
        },
        {
          picture: 'wristband-queue',
          text: [
            'There is a queue at the gate.',
            'People stand close together.',
            'There is another lane if you cannot queue.',
            'You do not have to say why.',
          ],
        },
      ],
    },
    {
      heading: 'At the gate',
      rows: [
        {
          sign: 'amnesty bin',
          text: [
            'Staff look into your bag.',
            'They may ask you to empty your pockets.',
            'They take away glass.',
            'A small bag is faster.',
          ],
        },
        {
          picture: 'raised-wristbands',
          text: [
            'You show your ticket.',
            'A steward puts a band on your wrist.',
            'Keep it on until you go home.',
            'Is that hard for you? Tell the steward.',
          ],
        },
      ],
    },
    {
      heading: 'How many people',
      rows: [
        {
          picture: 'crowd-from-above',
          text: [
            `About ${festival.capacity} people come.`,
            'Many stand in front of the stage at night.',
            'Mornings are calm.',
            'There is more room behind the sound desk.',
          ],
        },
      ],
    },
    {
      heading: 'How loud',
      rows: [
        {
          picture: 'ear-defenders',
          text: [
            'Music is very loud near the stage.',
            'The information point lends ear defenders.',
            'They are free.',
            `Music outside ends at ${clockTime(times.outdoorMusicEnds)}.`,
          ],
        },
        {
          picture: 'dancers-in-the-dark',
          text: [
            'Some lights flash.',
            'A board at the stage says so before.',
            `Lights always flash in ${places.lateTent.name}.`,
          ],
        },
        {
          sign: 'quiet space',
          text: ['You can take a break in the quiet space.', 'You do not need a reason.'],
        },
      ],
    },
    {
      heading: 'How dark',
      rows: [
        {
          picture: 'torches-home',
          text: [
            `The sun sets at about ${clockTime(times.sunset)}.`,
            'The main paths have lamps.',
            'The fields have no lamps.',
            'Bring a torch.',
          ],
        },
      ],
    },
    {
      heading: 'How to get out',
      rows: [
        {
          picture: 'stile-and-dog',
          text: [
            'You can leave when you like.',
            'Show your band to come back.',
            `After ${clockTime(times.lastEntry)} you cannot come back.`,
            'If you are ill, you can always come in.',
          ],
        },
        {
          sign: 'bus stop',
          text: [
            `A bus leaves every ${minutesText(shuttle.everyMinutes)}.`,
            `The last bus leaves at ${clockTime(shuttle.festivalDays.to)}.`,
          ],
        },
        {
          sign: 'information',
          text: [
            'Are you lost or afraid?',
            'Tell a steward.',
            {
              until: 'fieldsClose',
              before: ['Or ring ', helpCall, ' at any hour.'],
              after: 'At the festival you can also ring.',
            },
            {
              until: 'fieldsClose',
              before: ['Or send a text to ', helpByText, '.'],
              after: 'Or send a text.',
            },
          ],
        },
      ],
    },
  ],
});
