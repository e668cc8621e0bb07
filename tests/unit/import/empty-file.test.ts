import { expect, it } from 'vitest';
import { readProgramme } from '../../../scripts/import/programme-file.ts';

it('The file of a new festival may hold nothing yet', () => {
  expect(readProgramme('{}', 'programme.json')).toMatchObject({
    days: [],
    lineUp: [],
    concerts: [],
    places: {},
  });
  expect(() => readProgramme('{"days": 3}', 'programme.json')).toThrow(/^programme.json: days is wrong/);
});
