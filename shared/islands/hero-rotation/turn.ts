/** The hero's list of pictures, in the browser. */

const pictureOf = (picture: Element): HTMLImageElement | null => picture.querySelector('img');

const isCurrent = (picture: Element): boolean =>
  picture instanceof HTMLElement && picture.dataset['current'] === 'true';

const isVisible = (picture: Element): boolean => {
  const image = pictureOf(picture);
  return image !== null && getComputedStyle(image).visibility === 'visible';
};

/** The picture after the one that shows. Before the first turn, the styles alone know which one that is. */
function nextIn(list: Element): Element | undefined {
  const pictures = Array.from(list.children);
  const current = pictures.find(isCurrent) ?? pictures.find(isVisible);
  return pictures[(pictures.indexOf(current ?? list) + 1) % pictures.length];
}

/**
 * Loads the next picture of the list and then shows it.
 * @param isWanted asked once it has loaded
 */
export async function turn(list: Element, isWanted: () => boolean): Promise<void> {
  const next = nextIn(list);
  const image = next && pictureOf(next);
  if (!image) return;
  // Until then, the media queries of its sources keep the browser from fetching it.
  for (const source of next.querySelectorAll<HTMLSourceElement>('[data-shape]'))
    source.media = source.dataset['shape'] ?? '';
  const hasLoaded = await image.decode().then(
    () => true,
    () => false,
  );
  if (!hasLoaded || !isWanted()) return;
  for (const picture of list.children)
    if (picture instanceof HTMLElement) picture.dataset['current'] = String(picture === next);
}
