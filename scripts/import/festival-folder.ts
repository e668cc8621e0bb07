import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nightjar } from '../../shared/data/nightjar.ts';
import type { AnnouncedSet, Change } from '../../shared/model/changes.ts';
import { readProgramme, type Programme } from './programme-file.ts';

export const HOME = path.join(import.meta.dirname, '..', '..', 'shared', 'data');

const NOTHING: Programme = {
  days: [],
  places: {},
  lineUp: [],
  concerts: [],
  djSets: [],
  talks: [],
  kidsActivities: [],
  guidedWalks: [],
  attractions: [],
  changes: [],
  changesWritten: '2020-01-01T00:00:00+00:00',
};

interface FestivalFolder {
  readonly file: string;
  /** What stands in the file, or in the festival's own data as long as there is none. */
  readonly programme: Programme;
  readonly announced: readonly AnnouncedSet[];
  readonly changes: readonly Change[];
  readonly utcOffset: string;
}

/** The programme that a folder has now, and what visitors were told of it. @throws {Error} with a sentence, if its file is broken */
export async function readFolder(folder: string): Promise<FestivalFolder> {
  const file = path.join(folder, 'programme.json');
  const { edition, announced, ...content } = nightjar;
  const isFestival = path.resolve(folder) === HOME;
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${error.code}`);
  });
  const { lineUp, places, concerts, djSets, talks, kidsActivities, guidedWalks, attractions } = content;
  const lists = { lineUp, places, concerts, djSets, talks, kidsActivities, guidedWalks, attractions };
  const { changes, changesWritten } = content;
  const own = isFestival ? { days: edition.days, ...lists, changes, changesWritten } : NOTHING;
  const programme = text === undefined ? own : readProgramme(text, file);
  return {
    file,
    programme,
    announced: isFestival ? announced.sets : [],
    changes: isFestival ? changes : programme.changes,
    utcOffset: edition.utcOffset,
  };
}
