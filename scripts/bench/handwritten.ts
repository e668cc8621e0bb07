/** What somebody would write by hand for the same content: the measure of what the site's own look costs. */

const STYLE =
  'body{font:1.125rem/1.5 Atkinson,Arial,sans-serif;max-width:42rem;margin:auto;padding:1rem}h1,h2,h3{font-family:Anybody,Impact,sans-serif;line-height:1.1}img{max-width:100%;height:auto}';

const fontFaces = (html: string): string =>
  [...html.matchAll(/@font-face\{font-family:(?:Anybody|Atkinson);src:url[^}]*\}/g)]
    .map(([face]) => face)
    .filter((face) => !face.includes('unicode-range'))
    .join('');

/** Whole elements that a plain page does not have, and what only scripts and styles read. */
const EXTRAS = [
  /<(style|script|svg|noscript)\b[\s\S]*?<\/\1>/g,
  /<link rel="(?!canonical)[^>]*>/g,
  /<meta (?:property|name="(?:twitter|theme))[^>]*>/g,
  / (?:class|data-[\w-]+|style|aria-[\w-]+|id|role|part)(?:="[^"]*")?/g,
  /<\/?(?:div|span)\b[^>]*>/g,
];

/**
 * A page's text, links and pictures as plain HTML with one small style block, and no scripts. Its head preloads the
 * typefaces, as is usual.
 * @param html a document of the site
 */
export function handwritten(html: string): string {
  const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? [];
  const plain = EXTRAS.reduce((text, extra) => text.replaceAll(extra, ''), html);
  return plain.replace('</head>', `${preloads.join('')}<style>${fontFaces(html)}${STYLE}</style></head>`);
}
