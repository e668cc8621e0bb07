import type { Page, Request } from 'playwright/test';
import { recordForeignRequests } from '../foreign-requests.ts';

const KB = 1000;
const limits = {
  script: 5 * KB,
  scriptOfIslands: 70 * KB,
  // The largest island by far computes clashes, gaps and walks on the
  // device. The part above its list comes at once.
  scriptOfLineUp: 75 * KB,
  fonts: 28 * KB,
  firstPicture: 35 * KB,
  requests: 8,
};

/** Pages whose islands start by themselves. The others are texts, and load nothing until they are touched. */
const withIslands = ['/', '/lineup', '/tickets/purchase', '/gallery', '/nightjar-2026/programme', '/a-z'];

const limitOfScript = (address: string): number => {
  const [path = ''] = address.split('?');
  if (path === '/my-line-up') return limits.scriptOfLineUp;
  return withIslands.includes(path) ? limits.scriptOfIslands : limits.script;
};

/** Opens a page, and finds what exceeds its weight limits on a phone before any touch. */
export async function weightFaults(page: Page, address: string, origin: string): Promise<string[]> {
  const finished: Request[] = [];
  const remember = (request: Request) => finished.push(request);
  page.on('requestfinished', remember);
  const foreign = recordForeignRequests(page, origin, [address]);
  await page.goto(origin + address);
  // A page has no state that says that loading is finished.
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', remember);
  const weighed = await Promise.all(
    finished.map(async (request) => ({
      type: request.resourceType(),
      name: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const inView = await page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.currentSrc)
      .map((image) => ({
        name: new URL(image.currentSrc).pathname,
        isWhole: image.getBoundingClientRect().bottom <= innerHeight,
        isLazy: image.loading === 'lazy',
      })),
  );
  const sum = (type: string) =>
    weighed.filter((file) => file.type === type).reduce((all, { bytes }) => all + bytes, 0);
  const [script, fonts] = [sum('script'), sum('font')];
  const fontFiles = weighed.filter(({ type }) => type === 'font').length;
  const requests = weighed.filter(({ type, name }) => type !== 'image' && !/\.(svg|ico)$/.test(name));
  const heavy = weighed.filter(
    ({ type, name, bytes }) =>
      type === 'image' && bytes > limits.firstPicture && inView.some((image) => image.name === name),
  );
  const fromElsewhere = await page
    .locator('link:is([rel=stylesheet], [rel=preconnect], [rel=dns-prefetch]), script:not([type])')
    .count();
  return [
    ...(script > 0 && script <= limitOfScript(address) ? [] : [`${script} bytes of script`]),
    ...(fonts <= limits.fonts && fontFiles === 2 ? [] : [`${fonts} bytes in ${fontFiles} fonts`]),
    ...heavy.map(({ name, bytes }) => `${name} in the first screen has ${bytes} bytes`),
    // Its request would wait for the layout.
    ...inView
      .filter(({ isWhole, isLazy }) => isWhole && isLazy)
      .map(({ name }) => `${name} is lazy in the first screen`),
    ...(requests.length <= limits.requests ? [] : [`requests ${requests.map(({ name }) => name).join()}`]),
    ...foreign().map((request) => `requests ${request}`),
    ...(fromElsewhere ? ['what holds up the page, or tells others of the visit'] : []),
  ];
}
