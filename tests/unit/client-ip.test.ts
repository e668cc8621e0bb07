import { expect, it } from 'vitest';
import { shortenedIp } from '../../server/log/client-ip.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['::1', '::'],
  ['not an address', undefined],
  [undefined, undefined],
])('A client IP in the log %s is shortened to %s', (ip, short) => {
  expect(shortenedIp(ip)).toBe(short);
});
