import type { Page, Request } from 'playwright/test';
import { everyAddress } from '../../every-address.ts';
import { recordForeignRequests } from '../foreign-requests.ts';
import { forgetShifts, noteShifts, shiftOf } from '../shifts.ts';
import { expect, test } from '../test.ts';
import { loadPictures } from './loaded-pictures.ts';
import { pictureFaults } from './picture-faults.ts';

const KB = 1000;
const limits = {
  script: 5 * KB,
  scriptOfIslands: 70 * KB,
  fonts: 28 * KB,
  firstPicture: 35 * KB,
  requests: 8,
};

/** My line-up works out clashes, gaps and walks on the device: the largest island by far. */
const limitOfLineUp = 73 * KB;

/** The pages whose islands start by themselves; the others are for reading until they are touched. */
const withIslands = [
  '/',
  '/lineup',
  '/tickets/purchase',
  '/gallery',
  '/gallery?shown=60',
  '/nightjar-2026/programme',
  '/my-line-up',
  '/a-z',
];

interface Weights {
  readonly script: number;
  readonly fonts: number;
  readonly fontFiles: number;
  /** Pictures in the first screen, heaviest first: name and bytes. */
  readonly pictures: readonly (readonly [name: string, bytes: number])[];
  /** Those of them that are shown whole and yet loaded lazily: their request waits for the layout. */
  readonly lazy: readonly string[];
  /** All but pictures. */
  readonly requests: readonly string[];
}

/** Measures what a phone loads for a page before anybody touches it. */
async function weigh(page: Page, address: string): Promise<Weights> {
  const finished: Request[] = [];
  const remember = (request: Request) => finished.push(request);
  page.on('requestfinished', remember);
  await page.goto(address);
  // No state of the page says that nothing more is going to be loaded.
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
  const shown = new Set(inView.map(({ name }) => name));
  const sum = (type: string) =>
    weighed.filter((one) => one.type === type).reduce((all, { bytes }) => all + bytes, 0);
  return {
    script: sum('script'),
    fonts: sum('font'),
    fontFiles: weighed.filter(({ type }) => type === 'font').length,
    pictures: weighed
      .filter(({ type, name }) => type === 'image' && shown.has(name))
      .map(({ name, bytes }) => [name, bytes] as const)
      .toSorted(([, one], [, other]) => other - one),
    lazy: inView.filter(({ isWhole, isLazy }) => isWhole && isLazy).map(({ name }) => name),
    requests: weighed
      .filter(({ type, name }) => type !== 'image' && !/\.(svg|ico)$/.test(name))
      .map(({ name }) => name),
  };
}

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

for (const address of [...everyAddress, '/gallery?shown=60']) {
  test(`${address} keeps to its weight on a phone, requests nothing but the website’s own files, and each picture loads, has a description, is as large as it is shown, and moves nothing as it loads`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(noteShifts);
    const foreign = recordForeignRequests(page, baseURL, [address]);
    const { script, fonts, fontFiles, pictures, lazy, requests } = await weigh(page, address);
    const scriptLimit =
      address === '/my-line-up'
        ? limitOfLineUp
        : withIslands.includes(address)
          ? limits.scriptOfIslands
          : limits.script;
    expect.soft(script, `${script} bytes of script`).toBeLessThanOrEqual(scriptLimit);
    expect.soft(script).toBeGreaterThan(0);
    expect.soft(fonts, `${fonts} bytes of fonts`).toBeLessThanOrEqual(limits.fonts);
    expect.soft(fontFiles).toBe(2);
    const [name = '', heaviest = 0] = pictures[0] ?? [];
    expect.soft(heaviest, `${name} has ${heaviest} bytes`).toBeLessThanOrEqual(limits.firstPicture);
    expect.soft(lazy, 'lazy in the first view').toEqual([]);
    expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(limits.requests);
    expect.soft(foreign()).toEqual([]);
    expect.soft(await page.locator('link[rel=stylesheet], script:not([type])').count()).toBe(0);

    expect.soft(await pictureFaults(page, [1024, 390])).toEqual([]);
    await forgetShifts(page);
    const { broken, nameless } = await loadPictures(page);
    expect.soft(broken).toEqual([]);
    expect.soft(nameless).toEqual([]);
    expect.soft(await shiftOf(page)).toBeLessThan(0.01);
  });
}
