import { ARTIST_LINK } from '../../streaming.ts';
import type { WrittenProgramme } from './written.ts';

/** Profiles link to the artist's page at the streaming service. */
export const checkProfiles = ({ profiles }: WrittenProgramme): readonly string[] =>
  profiles
    .filter(({ spotify }) => !ARTIST_LINK.test(spotify))
    .map(({ name, spotify }) => `${name}: ${spotify} is no artist’s page at the streaming service`);
