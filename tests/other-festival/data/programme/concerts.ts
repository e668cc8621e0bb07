const concert = (title: string, place: PlaceId, set: EventSet): Concert => ({
  id: set.id,
  kind: 'music',
  title,
  artist: title,
  description: 'They play.',
  place,
  access: { seats: 'none', strobe: 'not known', haze: false, loudness: 'loud', part: 'watch' },
  sets: [set],
});

export const concerts: readonly Concert[] = [
  concert('What?', 'loft', { id: 'what', day: 'thu', start: '18:00', end: '19:00' }),
  concert('AC/DC', 'raft', { id: 'acdc', day: 'thu', start: '23:30', end: '24:45' }),
  concert('Sam & Ella', 'raft', { id: 'sam-ella', day: 'fri', start: '17:00', end: '18:00' }),
  concert('Sigur Rós', 'loft', { id: 'sigur-ros', day: 'fri', start: '20:00', end: '22:00' }),
  concert('!!!', 'raft', { id: 'chk', day: 'sat', start: '16:00', end: '17:00' }),
  concert('<b>', 'loft', { id: 'bold', day: 'sat', start: '18:00', end: '19:00', cancelled: true }),
  concert('電気グルーヴ', 'raft', { id: 'denki-groove', day: 'sat', start: '21:00', end: '22:30' }),
];
