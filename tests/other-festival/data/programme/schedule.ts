export const schedule: readonly Listed[] = [{ sets: ['lighting'] }];
