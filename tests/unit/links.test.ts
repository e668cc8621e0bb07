import { describe, expect, it } from 'vitest';
import { slugOf } from '../../shared/rules/slug.ts';
import { playerUrl, streamingId } from '../../shared/rules/streaming.ts';

describe('a name becomes an address', () => {
  it.each([
    ['Sea Power', 'sea-power'],
    ['The Go! Team', 'the-go!-team'],
    ['bdrmm', 'bdrmm'],
    ['LIFE', 'life'],
  ])('%s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));
});

describe('the streaming link', () => {
  const link = 'https://open.spotify.com/artist/SeaPower00000000000000';

  it('gives the identifier to link and player alike', () => {
    expect(streamingId(link)).toBe('SeaPower00000000000000');
    expect(playerUrl(link)).toBe('https://open.spotify.com/embed/artist/SeaPower00000000000000');
  });

  it.each(['https://open.spotify.com/artist/short', 'https://example.org/artist/SeaPower00000000000000', ''])(
    'refuses %j',
    (other) => expect(() => streamingId(other)).toThrow('Not a streaming link'),
  );
});
