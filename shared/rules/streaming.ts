export const ARTIST_LINK = /^https:\/\/open\.spotify\.com\/artist\/([0-9A-Za-z]{22})$/;

/**
 * The artist's identifier at the streaming service, from a profile's link (specification, section 2).
 * @throws {Error} if the link has another form
 */
export function streamingId(link: string): string {
  const id = ARTIST_LINK.exec(link)?.[1];
  if (!id) throw new Error(`Not a streaming link: ${link}`);
  return id;
}

/**
 * The embedded player's address, from a profile's link.
 * @throws {Error} if the link has another form
 */
export const playerUrl = (link: string): string =>
  `https://open.spotify.com/embed/artist/${streamingId(link)}`;
