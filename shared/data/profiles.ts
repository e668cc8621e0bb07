import { festival } from './festival.ts';
import { houseArtist } from './line-up.ts';
import type { PictureId } from './pictures.ts';

export interface Album {
  readonly title: string;
  readonly year: number;
  readonly description: string;
}

export interface PressQuote {
  readonly quote: string;
  readonly source: string;
}

export interface ArtistProfile {
  readonly name: string;
  readonly genre: string;
  readonly dayTime: string;
  readonly picture: PictureId;
  readonly bio: string;
  readonly extendedBio: readonly string[];
  readonly albums: readonly Album[];
  readonly pressQuotes: readonly PressQuote[];
  /** The link and the embedded player both take the artist's identifier from it. */
  readonly spotify: string;
  /** For search engines. */
  readonly description: string;
}

const programmeNotes = `${festival.name} programme notes`;
const curators = 'The curators';

/** The first profile also answers for every artist without one (specification, section 2). */
export const profiles: readonly [ArtistProfile, ...ArtistProfile[]] = [
  {
    name: 'Sea Power',
    genre: 'Indie Rock',
    dayTime: 'Friday, 9.15pm',
    picture: 'wide-sea-power',
    bio: 'Guitars, viola, cornet, foliage. For more than twenty years they have written loud songs about ice shelves, estuaries and birds, and meant every one of them.',
    extendedBio: [
      'The band formed in Brighton around 2000 as British Sea Power, with two brothers at the front who grew up near Kendal, an hour from our gate. The first gigs came with branches on the amplifiers and a stuffed heron or two. In 2021 they dropped the first word and kept everything else.',
      'The songs go where other bands do not look: Antarctic ice, the flooding of Canvey Island, a migrating bird. Between albums they have written new music for old films, among them Robert Flaherty’s Man of Aran, and taken a brass band on tour with Sea of Brass.',
      'Their score for the game Disco Elysium won the BAFTA for music in 2020 and found them a second audience, some of whom had never been to a field before.',
      'They close our first night on the largest stage we have, which is not very large. Bring a branch if you must, but from the ground, not from a tree.',
    ],
    albums: [
      {
        title: 'The Decline of British Sea Power',
        year: 2003,
        description: 'The first album: post-punk, herons, and the fourteen minutes of Lately.',
      },
      { title: 'Open Season', year: 2005, description: 'Wider, calmer, with the song about the ice shelf.' },
      {
        title: 'Do You Like Rock Music?',
        year: 2008,
        description: 'Shortlisted for the Mercury Prize. Waving Flags is on it.',
      },
      { title: 'Man of Aran', year: 2009, description: 'A new score for the film of 1934: sea, rock and patience.' },
      { title: 'Valhalla Dancehall', year: 2011, description: 'Thirteen songs, from stampede to long drift.' },
      { title: 'Machineries of Joy', year: 2013, description: 'Written a song at a time for a monthly night at home.' },
      { title: 'Let the Dancers Inherit the Party', year: 2017, description: 'Bright choruses for dark news.' },
      { title: 'Everything Was Forever', year: 2022, description: 'The first album under the shorter name.' },
    ],
    pressQuotes: [
      {
        quote: 'The only band that has ever sent us a rider with a question about tides.',
        source: curators,
      },
      {
        quote: 'Stand to the left for the viola, to the right for the guitars, and at the back for both at a kinder volume.',
        source: programmeNotes,
      },
    ],
    spotify: 'https://open.spotify.com/artist/SeaPower00000000000000',
    description: `Sea Power close the first night of ${festival.fullName}: who they are, eight albums from 2003 to 2022, and where to hear them.`,
  },
  {
    name: 'Arab Strap',
    genre: 'Alternative',
    dayTime: 'Friday, 7.20pm',
    picture: 'wide-arab-strap',
    bio: 'Two men from Falkirk: one plays the guitar, one says what happened. Tender, filthy and exact, often inside a single line.',
    extendedBio: [
      'Aidan Moffat and Malcolm Middleton began in 1995 and made an album within a year. The First Big Weekend, four and a half minutes of drink, football and Sunday telly, told a country how it had spent its summer.',
      'Over the next ten years they made six studio albums about love, its failure and the kebab between, over drum machines, slow guitars and, now and then, strings. They parted in 2006, on good terms, and went on making records under other names.',
      'They played together again in 2016 and found that neither of them was finished. As Days Get Dark, in 2021, was their first album in sixteen years: older, not wiser, and better for it.',
      'Some of the words are not for children. We say so at the Boathouse, too, on a board, in large letters.',
    ],
    albums: [
      { title: 'The Week Never Starts Round Here', year: 1996, description: 'The first, with The First Big Weekend.' },
      { title: 'Philophobia', year: 1998, description: 'The fear of love, in detail.' },
      { title: 'Elephant Shoe', year: 1999, description: 'Say it without sound, and read the lips.' },
      { title: 'The Red Thread', year: 2001, description: 'Slow, dark and close to the microphone.' },
      { title: 'Monday at the Hug & Pint', year: 2003, description: 'More players, more strings, the same trouble.' },
      { title: 'The Last Romance', year: 2005, description: 'The loud one, and for sixteen years the last.' },
      { title: 'As Days Get Dark', year: 2021, description: 'Back, and grimly funny about all of it.' },
    ],
    pressQuotes: [
      { quote: 'We have put them on at sunset so that nobody has to look anybody in the eye.', source: curators },
      { quote: 'Every song is a short story, and you know somebody in each.', source: programmeNotes },
    ],
    spotify: 'https://open.spotify.com/artist/ArabStrap0000000000000',
    description: `Arab Strap play the first evening of ${festival.fullName}: the story of the duo from Falkirk, seven albums, and where to hear them.`,
  },
  {
    name: houseArtist.name,
    genre: houseArtist.genre,
    dayTime: 'Saturday, 9.15pm',
    picture: 'wide-house-artist',
    bio: 'One woman, one modular synthesiser and the dialect songs of the west Cumbrian coast, played as if they had come in on long wave.',
    extendedBio: [
      `${houseArtist.name} grew up above a chandler’s shop in Millom, within earshot of the railway and the sea, and learnt her songs from a great-aunt who sang them in the wrong order. She still sings them in that order.`,
      'The machine came later: bought in pieces, soldered at a kitchen table, and fed with recordings of points motors, oystercatchers and the hum of the coast line’s wires. What comes out is neither folk nor dance music, though people have been seen to do both to it.',
      'She first played here in 2022, at two in the afternoon, to sixty people and a dog. In 2024 she filled the Boathouse. This year she has the big stage, after dark, for an hour and a half, and a bird mask that she will not explain.',
    ],
    albums: [
      { title: 'Saltcote', year: 2018, description: 'Six songs and a tide table, recorded in a chapel.' },
      { title: 'The Points at Foxfield', year: 2020, description: 'Railway sounds, slowed until they sing.' },
      { title: 'Hush, the Estuary', year: 2022, description: 'Her great-aunt’s songs, with the machine turned low.' },
      { title: 'Long Wave', year: 2024, description: 'The machine turned up.' },
      { title: 'Marram', year: 2025, description: 'Forty minutes without a gap, for walking home to.' },
    ],
    pressQuotes: [
      { quote: 'We booked her for twenty minutes in 2022 and she is still the best thing that we have done.', source: curators },
      {
        quote: 'It starts as a hum that you take for the generator. Do not go and tell anybody. It is the first song.',
        source: programmeNotes,
      },
    ],
    spotify: 'https://open.spotify.com/artist/HouseArtist00000000000',
    description: `${houseArtist.name} plays modular synthesiser and the old songs of the Cumbrian coast at ${festival.fullName}: her story and five albums.`,
  },
];

/** The headings and links of a profile. */
export const artistPage = {
  biography: 'Biography',
  discography: 'Discography',
  press: 'Press',
  listen: 'Listen',
  back: 'Back to line-up',
  streamingLink: 'Listen on Spotify',
  playerSummary: 'Listen here: loads the player from Spotify',
} as const;
