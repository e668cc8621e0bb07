export interface Place {
  readonly name: string;
  readonly ink?: 'first' | 'second';
}

export const places = {
  raft: { name: 'The Raft', ink: 'second' },
  loft: { name: 'The Net Loft' },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof places;
