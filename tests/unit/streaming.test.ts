import { describe, expect, it } from 'vitest';
import { playerUrl, streamingId } from '../../shared/rules/streaming.ts';

describe('A streaming link', () => {
  const link = 'https://open.spotify.com/artist/SeaPower00000000000000';

  it('has the identifier that the player’s address needs', () => {
    expect(streamingId(link)).toBe('SeaPower00000000000000');
    expect(playerUrl(link)).toBe('https://open.spotify.com/embed/artist/SeaPower00000000000000');
  });

  it.each(['https://open.spotify.com/artist/short', 'https://example.org/artist/SeaPower00000000000000', ''])(
    'like %j is refused',
    (other) => expect(() => streamingId(other)).toThrow('Not a streaming link'),
  );
});
