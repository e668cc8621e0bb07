export const announced: Announced = {
  at: '2027-05-01T12:00:00+02:00',
  sets: [
    { id: 'what', title: 'What?', day: 'thu', start: '18:00', end: '19:15', place: 'loft' },
    { id: 'acdc', title: 'AC/DC', day: 'thu', start: '23:30', end: '24:45', place: 'raft' },
    { id: 'sam-ella', title: 'Sam & Ella', day: 'fri', start: '17:00', end: '18:00', place: 'raft' },
    { id: 'sigur-ros', title: 'Sigur Rós', day: 'fri', start: '20:00', end: '22:00', place: 'loft' },
    { id: 'chk', title: '!!!', day: 'sat', start: '16:00', end: '17:00', place: 'loft' },
    { id: 'bold', title: '<b>', day: 'sat', start: '18:00', end: '19:00', place: 'loft' },
    { id: 'denki-groove', title: '電気グルーヴ', day: 'sat', start: '21:00', end: '22:30', place: 'raft' },
    { id: 'pilot-whale', title: 'Pilot Whale', day: 'thu', start: '23:00', end: '24:00', place: 'loft' },
    { id: 'tides', title: 'Tides for beginners', day: 'sat', start: '13:00', end: '14:00', place: 'loft' },
    { id: 'crabs', title: 'Crab fishing', day: 'thu', start: '10:00', end: '11:00', place: 'quay' },
    { id: 'seals', title: 'Counting the seals', day: 'thu', start: '12:00', end: '13:00', place: 'quay' },
    { id: 'birds', title: 'Birds before breakfast', day: 'fri', start: '05:00', end: '07:00', place: 'quay' },
    { id: 'lighting', title: 'Lighting the lamp', day: 'fri', start: '22:00', end: '22:30', place: 'raft' },
  ],
};
