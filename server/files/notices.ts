/** What is written for others than visitors: whom to tell of a weakness, and whose work the site carries. */
import { festival } from '../../shared/data/festival.ts';

/** The build's file of licence notices, and its address. */
export const THIRD_PARTY = 'THIRD-PARTY.txt';

const DAY = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year. */
const HOLDS_FOR = 180 * DAY;

/** `/.well-known/security.txt` (RFC 9116), which must say until when it holds: counted from today's midnight in UTC. */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY) * DAY + HOLDS_FOR);
  const fields = [
    `Contact: mailto:${festival.email.hello}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    // An address in it must be of https.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
  ];
  return `${fields.join('\n')}\n`;
}
