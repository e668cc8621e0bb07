import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/chrome.js';
import { freePort } from '../../scripts/free-port.ts';
import { HELD, type Engine, type EngineOptions } from './engine.ts';
import { listenIn, printed } from './printed.ts';

/** The small browser that comes with the WebKitGTK library. */
const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];

/** In ms. */
const MOST_OF_A_SCRIPT = 10_000;

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Home: Key.HOME, ArrowRight: Key.ARROW_RIGHT };

/** A virtual screen, which ends with the tests even if they fail. */
async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.once('exit', () => screen.kill());
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { display: `:${display.toString().trim()}`, close: () => screen.kill() };
}

/** WebKit on a virtual screen, driven by Selenium over WebDriver; its console is recorded by printed.ts. */
export async function startWebKit(file: string, { javaScript, origin }: EngineOptions): Promise<Engine> {
  const heard = await listenIn(origin);
  const screen = await startScreen();
  // Selenium starts any driver that takes its port as `--port`; it has none for WebKitGTK.
  const service = new ServiceBuilder(file)
    .setPort(await freePort())
    .setEnvironment({ ...process.env, DISPLAY: screen.display, NO_AT_BRIDGE: '1' })
    .build();
  // With a running driver's address, Selenium neither searches for a driver nor downloads one.
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation', `--enable-javascript=${javaScript}`],
        },
      }),
    )
    .build();
  // The driver may never answer if a script meets a page that is being replaced.
  const run = async (expression: string): Promise<unknown> => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(reject, MOST_OF_A_SCRIPT, new Error('The driver does not answer'));
    return Promise.race([late, driver.executeScript(`return ${expression};`)]).finally(() =>
      clearTimeout(timer),
    );
  };
  const capabilities = await driver.getCapabilities();

  return {
    name: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    open: (page) => driver.get(heard.origin + page),
    run,
    click: (x, y) =>
      driver
        .actions()
        .move({ x, y, origin: Origin.VIEWPORT, duration: 0 })
        .press()
        .pause(HELD)
        .release()
        .perform(),
    press: (key) => driver.actions().keyDown(keys[key]).pause(HELD).keyUp(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async resize(width, height) {
      const [across, down] = (await run('[outerWidth - innerWidth, outerHeight - innerHeight]')) as [
        number,
        number,
      ];
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + across, height: height + down });
    },
    messages: async () => (await run(printed)) as string[],
    async close() {
      await driver.quit();
      await service.kill();
      screen.close();
      heard.close();
    },
  };
}
