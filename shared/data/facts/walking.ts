/** How fast people walk on the grounds. */
export const walking = {
  metresPerMinute: 70,
  /** The share of the daytime pace on unlit paths with head torches. */
  afterDark: 0.75,
  /** Minutes to leave the audience of a night's last set on the largest stage. */
  outOfTheCrowd: 6,
} as const;
