import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { completeContent } from '../../shared/festival/content.ts';
import type { AnnouncedSet } from '../../shared/model/changes.ts';
import { chosenContent, festivalFolder } from '../chosen-festival.ts';
import { emptyProgramme, readProgramme, type Programme } from './programme-file.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** That of the festival that FESTIVAL names. */
export const HOME = path.join(root, festivalFolder);

/** What an import makes, of a festival that has it in files of its own. */
async function chosenProgramme(): Promise<Programme> {
  const { edition, ...content } = completeContent(await chosenContent());
  const parts = [...(Object.keys(emptyProgramme) as (keyof Programme)[]), 'announced'] as const;
  const own = Object.fromEntries(
    Object.entries(content).filter(([part]) => parts.some((one) => one === part)),
  );
  const { days, dayChangesAt } = edition;
  return { ...emptyProgramme, days, ...(dayChangesAt && { dayChangesAt }), ...own };
}

interface FestivalFolder {
  readonly file: string;
  /** What stands in the file, or in the festival's own data as long as there is none. */
  readonly programme: Programme;
  readonly announced: readonly AnnouncedSet[];
  /** Whether the file is there. */
  readonly isWritten: boolean;
}

/** The programme that a folder has now, and what visitors were told of it. @throws {Error} with a sentence, if its file is broken */
export async function readFolder(folder: string): Promise<FestivalFolder> {
  const file = path.join(folder, 'programme.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${error.code}`);
  });
  const isChosen = path.resolve(folder) === HOME;
  const chosen = isChosen ? await chosenProgramme() : emptyProgramme;
  const programme = text === undefined ? chosen : readProgramme(text, file);
  const { sets: announced } = programme.announced ?? chosen.announced ?? { sets: [] };
  return { file, programme, announced, isWritten: text !== undefined };
}
