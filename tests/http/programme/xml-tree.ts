import { SaxesParser } from 'saxes';

/** An element of an XML file. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Reads an XML file. @throws {Error} if it is not well-formed */
export function xmlTree(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (failure) => {
    throw failure;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const child: Element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(child);
    open.push(child);
  });
  parser.on('text', (text) => {
    const around = open.at(-1);
    if (around) around.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [element] = root.children;
  if (!element) throw new Error('There is no root');
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
