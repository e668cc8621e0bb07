import path from 'node:path';
import { buildSync } from 'esbuild';
import { vi } from 'vitest';
import { PATIENCE, type Engine, type KeyName } from './engine.ts';
import type { InPage } from './in-page.ts';

const bundle = buildSync({
  entryPoints: [path.join(import.meta.dirname, 'in-page.ts')],
  bundle: true,
  minify: true,
  format: 'iife',
  write: false,
}).outputFiles[0]?.text;

type Point = NonNullable<ReturnType<InPage['middle']>>;

/** A visitor who finds elements by role and accessible name, in any engine. */
export class Visitor {
  readonly #engine: Engine;
  #size = '';

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  open(address: string): Promise<void> {
    return this.#engine.open(address);
  }

  /** Waits until all islands of the page are live. */
  async wakeAll(): Promise<void> {
    await vi.waitFor(async () => {
      const asleep = await this.ask('wake');
      if (asleep.length > 0) throw new Error(`Not live: ${asleep.join(', ')}`);
    }, PATIENCE);
  }

  /** Calls one of the questions in in-page.ts. */
  async ask<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    if ((await this.#engine.run('typeof inPage')) === 'undefined')
      await this.#engine.run(`(() => { ${bundle} })()`);
    const answer = await this.#engine.run(`inPage.${name}(${args.map((arg) => JSON.stringify(arg)).join()})`);
    return answer as ReturnType<InPage[Name]>;
  }

  /** The same call as a function, for polling. */
  asking<Name extends keyof InPage>(name: Name, ...args: Parameters<InPage[Name]>) {
    return () => this.ask(name, ...args);
  }

  /** Clicks the middle of an element as slowly as a hand, once it is uncovered. */
  async click(role: string, name?: string, within?: string): Promise<void> {
    const { x, y } = await this.#find(role, name, within);
    await this.#engine.click(x, y);
  }

  /** Clicks an element that leads to another page, and waits until that has loaded. */
  async follow(role: string, name?: string, within?: string): Promise<void> {
    const left = await this.#engine.run('performance.timeOrigin');
    await this.click(role, name, within);
    await vi.waitFor(async () => {
      const [here, state, protocol] = (await this.#engine.run(
        '[performance.timeOrigin, document.readyState, location.protocol]',
      )) as unknown[];
      // Between two pages Firefox shows an empty document, which also counts as complete.
      if (here === left || state !== 'complete' || protocol === 'about:')
        throw new Error(`${role} “${name}” does not lead to another page`);
    }, PATIENCE);
  }

  press(key: KeyName): Promise<void> {
    return this.#engine.press(key);
  }

  /** Clicks into a field and writes there. */
  async write(field: string, text: string, within?: string): Promise<void> {
    await this.click('textbox', field, within);
    await this.#engine.type(text);
  }

  /** The middle of an element, once it is uncovered and has stopped moving. */
  async #find(role: string, name = '', within = 'body'): Promise<Point> {
    let last: Point | undefined;
    return vi.waitFor(async () => {
      const before = last;
      last = await this.ask('middle', role, name, within);
      // WebKit and Firefox scroll the same element to positions that differ by a pixel.
      if (last && before && Math.max(Math.abs(last.x - before.x), Math.abs(last.y - before.y)) <= 1)
        return last;
      throw new Error(`${last ? 'Still moving' : 'Missing or covered'}: ${role} “${name}” in ${within}`);
    }, PATIENCE);
  }

  /** Sets the window's inner size in px, unless it has that size. */
  async resize(width: number, height: number): Promise<void> {
    if (this.#size === `${width} ${height}`) return;
    await this.#engine.resize(width, height);
    this.#size = `${width} ${height}`;
  }

  messages(): Promise<string[]> {
    return this.#engine.messages();
  }
}
