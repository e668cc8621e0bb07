/** The parts of the site. Each prints in its own pair of inks, so that colour tells where one is. */
export type SiteSection = 'home' | 'music' | 'info' | 'area' | 'programme' | 'archive';
