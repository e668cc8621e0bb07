/** Checks of a page's styles, which run in the page. */

/** Hover styles that apply on devices that cannot hover, where they last until the next touch. */
export function lastingHover(): string[] {
  const hovered = (rules: CSSRuleList): string[] =>
    Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover')) return [];
      if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) return [];
      if (rule instanceof CSSStyleRule)
        return rule.selectorText.includes(':hover') ? [rule.selectorText] : [];
      return rule instanceof CSSGroupingRule ? hovered(rule.cssRules) : [];
    });
  return Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => hovered(cssRules))
    .map((selector) => `hover lasts on touch screens: ${selector}`);
}

/** Properties that this browser does not know, so that their styles have no effect. */
export const unknownProperties = (): string[] =>
  Array.from(document.styleSheets, ({ ownerNode }) => ownerNode?.textContent)
    .join('')
    .replaceAll(/@(font-face|view-transition|property[^{]*) *{[^}]*}/g, '')
    .match(/(?<=[;{])[a-z][a-z-]*(?=:[^{}]*[;}])/g)
    ?.filter((name) => !CSS.supports(name, 'inherit'))
    .map((name) => `no property is called ${name}`) ?? ['no styles'];

/** Finds places on cards where a click does not lead to the card's page. */
export const uncoveredCards = (): string[] =>
  Array.from(document.querySelectorAll('main :is(article, li):has(> picture):has(:is(h2, h3) a)')).flatMap(
    (card) => {
      const link = card.querySelector(':is(h2, h3) a');
      return [card.querySelector('img'), card.querySelector('h2, h3'), card].flatMap((part) => {
        if (!part?.checkVisibility()) return [];
        part.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = part.getBoundingClientRect();
        // Of the card itself, its edge.
        const x = part === card ? right - 6 : (left + right) / 2;
        const met = document.elementFromPoint(x, (top + bottom) / 2)?.closest('a');
        return met === link ? [] : [`${link?.textContent}: its ${part.localName} leads to ${met?.href}`];
      });
    },
  );

/** Finds more font sizes than a page may have. Fitted lines count in the title only. */
export function sizesOfLetters(): string[] {
  const MOST = 9;
  const isFitted = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).fontFamily.startsWith('"Anybody fallback"') ||
      isFitted(element.parentElement));
  const sizes = new Map<number, string>();
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue?.trim();
    const parent = texts.currentNode.parentElement;
    if (!text || !parent?.checkVisibility() || parent.closest('svg, option, noscript')) continue;
    if (!parent.closest('h1') && isFitted(parent)) continue;
    sizes.set(Math.round(parseFloat(getComputedStyle(parent).fontSize)), text);
  }
  const found = Array.from(sizes, ([size, text]) => `${size} px (${text.slice(0, 20)})`);
  return sizes.size > MOST ? [`${sizes.size} sizes of letters: ${found.toSorted().join(', ')}`] : [];
}
