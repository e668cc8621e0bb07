import type { ArtistProfile } from '../../model/artists.ts';
import type { ArtistPageWording } from '../../wording/programme-labels.ts';
import { artistLabels } from '../../wording/programme-labels.ts';
import { festival } from '../edition.ts';
import { arabStrap, houseArtist, seaPower } from './line-up.ts';
import { places } from './places.ts';

const programmeNotes = `${festival.name} programme notes`;
const curators = 'The curators';

// Samples: streaming identifiers, albums, press quotes in the festival’s own voice.
/**
 * The first profile is also shown below an act without one, and for
 * any other name (specification, section 2).
 */
export const profiles: readonly ArtistProfile[] = [
  {
    name: seaPower.name,
    genre: seaPower.genre,
    picture: 'wide-sea-power',
    bio: 'Guitars, viola, cornet and, on a good night, branches. For more than twenty years they’ve written loud songs about ice shelves, floods and history, meaning every one of them.',
    extendedBio: [
      'They began in Reading, took the name British Sea Power and settled in Brighton around 2000. The two brothers at the front come from near Kendal, on the other side of these fells. The early shows had foliage on the amplifiers and stuffed birds in the foliage. In 2021 they dropped the first word of the name and kept the rest.',
      'The songs go where other bands don’t look: an Antarctic ice shelf, say, or the flood at Canvey Island. They’ve also put new music to old film, and played their songs with brass bands.',
      'Their score for the game Disco Elysium came out in 2019 and won the BAFTA for music the year after, which brought them a second audience.',
    ],
    albums: [
      {
        title: 'The Decline of British Sea Power',
        year: 2003,
        description: 'The first, with Dostoevsky in the lyrics and fourteen minutes called Lately.',
      },
      { title: 'Open Season', year: 2005, description: 'Wider and calmer, with the song to an ice shelf.' },
      {
        title: 'Do You Like Rock Music?',
        year: 2008,
        description: 'The one with Waving Flags, shortlisted for the Mercury Prize.',
      },
      {
        title: 'Man of Aran',
        year: 2009,
        description: 'A new score for the film of 1934, which is mostly sea.',
      },
      {
        title: 'Valhalla Dancehall',
        year: 2011,
        description: 'Loud and crowded, with Who’s in Control at the front of it.',
      },
      {
        title: 'Machineries of Joy',
        year: 2013,
        description: 'It grew out of a run of EPs made for their own club nights.',
      },
      {
        title: 'Let the Dancers Inherit the Party',
        year: 2017,
        description: 'Bright choruses for a year of bad news.',
      },
      { title: 'Everything Was Forever', year: 2022, description: 'The first under the shorter name.' },
    ],
    pressQuotes: [
      { quote: 'They make you want to look something up and then jump on it.', source: curators },
      {
        quote: 'Listen for the viola. When it stops, move back: something is about to happen at the front.',
        source: programmeNotes,
      },
    ],
    spotify: 'https://open.spotify.com/artist/SeaPower00000000000000',
    description: `${seaPower.name} at ${festival.fullName}: who they are, eight of their albums from 2003 to 2022, and where to hear them.`,
  },
  {
    name: arabStrap.name,
    genre: arabStrap.genre,
    picture: 'wide-arab-strap',
    bio: 'Two men from Falkirk: one plays the guitar, the other tells you what happened. A line can be filthy at one end and tender at the other.',
    extendedBio: [
      'Aidan Moffat and Malcolm Middleton began in 1995 and had an album out by the end of the next year. The First Big Weekend, from that record, is one weekend of the summer of 1996 told in order over a drum machine.',
      'In ten years they made six studio albums about love, drink and the morning after, most of them slow and none of them vague. In 2006 they parted, as it turned out for ten years.',
      'They came back in 2016. As Days Get Dark, in 2021, was their first album in sixteen years, as candid as ever on rather less sleep, and another followed in 2024.',
      'Some of the words are not for children.',
    ],
    albums: [
      {
        title: 'The Week Never Starts Round Here',
        year: 1996,
        description: 'The first, with The First Big Weekend on it.',
      },
      { title: 'Philophobia', year: 1998, description: 'The fear of falling in love, with examples.' },
      { title: 'Elephant Shoe', year: 1999, description: 'Mouth it across a room and see.' },
      { title: 'The Red Thread', year: 2001, description: 'Darker and fuller, with Love Detective.' },
      {
        title: 'Monday at the Hug & Pint',
        year: 2003,
        description: 'More players, more strings, the same trouble.',
      },
      { title: 'The Last Romance', year: 2005, description: 'The loud one, for sixteen years the last.' },
      { title: 'As Days Get Dark', year: 2021, description: 'Back, and grimly funny about all of it.' },
      {
        title: 'I’m totally fine with it 👍 don’t give a f*** anymore 👍',
        year: 2024,
        description: 'Louder, and a good deal of it about life online.',
      },
    ],
    pressQuotes: [
      {
        quote: 'We’ve put them on before sunset, so you’ll have to look each other in the eye.',
        source: curators,
      },
      { quote: 'Every song is a short story with someone you know in it.', source: programmeNotes },
    ],
    spotify: 'https://open.spotify.com/artist/ArabStrap0000000000000',
    description: `${arabStrap.name} at ${festival.fullName}: the story of the duo from Falkirk, all eight albums, and where to hear them.`,
  },
  {
    name: houseArtist.name,
    genre: houseArtist.genre,
    picture: 'wide-house-artist',
    beside: 'boathouse-stage-in-coral',
    bio: 'A modular synthesiser and the old songs of the west Cumbrian coast, played as if they’d come in on long wave, by one person with about forty cables.',
    extendedBio: [
      `${houseArtist.name} grew up above a chandler’s shop in Millom, within earshot of the railway and the sea. She learned her songs from a great-aunt who sang the verses in the wrong order, and still sings them that way.`,
      'The machine came later. She bought it in bits and soldered it at the kitchen table. Then she fed it recordings of points motors, oystercatchers and the hum of the wires along the coast line.',
      `She first played here in 2022, for twenty minutes on a Saturday afternoon. In 2024 she filled the ${places.boathouse.name} in the middle of a storm. This year she asked for the dusk.`,
    ],
    albums: [
      { title: 'Saltcote', year: 2018, description: 'Six songs and a tide table, recorded in a chapel.' },
      { title: 'The Points at Foxfield', year: 2020, description: 'Railway noises, slowed until they sing.' },
      {
        title: 'Hush, the Estuary',
        year: 2022,
        description: 'Her great-aunt’s songs, with the machine turned low.',
      },
      { title: 'Long Wave, Low Water', year: 2024, description: 'The machine turned up.' },
      { title: 'Marram', year: 2025, description: 'Forty minutes without a gap, for walking home to.' },
    ],
    pressQuotes: [
      {
        quote: 'We gave her twenty minutes in 2022, and we’ve been making up for it ever since.',
        source: curators,
      },
      {
        quote: 'It starts as a hum you’ll take for a fault. It’s the first song, so don’t tell the crew.',
        source: programmeNotes,
      },
    ],
    spotify: 'https://open.spotify.com/artist/HouseArtist00000000000',
    description: `${houseArtist.name} plays modular synthesiser and the old songs of the Cumbrian coast at ${festival.fullName}: her story and five albums.`,
  },
];

/** The wording of an artist's page. */
export const artistPage: ArtistPageWording = {
  ...artistLabels(festival),
  unwritten: 'We have not written about {act} yet. Below is a band that we have written about.',
  instead: { heading: '{act}, {when}', link: 'All about {act}' },
};
