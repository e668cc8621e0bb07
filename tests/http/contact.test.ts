import { expect, it } from 'vitest';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { asPlanned } from '../../shared/rules/overrides/apply-overrides.ts';
import { longshore } from '../sample-festival/sample-festival.ts';
import { createTestApp } from '../test-app.ts';
import { readerOf } from './site.ts';

const { office, onSite } = longshore.edition.phone;
const { calendar } = longshore;

it.each([
  ['on sale', calendar.salesOpen, [office, onSite]],
  ['at the festival', calendar.gatesOpen, [onSite, office]],
  ['over', calendar.fieldsClose, [office]],
])('%s, the contact page begins with the number that is answered then', async (_when, at, numbers) => {
  const now = Date.parse(at);
  const festival = createFestival(longshore, asPlanned, now);
  const { textAt } = readerOf(createTestApp({ festival, now: new Date(now) }).listener);
  const text = await textAt('/contact');
  const read = [office, onSite].filter((number) => text.includes(number));
  expect(read.toSorted((a, b) => text.indexOf(a) - text.indexOf(b))).toEqual(numbers);
});
