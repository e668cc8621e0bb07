import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { SiteProcess, type Start } from '../process/site-process.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { Visitor } from './visitor.ts';
import { walkLive } from './walk-live.ts';
import { walkOffline } from './walk-offline.ts';
import { walkPlayer } from './walk-player.ts';
import { walkWithoutJavaScript } from './walk-without-javascript.ts';

interface Walked {
  readonly name: string;
  /** The browser's program; undefined where it is not installed. */
  readonly program: string | undefined;
  /** Whether requests to other websites are answered by the test. */
  readonly answersForOthers: boolean;
  readonly start: (program: string, options: EngineOptions) => Promise<Engine>;
}

/** Tests the main walk through the site in one engine, with JavaScript and without. */
export function walk({ name, program, answersForOthers, start }: Walked): void {
  if (!program) process.stdout.write(`${name} is not installed: its tests are skipped.\n`);
  describe.skipIf(!program).each([
    { situation: `In ${name},`, javaScript: true },
    { situation: `In ${name} without JavaScript,`, javaScript: false },
  ])('$situation', ({ javaScript }) => {
    const closing: (() => unknown)[] = [];
    let visitor: Visitor;
    let site: SiteProcess;
    const startSite = async (at: Start = {}) => {
      site = await SiteProcess.start({ ...at, environment: { LOG_LEVEL: 'silent' } });
    };

    beforeAll(async () => {
      await startSite();
      closing.push(() => site.stop());
      const engine = await start(program ?? '', { javaScript, origin: site.origin });
      closing.unshift(() => engine.close());
      visitor = new Visitor(engine);
      process.stdout.write(`${engine.name}\n`);
    });

    afterAll(async () => {
      for (const close of closing) await close();
    });

    afterEach(async () => {
      expect(await visitor.messages(), 'written to the console').toEqual([]);
    });
    if (javaScript) walkLive(() => visitor);
    else walkWithoutJavaScript(() => visitor);
    if (answersForOthers) walkPlayer(() => visitor, javaScript ? [] : ['Load the player']);
    if (javaScript)
      walkOffline(() => visitor, { site: () => site, restart: () => startSite({ port: site.port }) });
  });
}
