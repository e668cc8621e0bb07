import type { Season } from '../../rules/calendar/year.ts';
import type { Text } from '../blocks.ts';

interface SeasonBand {
  readonly seasons: readonly Season[];
  readonly pages: readonly string[];
  readonly text: Text;
}

const bands: readonly SeasonBand[] = [
  { seasons: ['over'], pages: ['tickets'], text: 'The tide is out, and so is the till.' },
];

export const seasonWording = { label: 'The tide', bands };
