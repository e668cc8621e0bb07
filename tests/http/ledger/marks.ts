/** Marks the output of formatting functions, to tell it from figures typed into a text. */

/** Characters for private use: texts contain none, and React leaves them unchanged. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** A text as a marked function returns it. */
const asWritten = (text: string): string => `${OPEN}${text}${CLOSE}`;

const strip = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');

const stripped = (value: unknown): unknown => (typeof value === 'string' ? strip(value) : value);

/** Marks a text, or the texts of an object. */
function markedParts(result: unknown): unknown {
  if (typeof result === 'string') return asWritten(result);
  if (Object.getPrototypeOf(result ?? '') !== Object.prototype) return result;
  return Object.fromEntries(
    Object.entries(result as object).map(([name, part]) => [name, markedParts(part)]),
  );
}

/** These functions return no text for visitors. */
const PLAIN = ['wallTime'];

/** A module whose functions mark the texts that they return. */
export function markAll<Module extends object>(module: Module): Module {
  const marked = Object.entries(module).map(([name, exported]: [string, unknown]) => {
    if (typeof exported !== 'function' || PLAIN.includes(name)) return [name, exported];
    return [name, (...given: readonly unknown[]) => markedParts(exported(...given.map(stripped)))];
  });
  return Object.fromEntries(marked) as Module;
}

/** The text without its marks, which may be nested, and for each character, whether a function wrote it. */
export function readMarks(marked: string) {
  const written: boolean[] = [];
  let depth = 0;
  let text = '';
  for (const character of marked) {
    if (character === OPEN) depth += 1;
    else if (character === CLOSE) depth -= 1;
    else {
      text += character;
      for (let unit = 0; unit < character.length; unit += 1) written.push(depth > 0);
    }
  }
  return { text, written };
}
