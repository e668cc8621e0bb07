import { festival } from '../../shared/data/festival.ts';
import type { Resource } from './resource.ts';

const NAME = '.well-known/security.txt';

const DAY = 24 * 60 * 60;
/** Days from today's midnight, UTC; RFC 9116 recommends less than a year. */
const EXPIRES_AFTER = 180;

function expiry(now: Date): string {
  const today = Math.floor(now.getTime() / 1000 / DAY);
  return new Date((today + EXPIRES_AFTER) * DAY * 1000).toISOString();
}

/** Whom to tell about a vulnerability (RFC 9116). The text must say when it expires. */
export const securityText: Resource = {
  name: NAME,
  type: 'text/plain; charset=utf-8',
  body({ origin, now }) {
    const fields = [
      `Contact: mailto:${festival.email.hello}`,
      `Expires: ${expiry(now)}`,
      `Preferred-Languages: ${new Intl.Locale(festival.language).language}`,
      // RFC 9116 allows only https here.
      ...(origin.startsWith('https:') ? [`Canonical: ${origin}/${NAME}`] : []),
    ];
    return `${fields.join('\n')}\n`;
  },
};
