export const placeTable = {
  heading: 'Rock by rock',
  captions: ['What one stands on', 'And these'],
  prints: ['hands-on-strings', 'drumming-workshop'],
  head: ['Spot', 'Underfoot', 'On wheels', 'To sit'],
  notKnown: 'Nobody has looked',
  slope: { level: 'Flat', gentle: 'Tilted', steep: 'Cliff', 'not known': 'Tilt unmeasured' },
  stepFree: { true: 'Rolls', false: 'Climbs', 'not known': 'Untried' },
  seats: {
    'for all': 'Bench each',
    'for some': 'Few benches',
    none: 'No bench',
    'not known': 'Benches uncounted',
  },
  shade: { true: 'In the lee', false: 'In the wind', 'not known': 'Wind unknown' },
  platform: { covered: 'Deck for #, roofed', open: 'Deck for #, unroofed' },
} as const;
