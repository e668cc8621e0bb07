import { suggestion } from '../../text/nearest.ts';
import { namedSets, type WrittenProgramme } from './written.ts';

/** The schedule lists sets that exist, each once. */
export function checkSchedule(programme: WrittenProgramme): readonly string[] {
  const known = namedSets(programme).flatMap(({ set }) => set.id ?? []);
  const listed = programme.schedule.flatMap(({ sets }) => sets);
  return [
    ...listed
      .filter((id) => !known.includes(id))
      .map((id) => `The schedule: ${id} is no set${suggestion(id, known)}`),
    ...listed.filter((id, index) => listed.indexOf(id) < index).map((id) => `The schedule has ${id} twice`),
  ];
}
