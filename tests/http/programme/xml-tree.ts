/** An element of an XML file. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const unescaped = (text: string): string => {
  if (/&(?!(?:amp|lt|gt|quot);)|>/.test(text)) throw new Error(`Not escaped: ${text}`);
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
};

/** Reads XML of elements, attributes and text alone. @throws {Error} if it is not well-formed */
export function xmlTree(xml: string): Element {
  const declared = '<?xml version="1.0" encoding="UTF-8"?>';
  if (!xml.startsWith(declared)) throw new Error('The declaration is missing');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const token = /<(\/?)([a-z_]+)((?: [a-z:]+="[^"<]*")*)(\/?)>|([^<]+)/y;
  token.lastIndex = declared.length;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const [, end, name = '', attributes = '', isEmpty, text] = token.exec(xml) ?? [];
    const parent = open.at(-1);
    if (!parent || token.lastIndex === 0) throw new Error(`No XML: ${xml.slice(at, at + 40)}`);
    if (text !== undefined) parent.text += unescaped(text);
    else if (end) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
    } else {
      const pairs = attributes.matchAll(/ ([a-z:]+)="([^"]*)"/g);
      const own = Object.fromEntries(
        Array.from(pairs, ([, key = '', value = '']) => [key, unescaped(value)]),
      );
      const child: Element = { name, attributes: own, children: [], text: '' };
      parent.children.push(child);
      if (!isEmpty) open.push(child);
    }
  }
  const [element, ...others] = root.children;
  if (open.length > 1 || !element || others.length > 0) throw new Error('There is not exactly one root');
  return element;
}

export const childrenOf = ({ children }: Element, name: string): readonly Element[] =>
  children.filter((child) => child.name === name);

export const textOfChild = (element: Element, name: string): string | undefined =>
  childrenOf(element, name)[0]?.text;

/** The events of a day of a schedule for apps, room by room. */
const eventsIn = (day: Element): readonly Element[] =>
  childrenOf(day, 'room').flatMap((room) => childrenOf(room, 'event'));

/** Every event of a schedule for apps, day by day. */
export const eventsOf = (schedule: Element): readonly Element[] =>
  childrenOf(schedule, 'day').flatMap(eventsIn);
