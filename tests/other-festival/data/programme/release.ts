export const release = { revision: 2, at: '2027-05-01T10:00:00Z' } as const;
