import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Text } from '../../shared/model/text-blocks.ts';
import { calendar } from '../../shared/data/calendar.ts';
import { settled } from '../../shared/rules/calendar/settled.ts';
import { yearAt } from '../../shared/rules/calendar/year.ts';
import { plainText } from '../../shared/rules/text/plain-text.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'shared', 'data');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** Every field of a value, however deep. */
const fieldsOf = (value: unknown): readonly (readonly [key: string, value: unknown])[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap((field) => [field, ...fieldsOf(field[1])]);

const fields = (
  await Promise.all(files.map((file) => import(path.join(folder, file)) as Promise<object>))
).flatMap(fieldsOf);

const sentences = (text: string): readonly string[] => text.match(/[^.?!].*?[.?!](?=\s|$)/g) ?? [];

it('Every lead has one or two sentences, so that the facts below it are on a phone’s first screen', () => {
  const leads = fields.flatMap(([key, lead]) =>
    key === 'lead' ? [plainText(settled(lead as Text, yearAt(calendar, 0)))] : [],
  );
  expect(new Set(leads).size).toBeGreaterThan(20);
  expect(leads.filter((lead) => ![1, 2].includes(sentences(lead).length))).toEqual([]);
});

it('No field of the content is empty, but where a text has its time, and nothing has happened yet', () => {
  const mayBeEmpty = ['before', 'after', 'changes', 'closed', 'walk', 'station'];
  const empty = fields.filter(([, value]) => value === '' || (Array.isArray(value) && value.length === 0));
  expect(empty.filter(([key]) => !mayBeEmpty.includes(key))).toEqual([]);
});
