import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectBidi } from './bidi.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { Program } from './program.ts';

interface LogEntry {
  readonly type: string;
  readonly level: string;
  readonly text: string;
  readonly source: { readonly context?: string };
}

const NOTHING = { type: 'string', value: '' };

/** Firefox without a screen, driven by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
export async function startFirefox(file: string, { javaScript, origin }: EngineOptions): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(path.join(profile, 'user.js'), `user_pref("javascript.enabled", ${javaScript});\n`);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const program = new Program(file, args);
  const { send, on, disconnect } = await connectBidi(await program.said(2, /listening on (ws:\S+)/));

  const { capabilities } = await send('session.new', { capabilities: {} });
  const { browserVersion } = capabilities as { browserVersion: string };
  const { context } = await send('browsingContext.create', { type: 'tab' });
  let printed: string[] = [];
  on('log.entryAdded', (entry) => {
    const { type, level, text, source } = entry as unknown as LogEntry;
    // What another website writes within a frame does not count, nor what a page was loading as it was left: without an
    // address, or a picture (every-page.spec.ts asks whether each loads).
    if (source.context === context && !/^Failed to load ‘([^’]+\.avif)?’\. A ServiceWorker/.test(text))
      printed.push(`${type} ${level}: ${text}`);
  });
  // Requests to other websites are answered here, with nothing: no test depends on another server.
  on('network.beforeRequestSent', ({ isBlocked, request }) => {
    const { request: id } = request as { request: string };
    if (isBlocked) void send('network.provideResponse', { request: id, statusCode: 200, body: NOTHING });
  });
  await send('session.subscribe', { events: ['log.entryAdded', 'network.beforeRequestSent'] });
  await send('network.addIntercept', {
    phases: ['beforeRequestSent'],
    urlPatterns: [{ type: 'pattern', protocol: 'https' }],
  });

  const run = async (expression: string): Promise<unknown> => {
    const answer = await send('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context },
      // In a page without JavaScript no promise is ever resolved.
      awaitPromise: false,
    });
    const { result, exceptionDetails } = answer as {
      result?: { value?: string };
      exceptionDetails?: { text: string };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  };

  return {
    name: `Firefox ${browserVersion}`,
    async open(address) {
      await send('browsingContext.navigate', { context, url: origin + address, wait: 'complete' });
    },
    run,
    async act(action) {
      await send('input.performActions', { context, actions: [action] });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    messages() {
      const messages = printed;
      printed = [];
      return Promise.resolve(messages);
    },
    async close() {
      disconnect();
      await program.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
