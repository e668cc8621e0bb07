import { festival } from '../../shared/data/festival.ts';
import { pathTo } from '../../shared/addressing/paths.ts';
import type { Resource } from './resource.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/** Who is behind the site, and who may use it for what (humanstxt.org). */
export const humans: Resource = {
  name: 'humans.txt',
  type: 'text/plain; charset=utf-8',
  body: ({ origin }) => `/* TEAM */
Festival: ${festival.fullName}
Contact: ${festival.email.hello}

/* SITE */
Made with: Express, React, TypeScript
Code: MIT
Texts and pictures: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/
Typefaces and packages: ${origin}${pathTo(thirdPartyNotices.name)}
`,
};
