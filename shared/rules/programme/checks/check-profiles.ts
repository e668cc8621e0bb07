import { ARTIST_LINK } from '../../streaming.ts';
import { suggestion } from '../../text/nearest.ts';
import type { WrittenProgramme } from './written.ts';

/** A profile is an act's of the line-up, and links to the artist's page at the streaming service. */
export const checkProfiles = ({ lineUp, profiles }: WrittenProgramme): readonly string[] => {
  const acts = lineUp.map(({ name }) => name);
  return profiles.flatMap(({ name, spotify }) => [
    ...(acts.includes(name)
      ? []
      : [`${name} has a profile, but is not in the line-up${suggestion(name, acts)}`]),
    ...(ARTIST_LINK.test(spotify)
      ? []
      : [`${name}: ${spotify} is no artist’s page at the streaming service`]),
  ]);
};
