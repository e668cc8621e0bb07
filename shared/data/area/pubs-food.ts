import type { Labels, ListPage, AreaEntry } from '../../model/text-blocks.ts';
import { away } from '../facts/area.ts';
import { festival } from '../edition.ts';
import { placeDistance } from '../../figures/distance.ts';
import { minutesText } from '../../figures/duration.ts';
import { capitalised, numberWord } from '../../figures/number-word.ts';

// Samples: pubs and restaurants.
/** Names are invented, villages are real. */
export const pubs: readonly (AreaEntry & { readonly cuisine: string })[] = [
  {
    name: 'The Red Ore Tearoom',
    kind: 'Tearoom',
    distance: placeDistance(away.boot),
    cuisine: 'Breakfast, soup, cake',
    description: 'Opens at 8am and shuts at 4pm, with a shed for wet dogs.',
  },
  {
    name: 'The Tup and Tinder',
    kind: 'Inn',
    distance: placeDistance(away.boot),
    cuisine: 'Pies, Herdwick, chips',
    description: `Slate floor, five hand pumps and one fire, lit in July too. It’s ${minutesText(away.boot.minutesOnFoot)} on foot back to the gate, so bring a torch.`,
  },
  {
    name: 'The Peat Cutter’s Rest',
    kind: 'Inn',
    distance: placeDistance(away.eskdaleGreen),
    cuisine: 'Curries, Sunday roast',
    description: 'The landlady cooked in Leicester for nine years. You can see Harter Fell from the garden.',
  },
  {
    name: 'The Gathering Hound',
    kind: 'Pub',
    distance: placeDistance(away.netherWasdale),
    cuisine: 'Sausages, mash, a pie of the week',
    description:
      'Boots are welcome and cards aren’t, so bring cash. Food from noon to 2.30pm and from 6pm to 8.30pm.',
  },
  {
    name: 'The Second Signal',
    kind: 'Station bar',
    distance: placeDistance(away.ravenglass),
    cuisine: 'Toasted sandwiches, potted shrimps',
    description:
      'One long room near the platforms and the shuttle stop, with the departures chalked up behind the bar.',
  },
  {
    name: 'The Dab Hand',
    kind: 'Fish and chips',
    distance: placeDistance(away.seascale),
    cuisine: 'Haddock, chips, mushy peas',
    description: 'Fried in dripping on any day but Monday, with one pan kept apart for vegetarians.',
  },
  {
    name: 'The Crooked Skillet',
    kind: 'Bistro',
    distance: placeDistance(away.broughton),
    cuisine: 'Short menu, vegetables first',
    description:
      'Over Birker Fell and down through Ulpha: 40 minutes each way on a road with cattle grids, lambs and blind crests, so go in daylight. Twenty seats, four main courses, two of them without meat.',
  },
];

export const pubsPage: ListPage & Labels<'distance' | 'cuisine'> = {
  title: 'Pubs & Food',
  description: `${capitalised(numberWord(pubs.length))} pubs and places to eat within reach of ${festival.place.venue}, with how far each is, what it cooks and when the kitchen stops.`,
  picture: 'pubs-food',
  lead: 'There are two inns and a tearoom within three miles. On festival weekend everyone has the same idea at seven.',
  pictures: [{ picture: 'pie-and-peas-in-blue', after: 4 }],
  poster: {
    title: 'Book or eat at five',
    text: 'Kitchens here stop at half past eight and mean it.',
  },
  strip: {
    title: 'Or cook for yourself',
    text: ['There are ', { text: 'shops and farm shops', to: 'further-afield/stores' }, '.'],
  },
  labels: { distance: 'Distance', cuisine: 'Food' },
};
