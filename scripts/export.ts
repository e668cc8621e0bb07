/** `npm run --silent export` writes the festival's programme as a sheet, which `npm run import` reads. */
import { HOME, readFolder } from './import/programme-file.ts';
import { writeSheet } from './import/write-sheet.ts';

// A reader of the first lines only, such as `head`, closes the pipe.
process.stdout.on('error', () => undefined);

const { programme } = await readFolder(HOME);
process.stdout.write(writeSheet(programme));
