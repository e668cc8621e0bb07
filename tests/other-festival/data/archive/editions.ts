export const editions: readonly Edition[] = [];
