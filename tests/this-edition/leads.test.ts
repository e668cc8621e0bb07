import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Text } from '../../shared/data/blocks.ts';
import { calendar } from '../../shared/data/calendar.ts';
import { settled } from '../../shared/rules/calendar/settled.ts';
import { yearAt } from '../../shared/rules/calendar/year.ts';
import { plainText } from '../../shared/rules/text/plain-text.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'shared', 'data');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** Every value of a key `lead`, however deep. */
function leadsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'lead' ? [plainText(settled(inner as Text, yearAt(calendar, 0)))] : leadsIn(inner),
  );
}

const leads = (
  await Promise.all(files.map((file) => import(path.join(folder, file)) as Promise<object>))
).flatMap(leadsIn);

const sentences = (text: string): readonly string[] => text.match(/[^.?!].*?[.?!](?=\s|$)/g) ?? [];

it('Every lead has one or two sentences, so that the facts below it are on a phone’s first screen', () => {
  expect(new Set(leads).size).toBeGreaterThan(20);
  expect(leads.filter((lead) => ![1, 2].includes(sentences(lead).length))).toEqual([]);
});
