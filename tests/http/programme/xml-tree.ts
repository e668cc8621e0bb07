import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element of an XML file. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

/** The parser's format: the element's content under its name, its attributes beside it. */
type Node = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  ignoreDeclaration: true,
});

function elementOf(node: Node): Element {
  const [name = ''] = Object.keys(node).filter((key) => key !== ':@');
  const content = node[name] as readonly Node[];
  return {
    name,
    attributes: (node[':@'] ?? {}) as Record<string, string>,
    children: content.filter((child) => !('#text' in child)).map(elementOf),
    text: content.map(({ '#text': text }) => (typeof text === 'string' ? text : '')).join(''),
  };
}

/** Reads an XML file. @throws {Error} if it is not well-formed */
export function xmlTree(xml: string): Element {
  const verdict = XMLValidator.validate(xml);
  if (verdict !== true) throw new Error(verdict.err.msg);
  const root = (parser.parse(xml) as readonly Node[]).find((node) => !('#text' in node));
  if (!root) throw new Error('There is no root');
  return elementOf(root);
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
