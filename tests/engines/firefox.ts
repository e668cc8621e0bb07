import { launch } from 'puppeteer-core';
import { HELD, type Engine, type EngineOptions } from './engine.ts';

/** Firefox without a screen, driven by Puppeteer over WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  { javaScript, textZoom, origin }: EngineOptions,
): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    extraPrefsFirefox: {
      'javascript.enabled': javaScript,
      // The system's text size, applied to text alone, as with "Zoom text only" in the menu.
      ...(textZoom && { 'browser.display.os-zoom-behavior': 2, 'ui.textScaleFactor': 100 * textZoom }),
      // Firefox's own scripts for other websites' players write to the console.
      'extensions.webcompat.enable_shims': false,
    },
  });
  const page = await browser.newPage();
  let printed: string[] = [];
  // Requests that a page had not finished when it was left do not count: they have no address or are
  // pictures, whose loading every-page.spec.ts checks.
  const note = (text: string) => {
    if (!/Failed to load ‘([^’]+\.avif)?’\. A ServiceWorker/.test(text)) printed.push(text);
  };
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(String(error)));
  // The test answers requests to other websites with nothing, so that it depends on no other server.
  page.on('request', (request) => {
    if (request.url().startsWith('https:')) void request.respond({ status: 200, body: '' });
    else void request.continue();
  });
  await page.setRequestInterception(true);

  return {
    name: await browser.version(),
    async open(address) {
      await page.goto(origin + address);
    },
    run: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y, { delay: HELD }),
    press: (key) => page.keyboard.press(key, { delay: HELD }),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    messages() {
      const messages = printed;
      printed = [];
      return Promise.resolve(messages);
    },
    close: () => browser.close(),
  };
}
