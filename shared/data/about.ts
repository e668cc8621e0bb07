import type { Article } from './blocks.ts';
import { festival } from './festival.ts';
import { pastFestivals } from './past-festivals.ts';

/** The festival's own story (specification, section 9). */
export const about: Article = {
  title: 'About',
  description: `Who runs ${festival.fullName}, why it stays at ${festival.capacity} people, and how it came from 500 in ${festival.founded} to a castle in ${festival.place.region}.`,
  picture: 'about',
  lead: `${festival.fullName} is three days of alternative music in the grounds of ${festival.place.castle}, in ${festival.place.region}. Two people choose the bands, about forty build it, and a valley puts up with all of us.`,
  facts: [
    { term: 'Dates', value: festival.dates },
    { term: 'Where', value: `${festival.place.castle}, ${festival.place.valley}` },
    { term: 'How many', value: `About ${festival.capacity}` },
    { term: 'First held', value: `${festival.founded}` },
  ],
  sections: [
    {
      heading: 'How it began',
      blocks: [
        `The festival began in ${festival.founded} with 500 attendees, one stage and a generator borrowed from a quarry. The generator gave out on Saturday at teatime. A choir that had come to sing in the interval sang for two hours instead, and most of what we do since goes back to that.`,
        'In 2020 and 2021 there was no festival. The first gap was the pandemic. The second was the castle: a winter gale took the roof off in one piece, and it took a year and four thousand slates to put back.',
        {
          list: pastFestivals.toReversed().map(({ year, attendance }) => `${year}: ${attendance} people.`),
        },
        [
          'What happened in each of those years is under ',
          { text: 'past festivals', to: 'programme/past-festivals' },
          '.',
        ],
      ],
    },
    {
      heading: 'Why it stays small',
      blocks: [
        `The lane is one car wide, the beck gives so much water and no more, and the furthest tent should be able to hear the furthest stage. All three come out at about ${festival.capacity}. We could sell more tickets. It would be another festival.`,
        'It also means one band at a time, a bar queue with an end to it, and a fair chance of finding the person you came with.',
      ],
    },
    {
      heading: 'What we mean by alternative',
      blocks: [
        'Guitars, mostly, and people who do something odd with them. Bands with twenty years behind them next to bands with one record. Nobody is here because of a chart, and nobody is here because they were cheap.',
        'We listen to everything that is sent. It takes until March.',
      ],
    },
    {
      heading: 'Who we are',
      blocks: [
        `${festival.curators[0]} grew up in the next valley and books the bands that make a noise. ${festival.curators[1]} came for a weekend in 2016, missed the last train, and books the ones that do not. They agree about a third of the time.`,
        'Behind them are an office of six, a crew of forty, and two hundred volunteers from the villages between here and the coast, who are fed first.',
      ],
    },
    {
      heading: 'The castle',
      blocks: [
        `${festival.place.castle} was built to keep people out, and some of the doors still do. A family lives in the east corner and is very patient. Everything else, from the courtyard to the boathouse on the mere, is ours for the weekend and theirs again on Tuesday.`,
        [
          'It is a castle in hill country: there are slopes, steps and weather. ',
          { text: 'Accessibility', to: 'info/accessibility' },
          ' says where, in metres.',
        ],
      ],
    },
  ],
};
