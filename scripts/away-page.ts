/** Makes the edge's page for when no replica answers. It holds everything: nothing can be fetched then. */
import { createHash } from 'node:crypto';
import { POLICY, securityHeaders } from '../server/http/headers.ts';
import { xmlText } from '../server/resources/xml-text.ts';
import type { Content } from '../shared/festival/content.ts';
import { createFestival } from '../shared/festival/create-festival.ts';
import { inks } from '../shared/look/tokens.ts';

const { ink, paper, coral, teal } = inks;

const style = `
:root{color-scheme:light dark;--ground:${paper};--text:${ink};--blend:multiply}
@media (prefers-color-scheme:dark){:root{--ground:${ink};--text:${paper};--blend:screen}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;grid-template-rows:1fr auto;background:var(--ground);color:var(--text);font:1.125rem/1.5 "Atkinson Hyperlegible Next",Verdana,Arial,sans-serif}
main,footer{width:min(100% - 2rem,44rem);margin-inline:auto}
main{display:grid;align-content:center;justify-items:start;gap:1.25rem;padding-block:1.5rem}
.print{width:min(45vw,13rem,30vh);height:auto}
.print g{mix-blend-mode:var(--blend)}
h1{width:100%}
h1 svg{display:block;width:100%;height:auto}
h1,.again{font-family:Anybody,Impact,Haettenschweiler,"Arial Narrow",Arial,sans-serif;font-weight:900;text-transform:uppercase}
p a{color:inherit;white-space:nowrap}
.again{padding:.7em 1.2em;border:3px solid var(--text);background:${coral};color:${ink};text-decoration:none;letter-spacing:.03em;box-shadow:5px 5px 0 ${teal}}
.again:hover,.again:focus-visible{box-shadow:none;transform:translate(5px,5px)}
a:focus-visible{outline:3px solid var(--text);outline-offset:4px}
footer{border-top:3px solid;padding-block:1rem;font-size:1rem}
`;

const drawingOf = (
  logo: string,
): string => `<svg class="print" viewBox="12 2 76 76" width="76" height="76" aria-hidden="true" focusable="false">
<defs><pattern id="dots" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="2" cy="2" r="1.5" fill="${coral}"/></pattern></defs>
<g fill="${coral}"><path d="M14 40a36 36 0 0 1 72 0z"/></g>
<g fill="url(#dots)"><path d="M14 40a36 36 0 0 0 72 0z"/></g>
<g fill="${teal}"><path transform="translate(20 12)" d="${logo}"/></g>
<path transform="translate(17 10)" fill="currentColor" d="${logo}"/>
</svg>`;

/** Draws the heading in a typeface of the device, two lines of equal length: fonts cannot be fetched. */
const woodType = (lines: readonly string[]): string =>
  `<svg viewBox="0 0 600 216" width="600" height="216" role="img" aria-label="${xmlText(lines.join(' '))}">${lines
    .map(
      (line, row) =>
        `<text x="0" y="${98 + row * 112}" font-size="134" fill="currentColor" textLength="600" lengthAdjust="spacingAndGlyphs">${xmlText(line)}</text>`,
    )
    .join('')}</svg>`;

function awayHtml(content: Content): string {
  const festival = createFestival(content);
  const { language, fullName } = festival.edition;
  const { title, heading, text, again, urgent, phone, email, foot } = festival.texts.awayPage;
  const [beforePhone, beforeEmail, after] = urgent;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${xmlText(`${title} | ${fullName}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
${drawingOf(festival.logo)}
<h1>${woodType(heading)}</h1>
<p>${xmlText(text)}</p>
<a class="again" href="">${again}</a>
<p>${beforePhone}<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>${beforeEmail}<a href="mailto:${email}">${email}</a>${after}</p>
</main>
<footer>${xmlText(foot)}</footer>
</body>
</html>
`;
}

/** The website's headers as nginx sends them. The policy allows only the page's one style. */
function headersConf(): string {
  const {
    [POLICY]: _,
    'Strict-Transport-Security': __,
    ...plain
  } = securityHeaders({ https: true, hsts: 'week' }, []);
  const hash = createHash('sha256').update(style).digest('base64');
  const headers = {
    ...plain,
    [POLICY]: `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    'Strict-Transport-Security': '$strict_transport',
    'Alt-Svc': '$alt_svc',
    'X-Request-Id': '$known_id',
    'Cache-Control': 'no-store',
  };
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
  return `# Of what the edge answers by itself. Written by tests/this-edition/deployment.test.ts.\n${lines.join('')}`;
}

/** The files of `deploy/edge/` that derive from a festival's data and the website's headers, by name. */
export const edgeFiles = (content: Content): Readonly<Record<string, string>> => ({
  'away.html': awayHtml(content),
  'headers.conf': headersConf(),
});
