import type { Path } from './model.ts';

export const paths: readonly Path[] = [
  { between: ['quay', 'raft'], metres: 110, surface: 'Planks', slope: 'Level', stepFree: true },
  { between: ['quay', 'loft'], metres: 50, surface: 'Rock', slope: 'Steep', stepFree: false },
  { between: ['quay', 'pump'], metres: 20, surface: 'Rock', slope: 'Level', stepFree: true },
];
