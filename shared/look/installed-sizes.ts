/** What the pictures in the web manifest measure, in pixels. */
export const shortcutIconSize = { width: 96, height: 96 } as const;

/** Of what other websites show beside a link, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;
