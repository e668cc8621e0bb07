import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Resource } from './resource.ts';

/** The name of the file in `dist/`, and of the resource. */
export const THIRD_PARTY = 'THIRD-PARTY.txt';

export const thirdPartyNotices: Resource = {
  name: THIRD_PARTY,
  type: 'text/plain; charset=utf-8',
  body: ({ assets }) => readFile(path.join(assets.folder, '..', THIRD_PARTY), 'utf8'),
};
