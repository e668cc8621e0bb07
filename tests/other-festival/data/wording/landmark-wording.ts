export const landmarkWords = {
  by: 'at {place}',
  away: '{metres} to the {direction} from {place}',
  directions: ['nord', 'nordøst', 'øst', 'sørøst', 'sør', 'sørvest', 'vest', 'nordvest'],
};

export const landmarkPhrases: Readonly<Record<PlaceId, string>> = {
  raft: 'the raft’s rail',
  loft: 'the net loft',
  quay: 'the quay steps',
  pump: 'the old pump',
};

export const pluralPlaces: readonly PlaceId[] = ['quay'];
