import { festival } from '../../shared/data/festival.ts';
import type { Resource } from './resource.ts';

const NAME = '.well-known/security.txt';

const DAY = 24 * 60 * 60 * 1000;
/** Days from today's midnight, UTC; RFC 9116 recommends less than a year. */
const EXPIRES_AFTER = 180;

/** Whom to tell about a vulnerability (RFC 9116). The text must say when it expires. */
export const securityText: Resource = {
  name: NAME,
  type: 'text/plain; charset=utf-8',
  body({ origin, now }) {
    const expiry = new Date((Math.floor(now.getTime() / DAY) + EXPIRES_AFTER) * DAY);
    const fields = [
      `Contact: mailto:${festival.email.hello}`,
      `Expires: ${expiry.toISOString()}`,
      `Preferred-Languages: ${new Intl.Locale(festival.language).language}`,
      // RFC 9116 allows only https here.
      ...(origin.startsWith('https:') ? [`Canonical: ${origin}/${NAME}`] : []),
    ];
    return `${fields.join('\n')}\n`;
  },
};
