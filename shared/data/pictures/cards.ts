/**
 * The pictures that other websites show beside a link: for each section, one card with a title over a print.
 */
import { festival } from '../edition.ts';
import type { Card } from '../../model/pictures.ts';
import type { SiteSection } from '../../model/sections.ts';

export const cards: Readonly<Record<SiteSection, Card>> = {
  home: { title: festival.name, picture: 'hero-stage' },
  music: { title: 'Line-up', picture: 'music' },
  info: { title: 'Info', picture: 'about' },
  area: { title: 'Further Afield', picture: 'walks' },
  programme: { title: `Festival ${festival.year}`, picture: 'kids-teens' },
  archive: { title: 'Gallery', picture: 'asleep-on-a-rug' },
};
