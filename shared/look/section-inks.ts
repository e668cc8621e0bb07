import { css, type SerializedStyles } from '@emotion/react';
import type { SiteSection } from '../model/sections.ts';
import { inks } from './tokens.ts';

const pairs: Readonly<Record<SiteSection, readonly [keyof typeof inks, keyof typeof inks]>> = {
  home: ['coral', 'teal'],
  music: ['coral', 'blue'],
  info: ['teal', 'amber'],
  area: ['blue', 'amber'],
  programme: ['pink', 'blue'],
  archive: ['amber', 'teal'],
};

/** A section's pair of inks, for what is inside the element: `--first` and `--second`. */
export function sectionInks(section: SiteSection): SerializedStyles {
  const [first, second] = pairs[section];
  return css`
    --first: ${inks[first]};
    --second: ${inks[second]};
  `;
}
