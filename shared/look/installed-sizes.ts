/** The sizes of the web manifest's pictures, in pixels. */
export const shortcutIconSize = { width: 96, height: 96 } as const;

/** The size of the picture that other websites show beside a link, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;
