const filters: readonly { readonly id: 'all' | DayId; readonly label: string }[] = [
  { id: 'all', label: 'EVERYBODY' },
  ...festival.days.map(({ id, name }) => ({ id, label: `ON ${name.toUpperCase()}` })),
];

export const lineUpPage = {
  title: 'Aboard',
  description:
    'Seven acts on an island, with what each of them plays and on which of the days they get off the ferry.',
  lead: 'Seven of them.',
  filterLabel: 'Who is on when',
  filters,
  count: { one: 'name', many: 'names' },
  poster: {
    link: 'The bill of the ferry',
    back: 'Faces, please',
    print: 'It fits the printer at the harbour office.',
    picture: 'hero-stage',
  },
} as const;

export const actPages: ActPages = {
  names: profiles.map(({ name }) => name),
  brief: 'Borrows a letter.',
};
