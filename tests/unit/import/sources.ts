/** Programmes in other formats, and the results of their import. */
import { importProgramme, type ImportOrder } from '../../../scripts/import/import-programme.ts';
import { emptyProgramme, setsOf, type Programme } from '../../../scripts/import/programme-file.ts';

export const NOTHING: Programme = {
  ...emptyProgramme,
  days: [
    { id: 'fri', name: 'Friday', date: '2026-07-17' },
    { id: 'sat', name: 'Saturday', date: '2026-07-18' },
  ],
  changesWritten: '2026-01-01T12:00:00+00:00',
};

/** Imports a source. By default, the festival has announced nothing yet. */
export const importing = (source: string | Uint8Array, asked: Partial<ImportOrder> = {}) =>
  importProgramme({
    before: NOTHING,
    announced: [],
    withdraw: false,
    why: 'The van broke down.',
    now: '2026-05-01T12:00:00+01:00',
    ...asked,
    bytes: typeof source === 'string' ? Buffer.from(source) : source,
  });

/**
 * The programme of a correct source.
 * @throws {Error} with the problems of an incorrect one
 */
export function programmeOf(source: string, asked: Partial<ImportOrder> = {}): Programme {
  const { programme, problems } = importing(source, asked);
  if (!programme) throw new Error(problems.join('\n'));
  return programme;
}

/** Writes `sea-power: fri 21:15-22:45 castle-stage`, one line for each set. */
export const linesOf = (programme: Programme): readonly string[] =>
  setsOf(programme).map(
    ({ set: { id, day, start, end, cancelled }, place }) =>
      `${id}: ${day} ${start}-${end} ${place}${cancelled ? ', cancelled' : ''}`,
  );

export const sheetOf = (...lines: readonly string[]): string =>
  ['Day,Start,End,Stage,Act,Kind,Link', ...lines].join('\n');

export const scheduleOf = (day: string, ...events: readonly string[]): string =>
  `<?xml version="1.0"?><schedule><conference><day_change>04:00:00</day_change></conference>${day}<room name="Hall">${events.join('\n')}</room></day></schedule>`;
