import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element of an XML file: its children by name, its attributes as `@name`, its text as `#text`. */
export type Element = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

export const childrenOf = (element: Element, name: string) => (element[name] ?? []) as readonly Element[];

export const textOfChild = (element: Element, name: string): string | undefined =>
  childrenOf(element, name)[0]?.['#text'] as string | undefined;

/** Reads an XML file. @throws {Error} if it is not well-formed */
export function xmlTree(xml: string): Element {
  const verdict = XMLValidator.validate(xml);
  if (verdict !== true) throw new Error(verdict.err.msg);
  const [root] = Object.values(parser.parse(xml) as Readonly<Record<string, readonly Element[]>>);
  if (!root?.[0]) throw new Error('There is no root');
  return root[0];
}

/** Every event of a schedule for apps, day by day and room by room. */
export const eventsOf = (schedule: Element): readonly Element[] =>
  childrenOf(schedule, 'day')
    .flatMap((day) => childrenOf(day, 'room'))
    .flatMap((room) => childrenOf(room, 'event'));
