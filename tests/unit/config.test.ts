import { describe, expect, it } from 'vitest';
import { misspelt, readConfig } from '../../server/config.ts';

describe('The configuration', () => {
  it.each([
    ['PORT', '8e3', 'must be a whole number from 0 to 65535'],
    ['SITE_ORIGIN', 'nightjar', 'must be an http or https origin without a path'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
    ['SHUTDOWN_GRACE_MS', '-1', 'must be a whole number from 0 to 60000'],
    ['SITE_NOTICE', 'x'.repeat(301), 'must have at most 300 characters, and has 301'],
    ['CLOCK', '2026-02-30T10:00:00Z', 'must be a date with time and offset'],
  ])('refuses %s=%s and says why', (name, value, reason) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: ${reason}`);
  });

  it('refuses another time on a public site', () => {
    const environment = { CLOCK: '2026-07-18T14:20:00+01:00', SITE_ORIGIN: 'https://www.example.org' };
    expect(() => readConfig(environment)).toThrow(
      'CLOCK: is for trying the site out, and must not be set where SITE_ORIGIN is https',
    );
    expect(readConfig({ ...environment, SITE_ORIGIN: 'http://localhost' }).clock).toEqual(
      new Date('2026-07-18T13:20:00Z'),
    );
  });

  it('asks whether a variable that is nearly one of ours was misspelt, and of no other', () => {
    expect(misspelt({ TRUST_PROXYS: '1', SITE_ORIGN: 'x', LOGLEVEL: 'info', PORT: '80' })).toEqual([
      'TRUST_PROXYS: did you mean TRUST_PROXY?',
      'SITE_ORIGN: did you mean SITE_ORIGIN?',
      'LOGLEVEL: did you mean LOG_LEVEL?',
    ]);
    expect(misspelt({ PATH: '', HOME: '', HOSTNAME: '', NODE_ENV: '', LANG: '', PWD: '' })).toEqual([]);
  });

  it('accepts valid values, and has defaults for empty ones', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '::1',
        SITE_ORIGIN: 'https://www.example.org/',
        SITE_NOTICE: '\u000BThe van\u000Bbroke\u0001\u2028down.\r\nWalk. ',
        TRUST_PROXY: '',
      }),
    ).toMatchObject({
      port: 8080,
      host: '::1',
      origin: 'https://www.example.org',
      notice: 'The van broke down. Walk.',
      trustedProxies: 0,
    });
  });
});
