import type { Page } from 'playwright/test';
import { nextFrames } from '../test.ts';

/** Finds pictures whose `sizes` differ from their width, for which browsers choose the wrong file. */
export async function wrongSizesHere(page: Page): Promise<string[]> {
  await nextFrames(page);
  return page.evaluate(wrongSizes);
}

async function wrongSizes(): Promise<string[]> {
  // For dense phones, `sizes` understates the width on purpose.
  const least = innerWidth < 480 && devicePixelRatio > 1.7 ? 0.45 : 0.9;
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = 'position: fixed; display: block; visibility: hidden';
  /** The width that `sizes` gives, in px. Its rem is the browser's, not the page's. */
  const given = (sizes: string): number => {
    for (const entry of sizes.split(/,(?![^(]*\))/)) {
      const [, condition = '', length = ''] = /^\s*((?:\([^()]*\)(?: and )?)*)\s*(.+)$/.exec(entry) ?? [];
      if (condition && !matchMedia(condition).matches) continue;
      probe.style.width = length.replaceAll(/([\d.]+)rem/g, (_, rem) => `${Number(rem) * 16}px`);
      return probe.getBoundingClientRect().width;
    }
    return innerWidth;
  };
  const found: string[] = [];
  for (const image of document.images) {
    if (!image.checkVisibility({ visibilityProperty: true }) || !image.clientWidth) continue;
    const source = Array.from(image.closest('picture')?.querySelectorAll('source') ?? []).find(
      ({ media }) => matchMedia(media || 'all').matches,
    );
    if (!source?.sizes) continue;
    // Until its file is loaded, a picture without a size of its own has the shape of the previous one.
    if (!image.hasAttribute('width')) {
      while (!source.srcset.includes(image.currentSrc.split(location.origin)[1] ?? 'no file yet'))
        await new Promise(requestAnimationFrame);
      await image.decode();
    }
    const ratio = image.hasAttribute('width')
      ? Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      : image.naturalWidth / image.naturalHeight;
    // A picture that covers its box can be wider than the box.
    const displayedWidth = Math.max(image.clientWidth, image.clientHeight * ratio);
    const width = given(source.sizes);
    if (width / displayedWidth < least || width / displayedWidth > 1.25)
      found.push(`${image.src}: ${Math.round(width)} px given, ${Math.round(displayedWidth)} px shown`);
  }
  probe.remove();
  return found;
}
