export interface Attraction {
  readonly title: string;
  readonly time: string;
  readonly description: string;
}

export const attractions: readonly Attraction[] = [
  { title: 'Lighting the lamp', time: 'Friday, 10.30pm', description: 'It is switched on.' },
];
