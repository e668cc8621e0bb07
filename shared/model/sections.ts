/** The sections of the site. Each has its own pair of inks, so that visitors know by the colour where they are. */
export type SiteSection = 'home' | 'music' | 'info' | 'area' | 'programme' | 'archive';
