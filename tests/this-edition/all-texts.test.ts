import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

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

it('No field of the content is empty, but where a text has its time, and nothing has happened yet', () => {
  const mayBeEmpty = ['before', 'after', 'changes', 'closed', 'walk', 'station'];
  const empty = fields.filter(([, value]) => value === '' || (Array.isArray(value) && value.length === 0));
  expect(empty.filter(([key]) => !mayBeEmpty.includes(key))).toEqual([]);
});
