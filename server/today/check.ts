/** `node dist/today.js check FILE` says what is wrong with a file, `node dist/today.js schema` prints its JSON Schema. */
import { readFile } from './follow-today.ts';
import { schema } from './file-format.ts';

const [command, file] = process.argv.slice(2);
if (command === 'schema') process.stdout.write(`${JSON.stringify(schema(), null, 2)}\n`);
else if (command === 'check' && file) {
  const { entries, problems } = await readFile(file);
  for (const problem of problems) process.stderr.write(`${file}, ${problem}\n`);
  if (problems.length) process.exitCode = 1;
  else process.stdout.write(`${file}: ${entries} entries, all right\n`);
} else {
  process.stderr.write('Usage: node dist/today.js check FILE\n');
  process.exitCode = 2;
}
