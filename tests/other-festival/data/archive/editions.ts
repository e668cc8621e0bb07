import type { Edition } from './edition-model.ts';

export const editions: readonly Edition[] = [];
