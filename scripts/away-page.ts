/** The page that the edge sends when no replica answers. It is self-contained: nothing else can be fetched then. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { POLICY, securityHeaders } from '../server/http/headers.ts';
import { xmlText } from '../server/resources/xml-text.ts';
import type { Content } from '../shared/festival/content.ts';
import { createFestival } from '../shared/festival/create-festival.ts';
import { inks } from '../shared/look/tokens.ts';

/** With `{{name}}` in the place of values. */
const template = readFileSync(path.join(import.meta.dirname, 'away.html'), 'utf8');

function awayHtml(content: Content): string {
  const { edition, mark, texts } = createFestival(content);
  const { title, heading, urgent, phone, ...words } = texts.awayPage;
  const [beforePhone, beforeEmail, after] = urgent;
  const [first, second] = heading;
  const values: Readonly<Record<string, string | undefined>> = {
    ...inks,
    ...words,
    language: edition.language,
    title: `${title} | ${edition.fullName}`,
    mark,
    heading: heading.join(' '),
    first,
    second,
    beforePhone,
    phone,
    dial: phone.replaceAll(' ', ''),
    beforeEmail,
    after,
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => xmlText(values[name] ?? ''));
}

/** The house's headers as nginx sends them; the policy allows the page's one style, and nothing else. */
function headersConf(html: string): string {
  const {
    [POLICY]: _,
    'Strict-Transport-Security': __,
    ...plain
  } = securityHeaders({ https: true, hstsForSubdomains: false }, []);
  const hash = createHash('sha256')
    .update(/<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '')
    .digest('base64');
  const headers = {
    ...plain,
    [POLICY]: `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    'Strict-Transport-Security': '$strict_transport',
    'Alt-Svc': '$alt_svc',
    'X-Request-Id': '$request_id',
    'Cache-Control': 'no-store',
  };
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  return `# Of what the edge answers by itself. Written by tests/this-edition/deployment.test.ts.\n${lines.join('')}`;
}

/** The files of `deploy/edge/` that follow from a festival's data and the website's headers, by name. */
export function edgeFiles(content: Content): Readonly<Record<string, string>> {
  const html = awayHtml(content);
  return { 'away.html': html, 'headers.conf': headersConf(html) };
}
