export const paths: readonly Path[] = [
  { between: ['quay', 'raft'], metres: 110, surface: 'Planks', slope: 'level', stepFree: true },
  {
    between: ['quay', 'loft'],
    metres: 50,
    surface: 'Rock',
    slope: { goes: 'up', steepness: 'steep' },
    stepFree: false,
  },
  { between: ['quay', 'pump'], metres: 20, surface: 'Rock', slope: 'level', stepFree: true },
  {
    between: ['raft', 'loft'],
    metres: 100,
    surface: 'Rope bridge',
    slope: 'not known',
    stepFree: 'not known',
  },
];
