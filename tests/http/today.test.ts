import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import request from 'supertest';
import { expect, it } from 'vitest';
import { readAssets } from '../../server/assets/assets.ts';
import { readConfig } from '../../server/config.ts';
import { createLogger } from '../../server/log/logger.ts';
import { Metrics } from '../../server/log/metrics.ts';
import { siteLoader } from '../../server/today/load-site.ts';
import { asPlanned } from '../../shared/rules/overrides/apply-overrides.ts';

const dist = path.join(import.meta.dirname, '..', '..', 'dist');
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

it('Of many states, one after another, the last is shown, and no other stays in memory', async () => {
  const load = siteLoader(dist);
  const options = {
    config: readConfig({ SITE_NOTICE: 'Dogs on leads.' }),
    logger: createLogger('silent', { write: () => undefined }),
    assets: readAssets(dist),
    metrics: new Metrics(),
  };
  const appOf = async (number: number) => (await load({ ...asPlanned, notice: `Notice ${number}` }))(options);
  let app = await appOf(0);
  const former: WeakRef<object>[] = [];
  for (let number = 1; number <= 4; number += 1) {
    former.push(new WeakRef(app));
    app.retire();
    app = await appOf(number);
    // The file's notice stands first.
    const { text } = await request(app.listener).get('/info/camping');
    expect(text).toContain(`<p dir="auto">Notice ${number}</p><p dir="auto">Dogs on leads.</p>`);
  }
  await expect
    .poll(() => {
      collect();
      return former.filter((one) => one.deref()).length;
    })
    .toBe(0);
});
