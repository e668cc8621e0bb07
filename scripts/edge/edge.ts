/** Makes what the edge has of the site (its addresses, the pages for when it is away): npm run edge */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pages } from '../../shared/routes.tsx';
import { edgeFiles } from './files.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'deploy', 'edge');
await Promise.all(
  Object.entries(edgeFiles(pages)).map(([name, text]) => writeFile(path.join(folder, name), text)),
);
