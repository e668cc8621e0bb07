/** Maps small letters to a typeface's capitals, so that text in natural case is drawn in capitals. */
import type { Font } from 'fontkit';

const HEADER = 12;
const RECORD = 16;

function groupOf(codePoint: number, glyph: number): Buffer {
  const group = Buffer.alloc(12);
  group.writeUInt32BE(codePoint, 0);
  group.writeUInt32BE(codePoint, 4);
  group.writeUInt32BE(glyph, 8);
  return group;
}

/** Makes a character table (`cmap`) with one subtable, of format 12. */
function characterTable(glyphs: ReadonlyMap<number, number>): Buffer {
  const groups = Array.from(glyphs)
    .toSorted(([a], [b]) => a - b)
    .map(([codePoint, glyph]) => groupOf(codePoint, glyph));
  const head = Buffer.alloc(12 + 16);
  head.writeUInt16BE(1, 2);
  // The subtable is for Windows and full Unicode, and begins after these twelve bytes.
  head.writeUInt16BE(3, 4);
  head.writeUInt16BE(10, 6);
  head.writeUInt32BE(12, 8);
  head.writeUInt16BE(12, 12);
  head.writeUInt32BE(16 + groups.length * 12, 16);
  head.writeUInt32BE(groups.length, 24);
  return Buffer.concat([head, ...groups]);
}

/** Replaces a table of the file. The new table is appended, and the directory points to it. */
function withTable(file: Buffer, tag: string, table: Buffer): Buffer {
  const changed = Buffer.concat([file, Buffer.alloc(-file.length & 3), table]);
  const count = changed.readUInt16BE(4);
  const at = Array.from({ length: count }, (_, index) => HEADER + index * RECORD).find(
    (record) => changed.toString('latin1', record, record + 4) === tag,
  );
  if (at === undefined) throw new Error(`The typeface has no table ${tag}`);
  changed.writeUInt32BE(changed.length - table.length, at + 8);
  changed.writeUInt32BE(table.length, at + 12);
  return changed;
}

/**
 * @param file a TrueType file
 * @param font the same, as it was read
 */
export function smallAsCapitals(file: Buffer, font: Font): Buffer {
  const glyphs = new Map(
    font.characterSet.map((codePoint) => {
      const capital = String.fromCodePoint(codePoint).toUpperCase();
      const drawn =
        capital.length === 1 && font.hasGlyphForCodePoint(capital.charCodeAt(0)) ? capital : undefined;
      return [codePoint, font.glyphForCodePoint(drawn?.charCodeAt(0) ?? codePoint).id];
    }),
  );
  return withTable(file, 'cmap', characterTable(glyphs));
}
