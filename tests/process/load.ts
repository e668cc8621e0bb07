import { Agent, get, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Requests over a connection that stays open, as browsers and proxies do. */
export const ask = (
  agent: Agent,
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = get(origin + path, { ...options, agent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    });
    request.setTimeout(20_000, () => request.destroy(new Error('No answer')));
    request.on('error', reject);
  });

/** In ms. Without a pause, a few visitors would take a whole core from other tests. */
const READING = 20;

/** Starts visitors who load one page after the other, with the files that it refers to, until stopped. */
export function startLoad(origin: string, pages: readonly string[], visitors: number) {
  const load = { answered: 0, failures: [] as string[], going: true };
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const fetched = async (path: string): Promise<Answer | undefined> => {
    try {
      const answer = await ask(agent, origin, path);
      if (answer.status !== 200) load.failures.push(`${path}: ${answer.status}`);
      load.answered += 1;
      return answer;
    } catch (failure) {
      load.failures.push(`${path}: ${String(failure)}`);
      return undefined;
    }
  };
  const visit = async (start: number) => {
    for (let turn = start; load.going; turn += 1) {
      const page = await fetched(pages[turn % pages.length] ?? '/');
      const files = new Set(page?.body.match(/\/assets\/[\w-]+\.(?:js|woff2|svg|ico)/g) ?? []);
      for (const file of files) if (load.going) await fetched(file);
      await setTimeout(READING);
    }
  };
  const visits = Array.from({ length: visitors }, (_, index) => visit(index * 3));
  return {
    /** How many answers have come so far. */
    get answered() {
      return load.answered;
    },
    failures: load.failures,
    /** Waits for this many further answers. */
    async more(amount: number) {
      const enough = load.answered + amount;
      while (load.answered <= enough) await setTimeout(READING);
    },
    async stop() {
      load.going = false;
      await Promise.all(visits);
      agent.destroy();
    },
  };
}
