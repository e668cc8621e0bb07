import { expect, it } from 'vitest';
import { noticeIn } from '../../shared/rules/offline/with-saved-bar.ts';
import { openSite } from './site.ts';

const { htmlOf } = openSite();

it('HTTPS is required by the headers where SITE_ORIGIN has it', async () => {
  const environment = { SITE_ORIGIN: 'https://nightjar.example' };
  const { headers, text } = await openSite({ environment }).get('/');
  expect(headers['strict-transport-security']).toBe('max-age=604800');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(text).toContain('rel="canonical" href="https://nightjar.example/"');
});

it.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
])('HTTPS is required for two years where HSTS is %s', async (HSTS, sent) => {
  const { headers } = await openSite({ environment: { SITE_ORIGIN: 'https://nightjar.example', HSTS } }).get(
    '/',
  );
  expect(headers['strict-transport-security']).toBe(sent);
});

it('An urgent notice is text at the top of every page, where the service worker finds it', async () => {
  const noted = openSite({ environment: { SITE_NOTICE: 'Gates closed: <b>flooding</b> at the bridge' } });
  for (const path of ['/', '/info/camping', '/nope'])
    expect(noticeIn(await noted.htmlOf(path)), path).toBe(
      '<p dir="auto">Gates closed: &lt;b&gt;flooding&lt;/b&gt; at the bridge</p>',
    );
  expect(await htmlOf('/')).not.toContain('Urgent notice');
});

it('Another time is that of pages and their scripts where CLOCK is set', async () => {
  const otherSite = openSite({ environment: { CLOCK: '2026-07-18T15:30:00+01:00' } });
  expect(await otherSite.htmlOf('/')).toContain('data-clock="2026-07-18T14:30:00.000Z"');
  expect(await htmlOf('/')).not.toContain('data-clock');
});
