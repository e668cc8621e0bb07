import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Resource } from './resource.ts';

/** The build's file of licence notices: its name in `dist/`, and the resource's. */
export const THIRD_PARTY = 'THIRD-PARTY.txt';

/** The licences of all that the build contains of others' work. */
export const thirdPartyNotices: Resource = {
  kind: 'constant',
  name: THIRD_PARTY,
  type: 'text/plain; charset=utf-8',
  body: ({ assets }) => readFile(path.join(assets.folder, '..', THIRD_PARTY), 'utf8'),
};
