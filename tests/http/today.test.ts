import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import request from 'supertest';
import { expect, it } from 'vitest';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { asPlanned } from '../../shared/rules/overrides/apply-overrides.ts';
import { createTestApp } from '../test-app.ts';
import { nightjar } from '../this-edition/nightjar.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

it('Of many states, one after another, the last is shown, and no other stays in memory', async () => {
  const environment = { SITE_NOTICE: 'Dogs on leads.' };
  const siteOf = (number: number) => {
    const festival = createFestival(nightjar, { ...asPlanned, notice: `Notice ${number}` });
    return { festival, ...createTestApp({ festival, environment }) };
  };
  let site = siteOf(0);
  const former: WeakRef<object>[] = [];
  for (let number = 1; number <= 4; number += 1) {
    former.push(new WeakRef(site.festival), new WeakRef(site.listener));
    site.stopRenewing();
    site = siteOf(number);
    // The file's notice comes first.
    const { text } = await request(site.listener).get('/info/camping');
    expect(text).toContain(`<p dir="auto">Notice ${number}</p><p dir="auto">Dogs on leads.</p>`);
  }
  await expect
    .poll(() => {
      collect();
      return former.filter((reference) => reference.deref()).length;
    })
    .toBe(0);
});
