import { describe, expect, it } from 'vitest';
import { eventsOf } from '../../../scripts/import/programme-file.ts';
import { writeSheet } from '../../../scripts/import/write-sheet.ts';
import { importing, linesOf, NOTHING, programmeOf, sheetOf } from './sources.ts';

describe('A sheet of a programme', () => {
  const expected = ['sea-power: fri 21:15-22:45 castle-stage', 'bdrmm: sat 14:00-14:45 boathouse'];

  it.each([
    [
      'with commas',
      'day,start,end,stage,act\nfri,21:15,22:45,Castle Stage,Sea Power\nsat,14:00,14:45,Boathouse,bdrmm',
    ],
    [
      'with semicolons, other headers in another order, and a mark at its beginning',
      '\uFEFFArtist;Venue;Until;From;Date;Fee\r\n"Sea Power";Castle Stage;22.45;21.15;17.07.2026;£1\r\nbdrmm;Boathouse;2.45pm;2pm;18/7/2026;£2\r\n',
    ],
    [
      'with tabs, both times in one column, and days by how they begin',
      'BAND\tTIME\tWHERE\tDAY\nSea Power\t21:15 – 22:45\tCastle Stage\tFri\n\nbdrmm\t1400-1445\tBoathouse\tsaturday\n',
    ],
  ])('is read %s', (_, sheet) => {
    expect(linesOf(programmeOf(sheet))).toEqual(expected);
  });

  it('may hold names with quotation marks, separators and line breaks', () => {
    const { lineUp } = programmeOf('act,day\n"The ""Band"", and\nfriends",fri\n');
    expect(lineUp).toEqual([{ genre: '', name: 'The "Band", and\nfriends', day: 'fri' }]);
  });

  it('counts on after midnight, and takes the small hours for the night of the day', () => {
    const sheet = sheetOf(
      'fri,23:30,01:00,Tent,Late',
      'fri,00:30,02:15,Tent,Later',
      'fri,05:00,07:20,Dome,Last',
    );
    const programme = programmeOf(sheet);
    expect(linesOf(programme)).toEqual([
      'late: fri 23:30-25:00 tent',
      'later: fri 24:30-26:15 tent',
      'last: fri 29:00-31:20 dome',
    ]);
    expect(programme.dayChangesAt).toBe('08:00');
  });

  it('that counts on itself means its early hours as they are written', () => {
    const sheet = sheetOf('fri,23:30,25:00,Tent,Late', 'sat,05:00,07:00,Gate,Sunrise,walk');
    expect(linesOf(programmeOf(sheet))).toEqual([
      'late: fri 23:30-25:00 tent',
      'sunrise: sat 05:00-07:00 gate',
    ]);
  });

  it('has every kind of event, and acts whose time is not known yet', () => {
    const programme = programmeOf(
      sheetOf(
        'fri,20:00,21:00,Tent,Band,,https://band.example',
        'fri,21:00,22:00,Tent,Deck,dj',
        'fri,12:00,13:00,Hall,Word,talk',
        'fri,10:00,11:00,Lawn,Mud,children',
        'fri,09:00,10:00,Gate,Hill,walk',
        'fri,15:00,16:00,Lawn,Owls,attraction',
        'sat,,,,Surprise,,https://surprise.example',
      ),
    );
    expect(
      eventsOf(programme)
        .map(({ kind }) => kind)
        .join(),
    ).toBe('music,dj,talk,children,walk,attraction');
    expect(programme.lineUp).toEqual([
      { genre: '', name: 'Band' },
      { genre: '', name: 'Surprise', day: 'sat' },
    ]);
    expect(programme.sources).toEqual({
      band: { link: 'https://band.example' },
      Surprise: { link: 'https://surprise.example' },
    });
    expect(programme.places['hall']?.kind).toBe('room');
  });

  it('makes one event of an act’s sets, and marks places with several sets at once', () => {
    const programme = programmeOf(
      sheetOf('fri,20:00,21:00,Tent,Twice', 'sat,20:00,21:00,Dome,Twice', 'fri,20:30,21:30,Tent,Other'),
    );
    expect(programme.concerts.map(({ sets }) => sets.map(({ id }) => id))).toEqual([
      ['twice', 'twice-2'],
      ['other'],
    ]);
    expect(Object.values(programme.places).map(({ name, several }) => [name, several])).toEqual([
      ['Tent', true],
      ['Dome', undefined],
    ]);
  });

  it('names what is wrong in a sentence for each line, and makes nothing of the others', () => {
    const { problems, programme } = importing(
      sheetOf(
        'fri,20:00,19:00,Tent,Backwards',
        'fri,20:00,21:00,Tent,!!!',
        'fri,25:61,26,Tent,Odd',
        'frieday,20:00,21:00,Tent,Nearly',
        'fri,20:00,,Tent,Endless',
        'fri,20:00,21:00,Tent,Kindless,opera',
        'fri,,,,Untimed,talk',
        'fri,20:00,21:00,Tent,Life',
        'fri,20:00,21:00,Tent,Life',
        'fri,,,,LIFE',
      ),
    );
    expect(programme).toBeUndefined();
    expect(problems).toEqual([
      'line 2: Backwards ends (19:00) before it starts (20:00)',
      'line 3: “!!!” has no letter and no digit in its name',
      'line 4: “25:61” is no time: 19:30 is one, and 25:30 is half past one in the night',
      'line 4: “26” is no time: 19:30 is one, and 25:30 is half past one in the night',
      'line 5: “frieday” is no day of the festival: did you mean Friday?',
      'line 6: Endless has no end',
      'line 7: “opera” is no kind: music, concert, band, dj, talk, children, kids, walk, attraction are',
      'line 8: Untimed has no start and no end, which only an act may lack',
      'line 10: Life is there at the same time and place as in line 9',
      'line 11: “LIFE” and “Life” (line 9) have one address: write both alike',
    ]);
  });

  it('comes back from the programme as it was, however often', () => {
    const programme = programmeOf(
      sheetOf(
        'sat,20:00,21:00,Tent,"Quote"" me, if you can",,https://q.example',
        'fri,23:30,25:10,"Dome, the",Deck,dj',
        'fri,,,,Surprise',
      ),
    );
    const sheet = writeSheet(programme);
    expect(sheet.split('\r\n').slice(0, 3)).toEqual([
      'day,start,end,stage,act,kind,link,status',
      '2026-07-17,23:30,25:10,"Dome, the",Deck,dj,,',
      '2026-07-18,20:00,21:00,Tent,"Quote"" me, if you can",music,https://q.example,',
    ]);
    expect(writeSheet(programmeOf(sheet))).toBe(sheet);
    expect(importing(sheet, { before: programme }).isNew).toBe(false);
    expect(programmeOf(sheet, { before: NOTHING }).lineUp).toEqual(programme.lineUp);
  });
});
