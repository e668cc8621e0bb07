import { ARTIST_LINK } from '../../streaming.ts';
import type { WrittenProgramme } from './written.ts';

/** Profiles are of acts of the line-up, and link to the artist's page at the streaming service. */
export const checkProfiles = ({ profiles, lineUp }: WrittenProgramme): readonly string[] => [
  ...profiles
    // Last year's wait for the next line-up.
    .filter(({ name }) => lineUp.length > 0 && !lineUp.some((act) => act.name === name))
    .map(({ name }) => `${name} has a profile, but is not in the line-up`),
  ...profiles
    .filter(({ spotify }) => !ARTIST_LINK.test(spotify))
    .map(({ name, spotify }) => `${name}: ${spotify} is no artist’s page at the streaming service`),
];
