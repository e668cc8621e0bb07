import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownPicks } from '../../shared/rules/my-line-up/picks.ts';
import { THIRD_PARTY } from '../assets/assets.ts';
import type { Resource } from './resource.ts';
import type { Festival } from '../../shared/festival/create-festival.ts';
import { SITEMAP } from './sitemap.ts';

const plainText = (name: string, body: Resource['body']): Resource => ({
  name,
  type: 'text/plain; charset=utf-8',
  body,
});

/** Crawlers must not follow these: picks and needs have too many combinations. */
const ownChoices = [...ownPicks, 'needs']
  .flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`])
  .join('\n');

const thirdPartyNotices = plainText(THIRD_PARTY, ({ assets }) =>
  readFile(path.join(assets.folder, '..', THIRD_PARTY), 'utf8'),
);

const SECURITY = '.well-known/security.txt';

const DAY = 24 * 60 * 60 * 1000;

/** Days from midnight UTC of today. RFC 9116 recommends less than a year. */
const EXPIRES_AFTER = 180;

export function plainTexts(festival: Festival) {
  const robots = plainText(
    'robots.txt',
    ({ origin }) =>
      `User-agent: *\nAllow: /\n${ownChoices}\n\nSitemap: ${origin}${festival.addresses.pathTo(SITEMAP)}\n`,
  );

  /** Names the people behind the site, and the licence (humanstxt.org). */
  const humans = plainText(
    'humans.txt',
    ({ origin }) => `/* TEAM */
Festival: ${festival.edition.fullName}
Contact: ${festival.edition.email.hello}

/* SITE */
Made with: Express, React, TypeScript
Code: MIT
Texts and pictures: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/
Typefaces and packages: ${origin}${festival.addresses.pathTo(THIRD_PARTY)}
`,
  );

  /** Says whom to tell about a vulnerability (RFC 9116). The text must say when it expires. */
  const securityText = plainText(SECURITY, ({ origin, now }) => {
    const expiry = new Date((Math.floor(now.getTime() / DAY) + EXPIRES_AFTER) * DAY);
    const fields = [
      `Contact: mailto:${festival.edition.email.hello}`,
      `Expires: ${expiry.toISOString()}`,
      `Preferred-Languages: ${new Intl.Locale(festival.edition.language).language}`,
      // RFC 9116 allows only https here.
      ...(origin.startsWith('https:') ? [`Canonical: ${origin}/${SECURITY}`] : []),
    ];
    return `${fields.join('\n')}\n`;
  });

  return [robots, humans, securityText, thirdPartyNotices] as const;
}
