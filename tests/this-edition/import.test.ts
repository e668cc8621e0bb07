import { expect, it } from 'vitest';
import { importProgramme } from '../../scripts/import/import-programme.ts';
import { HOME, readFolder, setsOf } from '../../scripts/import/programme-file.ts';
import { writeSheet } from '../../scripts/import/write-sheet.ts';

it('The programme comes back from its own sheet as it was, with every id and without a change', async () => {
  const { programme: before, announced } = await readFolder(HOME);
  const sheet = writeSheet(before);
  const asked = {
    before,
    announced,
    withdraw: false,
    why: '',
    now: before.changesWritten,
  };
  const again = importProgramme({ ...asked, bytes: Buffer.from(sheet) });
  expect(again).toMatchObject({ problems: [], changes: [] });
  expect(again.programme && writeSheet(again.programme)).toBe(sheet);
  const idsOf = (programme = before) => setsOf(programme).map(({ set, event }) => `${event.id} ${set.id}`);
  expect(idsOf(again.programme).toSorted()).toEqual(idsOf().toSorted());
});
