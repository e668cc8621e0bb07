import type { FestivalDay } from '../../shared/model/festival.ts';
import { readClashfinder } from './read-clashfinder.ts';
import { readScheduleXml } from './read-schedule-xml.ts';
import { readSheet } from './read-sheet.ts';
import type { SourceRead } from './row.ts';

/** In bytes. The programme of 3,800 sets has half a megabyte. */
const LARGEST = 20_000_000;

function readText(text: string, days: readonly FestivalDay[]): SourceRead {
  if (/^\s*</.test(text)) return readScheduleXml(text.trimStart());
  if (!/^\s*[{[]/.test(text)) return readSheet(text, days);
  try {
    return readClashfinder(JSON.parse(text));
  } catch {
    return {
      problem:
        'This begins like JSON, but is none: it is cut short, or has a comma or a quotation mark too many',
    };
  }
}

/** Reads a programme in any of the shapes that are known, found out by how it begins. */
export function readSource(bytes: Uint8Array, days: readonly FestivalDay[]): SourceRead {
  if (bytes.length > LARGEST)
    return { problem: `The file has ${Math.round(bytes.length / 1e6)} MB, and may have ${LARGEST / 1e6}` };
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004')
    return { problem: 'The file is a packed one, as spreadsheets are: save the sheet as “CSV UTF-8”' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      problem: 'The file is not written in UTF-8, but perhaps in Windows-1252: save it as “CSV UTF-8”',
    };
  }
  if (!text.trim()) return { problem: 'The file is empty' };
  if (text.includes('\0')) return { problem: 'The file is no text: save the sheet as “CSV UTF-8”' };
  const read = readText(text, days);
  return 'rows' in read && !read.rows.length ? { problem: 'The file has no line besides its headers' } : read;
}
