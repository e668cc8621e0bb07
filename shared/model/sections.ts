/** The sections of the site. Each has its pair of inks, so that colour tells visitors where they are. */
export type SiteSection = 'home' | 'music' | 'info' | 'area' | 'programme' | 'archive';
