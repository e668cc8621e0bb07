const profileOf = (name: string, letter: string): ArtistProfile => ({
  name,
  genre: 'See the poster',
  picture: 'soundcheck',
  bio: `${name} came by boat.`,
  extendedBio: ['They mean to leave by boat.'],
  albums: [{ title: 'Low Tide', year: 2020, description: 'Mostly low.' }],
  pressQuotes: [{ quote: 'Audible from the mainland.', source: 'The keeper' }],
  spotify: `https://open.spotify.com/artist/${letter.repeat(22)}`,
  description: `${name} on the island: where they come from, their one album, and what the keeper of the lamp says.`,
});

export const profiles: readonly [ArtistProfile, ...ArtistProfile[]] = [
  profileOf('Sigur Rós', 'S'),
  profileOf('AC/DC', 'A'),
  profileOf('What?', 'W'),
  profileOf('Sam & Ella', 'E'),
];

export const artistPage = {
  standIn: '{act} did not catch the ferry. Somebody else did.',
  whenTheyPlay: { text: 'Who is on when', to: 'programme/schedule' },
  biography: 'Who',
  discography: 'Records',
  press: 'Said of them',
  listen: 'Hear them',
  back: 'Everybody else',
  playing: 'Where to row',
  played: 'You rowed',
  above: 'One rung up',
  below: 'One rung down',
  streamingLink: 'Hear them on Spotify',
  playerSummary: 'Hear them here, by way of Spotify',
  playerLink: 'Fetch the player',
  playerPlace: 'The player goes here.',
} as const;
