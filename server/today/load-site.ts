import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { Overrides } from '../../shared/model/overrides.ts';
import type { CreateSite, Give } from '../site.ts';

/** The bundle of the site in `dist/`. */
export const SITE = 'site.js';

/**
 * Compiles the site, and evaluates it anew for each state of what is different today: whatever its modules compute from
 * the data is of that state, and is collected with it. An `import` with another query would stay in memory for good.
 */
export function siteLoader(dist: string): (today: Overrides) => Promise<CreateSite> {
  const filename = path.join(dist, SITE);
  const code = `'use strict';return(async()=>{${readFileSync(filename, 'utf8')}\n})()`;
  const evaluate = compileFunction(code, ['require', 'TODAY', 'GIVE'], { filename }) as (
    require: NodeJS.Require,
    today: Overrides,
    give: Give,
  ) => Promise<void>;
  const require = createRequire(filename);
  return (today) =>
    new Promise((resolve, reject) => {
      evaluate(require, today, resolve).catch(reject);
    });
}
