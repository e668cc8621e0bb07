/** How fast people walk on the grounds. */
export const walking = {
  metresPerMinute: 70,
  /** Of the pace by day: unlit paths, head torches. */
  afterDark: 0.75,
  /** Minutes that it takes to get out of the crowd of a night's last set on the largest stage. */
  outOfTheCrowd: 6,
} as const;
