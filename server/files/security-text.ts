import { festival } from '../../shared/data/festival.ts';
import type { Resource } from './resource.ts';

const NAME = '.well-known/security.txt';

const DAY = 24 * 60 * 60;
/** Days after today's midnight in UTC; RFC 9116 asks for less than a year. */
const EXPIRES_AFTER = 180;

function expiry(now: Date): string {
  const today = Math.floor(now.getTime() / 1000 / DAY);
  return new Date((today + EXPIRES_AFTER) * DAY * 1000).toISOString();
}

/** Whom to tell of a weakness in the site (RFC 9116). It must say until when it may be relied on. */
export const securityText: Resource = {
  kind: 'ageing',
  name: NAME,
  type: 'text/plain; charset=utf-8',
  freshFor: 2 * DAY,
  body({ origin }, now) {
    const fields = [
      `Contact: mailto:${festival.email.hello}`,
      `Expires: ${expiry(now)}`,
      'Preferred-Languages: en',
      // RFC 9116 allows https alone here.
      ...(origin.startsWith('https:') ? [`Canonical: ${origin}/${NAME}`] : []),
    ];
    return `${fields.join('\n')}\n`;
  },
};
