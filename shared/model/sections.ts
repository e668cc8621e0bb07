/**
 * The sections of the site. Each has its own pair of inks, so that the colour tells visitors where they are.
 */
export type SiteSection = 'home' | 'music' | 'info' | 'area' | 'programme' | 'archive';
