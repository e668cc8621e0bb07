import type { Page } from 'playwright/test';

/**
 * Finds faults of the layout at the current width: sideways scrolling, small letters in fields, cut text,
 * broken words, overlapping lines. Capitals' height counts, because tightly set line boxes overlap anyway.
 * @param asksWords whether words must not break: with very large letters, long ones have to
 */
export function layoutFaultsHere(asksWords: boolean): string[] {
  interface Line {
    readonly text: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    /** The sticky element that holds the line. Sticky elements may cover others. */
    readonly layer: Element | null;
  }
  const found: string[] = [];
  // Elements out of view keep the height that they had with letters of another size.
  if (!document.adoptedStyleSheets.some(({ media }) => media.mediaText === 'all')) {
    const whole = new CSSStyleSheet({ media: 'all' });
    whole.replaceSync(':not([hidden]) { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);

  const canvas = document.createElement('canvas').getContext('2d');
  const shares = new Map<string, readonly [above: number, below: number]>();
  /** The parts of a line's box above its capitals and below its baseline, as shares of its height. */
  const sharesOf = ({ fontFamily, fontWeight }: CSSStyleDeclaration) => {
    const font = `${fontWeight} 100px ${fontFamily}`;
    const cachedShares = shares.get(font);
    if (cachedShares || !canvas) return cachedShares ?? [0, 0];
    canvas.font = font;
    const {
      fontBoundingBoxAscent: up,
      fontBoundingBoxDescent: down,
      actualBoundingBoxAscent,
    } = canvas.measureText('H');
    const share = [(up - actualBoundingBoxAscent) / (up + down), down / (up + down)] as const;
    shares.set(font, share);
    return share;
  };

  const layers = new Map<Element, Element | null>();
  const layerOf = (element: Element | null): Element | null => {
    if (!element) return null;
    const cachedLayer = layers.get(element);
    if (cachedLayer !== undefined) return cachedLayer;
    const layer = /sticky|fixed/.test(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);
    layers.set(element, layer);
    return layer;
  };

  /** The box that cuts off wider content without scrolling; undefined if the content can be scrolled. */
  const frames = new Map<Element, Element | undefined>();
  const frameOf = (element: Element): Element | undefined => {
    if (frames.has(element)) return frames.get(element);
    const { overflowX, display } = getComputedStyle(element);
    const scrolls = /auto|scroll/.test(overflowX) && !element.querySelector(':scope > table');
    const cuts =
      element === document.documentElement || (/hidden|clip/.test(overflowX) && display !== 'inline');
    const frame = scrolls
      ? undefined
      : cuts
        ? element
        : frameOf(element.parentElement ?? document.documentElement);
    frames.set(element, frame);
    return frame;
  };

  /** The least number of letters that a line must hold, with letters of any size. */
  const FEWEST = 3.2;
  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const around = node.parentElement;
    if (
      !around ||
      !node.data.trim() ||
      !around.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    const style = getComputedStyle(around);
    // This element, or the one around a name in it, is for screen readers only.
    const box = around.closest(':not(span[translate])');
    if (box && getComputedStyle(box).clipPath !== 'none') continue;
    range.selectNodeContents(node);
    const rects = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
    const [above, below] = sharesOf(style);
    for (const { left, right, top, bottom, height } of rects)
      lines.push({
        text: node.data.trim(),
        left,
        right,
        top: top + height * above,
        bottom: bottom - height * below,
        layer: layerOf(around),
      });
    const frame = frameOf(around)?.getBoundingClientRect();
    // The first and the last letter of very large type have room beside their ink.
    const room = Math.max(1, parseFloat(style.fontSize) / 16);
    if (frame && rects.some(({ left, right }) => left < frame.left - room || right > frame.right + room))
      found.push(`cuts off “${node.data.trim()}”`);
    if (rects.length < 2) continue;
    if (!asksWords) {
      const height = new Set(rects.map(({ top }) => Math.round(top))).size;
      const letters = node.data.trim().length;
      if (height > 3 && letters / height < FEWEST)
        found.push(`squeezes “${node.data.trim()}” into ${height} lines`);
      continue;
    }
    for (const { 0: word, index } of node.data.matchAll(/[^\s\-–—/@.·]{6,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) found.push(`breaks ${word}`);
    }
  }

  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(field).fontSize);
    if (size < 16 && !field.matches('[type=checkbox], [type=radio]'))
      found.push(`${field.localName} with letters of ${size} px: iPhones zoom in, and stay so`);
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const layer = layerOf(field);
    if (right - left > 1) lines.push({ text: field.localName, left, right, top, bottom, layer });
  }

  lines.sort((a, b) => a.top - b.top);
  const tolerance = 2;
  for (const [index, line] of lines.entries())
    for (let next = index + 1; next < lines.length; next += 1) {
      const laterLine = lines[next];
      if (!laterLine || laterLine.top >= line.bottom - tolerance) break;
      if (
        line.layer === laterLine.layer &&
        Math.min(line.right, laterLine.right) - Math.max(line.left, laterLine.left) > tolerance
      )
        found.push(`“${line.text}” on “${laterLine.text}”`);
    }
  return found;
}

/** The same check, called from outside the page. */
export const layoutFaults = (page: Page, { wholeWords = true } = {}): Promise<string[]> =>
  page.evaluate(layoutFaultsHere, wholeWords);
