export const travelTab: readonly Block[] = ['The ferry leaves Sandnessjøen at two.'];
