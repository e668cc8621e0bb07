export const planInWords: readonly (readonly Leg[])[] = [
  [{ from: 'quay', to: 'raft', text: 'The raft floats {metres} {direction}.' }],
];
