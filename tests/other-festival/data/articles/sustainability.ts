export const sustainabilityTab: readonly Block[] = ['Forty litres of diesel.'];
