/** `npm run --silent export -- csv` writes the festival's programme as a sheet, `json` as the data that an import makes. */
import { HOME, readFolder } from './import/festival-folder.ts';
import { writeProgramme } from './import/programme-file.ts';
import { writeSheet } from './import/write-sheet.ts';

const [shape] = process.argv.slice(2);
const writers = { csv: writeSheet, json: writeProgramme };

// Whoever reads the first lines alone closes the pipe.
process.stdout.on('error', () => undefined);

if (shape === 'csv' || shape === 'json') {
  const { programme } = await readFolder(HOME);
  process.stdout.write(writers[shape](programme));
} else {
  console.error('npm run --silent export -- csv, or json');
  process.exitCode = 1;
}
