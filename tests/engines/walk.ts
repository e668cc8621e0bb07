import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { SiteProcess } from '../process/site-process.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { Visitor } from './visitor.ts';
import { walkLive } from './walk-live.ts';
import { walkWithoutJavaScript } from './walk-without-javascript.ts';

interface Walked {
  readonly name: string;
  /** The browser's program; undefined where it is not installed. */
  readonly program: string | undefined;
  /** Whether the test answers requests to other websites. */
  readonly answersForOthers: boolean;
  readonly start: (program: string, options: EngineOptions) => Promise<Engine>;
}

/** Tests the main walk in one engine, without and with JavaScript, and at last without the server. */
export function walk({ name, program, answersForOthers, start }: Walked): void {
  if (!program) process.stdout.write(`${name} is not installed: its tests are skipped.\n`);
  let site: SiteProcess;
  beforeAll(async () => {
    if (program) site = await SiteProcess.start({ environment: { LOG_LEVEL: 'silent' } });
  });
  afterAll(() => site?.stop('SIGKILL'));

  describe.skipIf(!program).each([
    { situation: `In ${name} without JavaScript,`, javaScript: false },
    { situation: `In ${name},`, javaScript: true },
  ])('$situation', ({ javaScript }) => {
    let engine: Engine;
    let visitor: Visitor;
    const visit = () => visitor;

    beforeAll(async () => {
      engine = await start(program ?? '', { javaScript, origin: site.origin });
      visitor = new Visitor(engine);
      process.stdout.write(`${engine.name}\n`);
    });
    afterAll(() => engine.close());
    afterEach(async () => {
      expect(await visitor.messages(), 'written to the console').toEqual([]);
    });

    if (javaScript) walkLive({ visit, site: () => site, answersForOthers });
    else walkWithoutJavaScript(visit, answersForOthers);
  });
}
