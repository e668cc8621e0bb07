export const walking = { metresPerMinute: 50, afterDark: 0.6, outOfTheCrowd: 2 } as const;
