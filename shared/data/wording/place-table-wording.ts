import type { PlaceTableWording } from '../../rules/programme/place-table.ts';

/** The wording of the table of places, at the end of the accessibility page. */
export const placeTable: PlaceTableWording = {
  heading: 'Place by place',
  captions: [
    'Each place of the programme, and for how many wheelchairs its platform has room',
    'The other places of the programme',
  ],
  prints: ['castle-windows', 'lantern-procession'],
  head: ['Place', 'Ground and slope', 'Step-free', 'Seats, shade, platform'],
  notKnown: 'Ground not known',
  slope: { level: 'Level', gentle: 'Gentle slope', steep: 'Steep', 'not known': 'Slope not known' },
  stepFree: { true: 'Yes', false: 'No', 'not known': 'Not known' },
  seats: {
    'for all': 'Seats for all',
    'for some': 'Some seats',
    none: 'No seats',
    'not known': 'Seats not known',
  },
  shade: { true: 'Shade', false: 'No shade', 'not known': 'Shade not known' },
  platform: {
    covered: 'Platform for #, with a roof',
    open: 'Platform for #, without a roof',
  },
};
