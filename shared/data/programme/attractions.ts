import { places } from './places.ts';

export interface Attraction {
  readonly title: string;
  readonly time: string;
  readonly description: string;
}

/** What happens between the bands, at the same times as in the schedule. The experience page lists it. */
export const attractions: readonly Attraction[] = [
  {
    title: 'The lantern procession',
    time: 'Friday, 6.30pm',
    description: `From ${places.courtyard.name} down to the water, behind an accordion. The sun sets three hours later, so the lanterns are an act of faith. It is early because the people who made them go to bed.`,
  },
  {
    title: 'Come and sing: the valley choir',
    time: 'Saturday, 10.30am',
    description: `In ${places.clearing.name}, under the beeches. Three songs in three parts, taught by ear in 45 minutes. Nobody is auditioned and the basses are always short.`,
  },
  {
    title: 'The Boot and District Brass Band',
    time: 'Saturday, 12.45pm',
    description: `Nineteen players and four walls: ${places.courtyard.name} was made for it. Hymns, marches, and one number by somebody on this year’s bill, which they will not name beforehand.`,
  },
  {
    title: 'Falconry display',
    time: 'Saturday, 3pm, and Sunday, 3.15pm',
    description: `A peregrine, two Harris hawks and a barn owl on ${places.lawn.name}, half an hour each day. If one goes to sit on the castle we all wait. Dogs watch from elsewhere.`,
  },
  {
    title: 'The morning swim, with a kettle on',
    time: 'Sunday, 10.15am',
    description: `From ${places.jetty.name}, the one hour of the weekend when the mere is open. About 16 degrees, with lifeguards, a ladder and hot tea on the planks. Under-16s bring an adult who swims too.`,
  },
  {
    title: 'Drum parade',
    time: 'Sunday, 12.45pm',
    description: `Forty people, thirty-eight drums and no great agreement, once round the grounds from ${places.paddock.name} and back. Bring a drum or make one there that morning. Ear defenders are at the information point.`,
  },
];
