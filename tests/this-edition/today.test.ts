import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { schema } from '../../server/today/file-format.ts';
import { createTodayReader } from '../../server/today/read-today.ts';
import { nightjar } from './nightjar.ts';

const readToday = createTodayReader(nightjar);

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '..', '..', 'deploy', 'today', file), 'utf8');

it('The example of today’s file is right, and so is the file that servers begin with', () => {
  const now = new Date('2026-07-18T23:45:00+01:00');
  expect(readToday(read('example.yaml'), now)).toMatchObject({ entries: 7, problems: [] });
  expect(readToday(read('today.yaml'), now)).toMatchObject({ entries: 0, problems: [] });
});

it('The schema beside them is what node dist/today.js schema prints', () => {
  expect(JSON.parse(read('schema.json'))).toEqual(schema());
});
