export const gettingHere: Article = {
  title: 'The Ferry',
  description: `The way to ${festival.place.venue}: one ferry a day from Sandnessjøen, and what to do when it has left.`,
  lead: 'There is one ferry a day.',
  sections: [{ heading: 'Timetable', blocks: ['It leaves at two.'] }],
};

export const travelTab: readonly Block[] = ['The ferry leaves Sandnessjøen at two.'];
