import type { Page } from 'playwright/test';

/** From the end of a longer line, the eye hardly finds the next one. */
const LONGEST = 66;
/** A column of running text holds at least this many characters a line. Shorter lines make the eye jump. */
const SHORTEST = 55;

/** Lines of the reading typeface with too many characters, and paragraphs of text with too few. */
const linesHere = ([longest, shortest]: readonly [number, number]): string[] => {
  const found: string[] = [];
  const range = document.createRange();
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display.startsWith('inline') && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  const texts = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const around = node.parentElement;
    if (!around || !node.data.trim() || !around.checkVisibility({ visibilityProperty: true })) continue;
    const { fontFamily, clipPath } = getComputedStyle(around);
    if (!fontFamily.startsWith('Atkinson') || clipPath !== 'none') continue;
    const block = blockOf(around);
    texts.set(block, [...(texts.get(block) ?? []), node]);
  }
  for (const [block, nodes] of texts) {
    if (nodes.reduce((sum, { data }) => sum + data.length, 0) < shortest) continue;
    const lines: string[] = [];
    let end = Infinity;
    let above = 0;
    for (const node of nodes)
      for (const { 0: word, index } of node.data.matchAll(/\s*\S+\s*/g)) {
        range.setStart(node, index + word.search(/\S/));
        range.setEnd(node, index + word.trimEnd().length);
        const { left, right, top, bottom } = range.getClientRects()[0] ?? new DOMRect();
        // The next column begins above the end of this one.
        if (left < end - 1 || bottom < above) lines.push(word);
        else lines.push((lines.pop() ?? '') + word);
        end = right;
        above = top;
      }
    const counted = lines.map((line) => line.trim());
    const long = counted.filter((line) => line.length > longest);
    if (long.length > 0)
      found.push(
        `${long.length} lines of up to ${Math.max(...long.map((l) => l.length))} characters: ${long[0]}`,
      );
    // With few lines, all may be short by chance.
    const isColumn = counted.length > 5 && block.matches(':is(main p + p, main p:has(+ p)):not(li p)');
    const widest = Math.max(...counted.map(({ length }) => length));
    if (isColumn && widest < shortest) found.push(`a column of ${widest} characters: ${counted[0]}`);
  }
  return found;
};

/** Finds lines of more than 66 characters, and columns of running text of less than 55. */
export const readingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(linesHere, [LONGEST, SHORTEST] as const);
