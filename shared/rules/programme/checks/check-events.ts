import { suggestion } from '../../text/nearest.ts';
import { slugOf } from '../../text/slug.ts';
import { listed } from '../../../figures/listed.ts';
import { namedSets, titleOf, type WrittenProgramme } from './written.ts';
import { ARTIST_LINK } from '../../streaming.ts';

function artistProblems({ events, lineUp, days }: WrittenProgramme): readonly string[] {
  const acts = lineUp.map(({ name }) => name);
  const ids = days.map(({ id }) => id);
  const playing = events.flatMap(({ artist }) => artist ?? []);
  const misspelt = playing.filter((artist) => !acts.includes(artist));
  if (misspelt.length) return misspelt.map((artist) => `${artist} is no artist${suggestion(artist, acts)}`);
  return lineUp.flatMap(({ name, day }) => {
    if (day !== undefined && !ids.includes(day))
      return [`${name}: “${day}” is no day of the festival${suggestion(day, ids)}`];
    return day === undefined && !playing.includes(name)
      ? [`${name} is in the line-up, but has no concert and no day`]
      : [];
  });
}

function placeProblems(programme: WrittenProgramme): readonly string[] {
  const placeIds = Object.keys(programme.places);
  const used = [
    ...programme.events.map((event) => ({ place: event.place, name: titleOf(event) })),
    ...namedSets(programme).flatMap(({ set: { place }, name }) =>
      place === undefined ? [] : { place, name },
    ),
  ];
  return used.flatMap(({ place, name }) => {
    if (!place) return [`${name}: has no place`];
    return placeIds.includes(place) ? [] : [`${name}: ${place} is no place${suggestion(place, placeIds)}`];
  });
}

/** Checks that artists and places of events exist. The type checker covers the other facts of their kinds. */
export const checkEvents = (programme: WrittenProgramme): readonly string[] => [
  ...artistProblems(programme),
  ...placeProblems(programme),
];

const rightId = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function problemsOf(
  what: string,
  all: readonly { readonly id: string | undefined; readonly name: string }[],
): readonly string[] {
  const wrong = all.flatMap(({ id, name }) => {
    if (!id) return [`${name}: has no id`];
    if (rightId.test(id)) return [];
    return [`${name}: “${id}” is no id: use lower-case letters and digits, and hyphens between words`];
  });
  const twice = Object.entries(Object.groupBy(all, ({ id }) => id ?? '')).flatMap(([id, same = []]) =>
    id && same.length > 1
      ? [`${same.length} ${what} have the id ${id}: ${same.map(({ name }) => name).join('; ')}`]
      : [],
  );
  return [...wrong, ...twice];
}

/** Checks ids of events and sets: each exists, fits into an address, and is unique. */
export const checkIds = (programme: WrittenProgramme): readonly string[] => [
  ...problemsOf(
    'events',
    programme.events.map((event) => ({ id: event.id, name: titleOf(event) })),
  ),
  ...problemsOf(
    'sets',
    namedSets(programme).map(({ set, name }) => ({ id: set.id, name })),
  ),
];

/** Checks that acts have a name, and an address each: names that differ in capitals only share one. */
export function checkActs({ lineUp }: WrittenProgramme): readonly string[] {
  const nameless = lineUp.flatMap(({ name }, index) =>
    name.trim() ? [] : [`The line-up: act ${index + 1} has no name`],
  );
  const twice = Object.entries(Object.groupBy(lineUp, ({ name }) => slugOf(name.trim()))).flatMap(
    ([slug, same = []]) =>
      slug && same.length > 1
        ? [`The line-up: ${listed(same.map(({ name }) => name))} have one address, /artist/${slug}`]
        : [],
  );
  return [...nameless, ...twice];
}

/** Checks that profiles are of acts in the line-up, and link to the artist's streaming page. */
export const checkProfiles = ({ profiles, lineUp }: WrittenProgramme): readonly string[] => [
  ...profiles
    // Before the line-up is announced, last year's profiles remain.
    .filter(({ name }) => lineUp.length > 0 && !lineUp.some((act) => act.name === name))
    .map(({ name }) => `${name} has a profile, but is not in the line-up`),
  ...profiles
    .filter(({ spotify }) => spotify !== undefined && !ARTIST_LINK.test(spotify))
    .map(({ name, spotify }) => `${name}: ${spotify} is no artist’s page at the streaming service`),
];
