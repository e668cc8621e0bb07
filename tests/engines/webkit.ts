import { globSync } from 'node:fs';
import { freePort } from '../../scripts/free-port.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { listenIn, printed } from './printed.ts';
import { Program } from './program.ts';

/** The small browser that comes with the WebKitGTK library. */
const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];

/**
 * One command of WebDriver: https://w3c.github.io/webdriver/
 * @param patience milliseconds until it fails for want of an answer
 */
async function command(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: object,
  patience = 120_000,
): Promise<unknown> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

async function startDriver(file: string, display: string) {
  const port = await freePort();
  const driver = new Program(file, [`--port=${port}`], { DISPLAY: `:${display}`, NO_AT_BRIDGE: '1' });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (await command('GET', `${address}/status`).catch(() => undefined)) return { driver, address };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('WebKitWebDriver did not start');
}

/** WebKit on a virtual screen, driven by WebDriver; its console is recorded by printed.ts. */
export async function startWebKit(file: string, { javaScript, origin }: EngineOptions): Promise<Engine> {
  const heard = await listenIn(origin);
  const screen = new Program('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const { driver, address } = await startDriver(file, await screen.said(3, /(\d+)\n/));
  const { sessionId, capabilities } = (await command('POST', `${address}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation', `--enable-javascript=${javaScript}`],
        },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `${address}/session/${sessionId}`;
  // The driver may never answer for a script that it has sent to a page while another takes its place.
  const run = (expression: string) =>
    command('POST', `${session}/execute/sync`, { script: `return ${expression};`, args: [] }, 10_000);

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(page) {
      await command('POST', `${session}/url`, { url: heard.origin + page });
    },
    run,
    async act(action) {
      await command('POST', `${session}/actions`, { actions: [action] });
    },
    async resize(width, height) {
      const [across, down] = (await run('[outerWidth - innerWidth, outerHeight - innerHeight]')) as [
        number,
        number,
      ];
      await command('POST', `${session}/window/rect`, { width: width + across, height: height + down });
    },
    messages: async () => (await run(printed)) as string[],
    async close() {
      await command('DELETE', session);
      await driver.end();
      await screen.end();
      heard.close();
    },
  };
}
