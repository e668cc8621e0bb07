/** The tests' questions about a page, bundled and evaluated there as one expression. */
import { layoutFaultsHere } from '../browser/every-page/layout-faults.ts';
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** An element without a box of its own is visible if something in it is. */
const visible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
  (getComputedStyle(element).display === 'contents' && Array.from(element.children).some(visible));

/** The visible elements of a role, or one of several (`link|tab`), by how their name begins. */
function find(role: string, name = '', within = 'body'): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`${within} *`)).filter(
    (element) =>
      role.split('|').includes(getRole(element) ?? '') &&
      visible(element) &&
      !isInaccessible(element) &&
      computeAccessibleName(element).trim().startsWith(name),
  );
}

/** Links within a sentence that are not underlined. */
const linksWithoutUnderline = () =>
  Array.from(document.querySelectorAll<HTMLElement>('main p a[href]'))
    .filter(
      (link) =>
        visible(link) &&
        getComputedStyle(link).borderStyle === 'none' &&
        link.textContent !== link.closest('p')?.textContent,
    )
    .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
    .map((link) => link.outerHTML.slice(0, 100));

/** Pictures that were requested but did not load. */
const brokenPictures = () =>
  Array.from(document.images)
    .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);

const inPage = {
  count: (role: string, name?: string, within?: string) => find(role, name, within).length,

  /** The text of the first match, as it is laid out. */
  text: (role: string, name?: string, within?: string) => find(role, name, within)[0]?.innerText,

  shows: (text: string) => document.body.innerText.includes(text),

  /** The middle of the first match, scrolled into view; undefined while something covers it. */
  middle(role: string, name?: string, within?: string) {
    const [element] = find(role, name, within);
    if (!element) return undefined;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
  },

  /** Empties the device's and the tab's storage. */
  forget() {
    localStorage.clear();
    sessionStorage.clear();
  },

  /** Role and name of the focused element. */
  focused() {
    const element = document.activeElement;
    return element ? `${getRole(element)} ${computeAccessibleName(element)}`.trim() : '';
  },

  /** Triggers every island as a visitor would; returns the names of those that are not live yet. */
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

  /** Describes the faults of the page as a whole. */
  wrong(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = scrollWidth - clientWidth;
    return [
      ...['banner', 'main', 'contentinfo'].filter((part) => find(part).length !== 1),
      ...(find('heading', '', 'main').length > 0 ? [] : ['no heading']),
      ...(beyond > 0 ? [`sideways scrolling of ${beyond} px`] : []),
      ...linksWithoutUnderline().map((link) => `not underlined: ${link}`),
      ...brokenPictures().map((picture) => `not loaded: ${picture}`),
    ];
  },

  /** Text that is cut off or overlaps. */
  unreadable: () => layoutFaultsHere(false),

  /** The numbers of open questions, counted from 1. */
  opened: () =>
    Array.from(document.querySelectorAll<HTMLDetailsElement>('main details')).flatMap(({ open }, index) =>
      open ? [index + 1] : [],
    ),

  /** The content of each frame. An unreadable document is another website's. */
  framed: () =>
    Array.from(document.querySelectorAll('iframe'), (frame) =>
      frame.contentDocument ? 'nothing' : 'another site',
    ),

  address: () => location.pathname + location.search,
};

export type InPage = typeof inPage;

Object.assign(globalThis, { inPage });
