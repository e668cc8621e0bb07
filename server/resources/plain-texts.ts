import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathTo } from '../../shared/addressing/paths.ts';
import { festival } from '../../shared/data/festival.ts';
import { ownPicks } from '../../shared/rules/my-line-up/pick-actions.ts';
import { THIRD_PARTY } from '../assets/assets.ts';
import type { Resource } from './resource.ts';
import { sitemap } from './sitemap.ts';

const plainText = (name: string, body: Resource['body']): Resource => ({
  name,
  type: 'text/plain; charset=utf-8',
  body,
});

/** There are more combinations of picks and needs than any crawler can read. */
const ownChoices = [...ownPicks, 'needs']
  .flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`])
  .join('\n');

const robots = plainText(
  'robots.txt',
  ({ origin }) => `User-agent: *\nAllow: /\n${ownChoices}\n\nSitemap: ${origin}${pathTo(sitemap.name)}\n`,
);

const thirdPartyNotices = plainText(THIRD_PARTY, ({ assets }) =>
  readFile(path.join(assets.folder, '..', THIRD_PARTY), 'utf8'),
);

/** Who is behind the site, and who may use it for what (humanstxt.org). */
const humans = plainText(
  'humans.txt',
  ({ origin }) => `/* TEAM */
Festival: ${festival.fullName}
Contact: ${festival.email.hello}

/* SITE */
Made with: Express, React, TypeScript
Code: MIT
Texts and pictures: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/
Typefaces and packages: ${origin}${pathTo(THIRD_PARTY)}
`,
);

const SECURITY = '.well-known/security.txt';
const DAY = 24 * 60 * 60 * 1000;
/** Days from today's midnight, UTC; RFC 9116 recommends less than a year. */
const EXPIRES_AFTER = 180;

/** Whom to tell about a vulnerability (RFC 9116). The text must say when it expires. */
const securityText = plainText(SECURITY, ({ origin, now }) => {
  const expiry = new Date((Math.floor(now.getTime() / DAY) + EXPIRES_AFTER) * DAY);
  const fields = [
    `Contact: mailto:${festival.email.hello}`,
    `Expires: ${expiry.toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(festival.language).language}`,
    // RFC 9116 allows only https here.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/${SECURITY}`] : []),
  ];
  return `${fields.join('\n')}\n`;
});

export const plainTexts = [robots, humans, securityText, thirdPartyNotices] as const;
