/** What the tests ask in the page: bundled, and told to a browser as one expression. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

const visible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

/** What has this role and is there for a visitor, its name beginning with this one. */
function find(role: string, name = '', within = 'body'): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`${within} *`)).filter(
    (element) =>
      getRole(element) === role &&
      visible(element) &&
      !isInaccessible(element) &&
      computeAccessibleName(element).trim().startsWith(name),
  );
}

/** Links within a sentence that have no line below them. */
const linksWithoutLine = () =>
  Array.from(document.querySelectorAll<HTMLElement>('main p a[href]'))
    .filter(
      (link) =>
        visible(link) &&
        getComputedStyle(link).borderStyle === 'none' &&
        link.textContent !== link.closest('p')?.textContent,
    )
    .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
    .map((link) => link.outerHTML.slice(0, 100));

/** Pictures that were asked for and did not arrive. */
const brokenPictures = () =>
  Array.from(document.images)
    .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);

const inPage = {
  count: (role: string, name?: string, within?: string) => find(role, name, within).length,

  /** The text of the first one, as it is laid out. */
  text: (role: string, name?: string, within?: string) => find(role, name, within)[0]?.innerText,

  shows: (text: string) => document.body.innerText.includes(text),

  /** The middle of the first one, brought into view; nothing while something lies over it. */
  middle(role: string, name?: string, within?: string) {
    const [element] = find(role, name, within);
    if (!element) return undefined;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
  },

  /** Role and name of what has the focus. */
  focused() {
    const element = document.activeElement;
    return element ? `${getRole(element)} ${computeAccessibleName(element)}`.trim() : '';
  },

  /** Wakes every island as a visitor would who comes by; the names of those that are not live yet. */
  wake(): string[] {
    const places = Array.from(document.querySelectorAll<HTMLElement>('[data-island]'));
    const asleep = places.filter((place) => !place.hasAttribute('data-live'));
    for (const place of asleep) {
      if (place.dataset['when'] === 'visible') place.scrollIntoView({ behavior: 'instant' });
      place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
    if (asleep.length === 0) scrollTo({ top: 0, behavior: 'instant' });
    return asleep.map(
      (place) => `${place.dataset['island']}${place.hasAttribute('data-failed') ? ' has failed' : ''}`,
    );
  },

  /** What is wrong with the page as a whole, each point in words. */
  wrong(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = scrollWidth - clientWidth;
    return [
      ...['banner', 'main', 'contentinfo'].filter((part) => find(part).length !== 1),
      ...(find('heading', '', 'main').length > 0 ? [] : ['no heading']),
      ...(beyond > 0 ? [`sideways scrolling of ${beyond} px`] : []),
      ...linksWithoutLine().map((link) => `no line below ${link}`),
      ...brokenPictures().map((picture) => `${picture} does not arrive`),
    ];
  },

  /** The questions that are open, counted from 1. */
  opened: () =>
    Array.from(document.querySelectorAll<HTMLDetailsElement>('main details')).flatMap(({ open }, index) =>
      open ? [index + 1] : [],
    ),

  /** What each frame holds: a document of another site cannot be read. */
  framed: () =>
    Array.from(document.querySelectorAll('iframe'), (frame) =>
      frame.contentDocument ? 'nothing' : 'another site',
    ),

  address: () => location.pathname + location.search,
};

export type InPage = typeof inPage;

Object.assign(globalThis, { inPage });
