/** Writes the generated files of `deploy/edge/`: npm run edge */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resources } from '../../server/files/resources.ts';
import { pages } from '../../shared/routes.tsx';
import { edgeFiles } from './edge-files.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'deploy', 'edge');
await Promise.all(
  Object.entries(edgeFiles(pages, resources)).map(([name, text]) => writeFile(path.join(folder, name), text)),
);
