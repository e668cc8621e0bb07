export const galleryPage = {
  title: 'Snapshots',
  description: 'Fourteen snapshots of the island while it was full of music, with the weather left in.',
  lead: 'Taken between two ferries.',
  loadMore: 'MORE SNAPSHOTS',
  view: { close: 'Shut', previous: 'Back one', next: 'On one' },
} as const;

export const galleryPhotos: readonly PictureId[] = [
  'kettle-and-stove',
  'boots-and-mud',
  'summit-in-mist',
  'cairn',
  'row-of-bikes',
  'kites',
  'bar-lamps',
  'merch-table',
  'sound-desk',
  'amps-and-pedals',
  'hands-on-strings',
  'hands-on-keys',
  'soundcheck',
  'last-song',
];
