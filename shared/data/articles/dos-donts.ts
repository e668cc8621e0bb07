import { emergencyInSilence, helpNote, helpNumber } from '../facts/help.ts';
import type { Article } from '../../model/text-blocks.ts';
import { setTimes } from '../facts/set-times.ts';
import { times } from '../facts/times.ts';
import { ages } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { dayName, festival } from '../edition.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../figures/clock.ts';
import { metresText } from '../../figures/distance.ts';
import { years } from '../../figures/years.ts';
import type { Facts } from '../facts/facts.ts';

export const dosDonts = ({ metres }: Facts): Article => ({
  title: 'Dos & Don’ts',
  description: `What to bring to ${festival.fullName}, what to leave at home, and the few rules on abuse, drugs, glass, fires and phones that we do not bend.`,
  picture: 'crowd-from-above',
  lead: 'Look out for each other, and let short people stand in front. The rest are rules that we don’t bend.',
  facts: [
    {
      term: 'Something is wrong',
      value: 'Nearest steward',
      note: 'Day or night. They have a radio',
    },
    {
      term: 'By phone',
      value: helpNumber,
      note: helpNote,
    },
    { term: 'Danger to life', value: [{ text: '999', to: 'tel:999' }], note: emergencyInSilence },
    {
      term: 'Medical and welfare',
      value: 'All hours',
      note: `${metresText(metres.gateToMedical)} from the gate`,
    },
  ],
  sections: [
    {
      heading: 'Bring',
      blocks: [
        {
          list: [
            'A small bag: we search them all at the gate, small ones faster',
            'Your e-ticket, printed or on a charged phone',
            `Photo ID, if you look under ${years(ages.askedForIdBelow)} and fancy a drink`,
            'Wellies, a proper waterproof and spare socks',
            'A warm layer, a torch, and a bottle for the taps',
            'Midge repellent, sun cream and earplugs',
            'Any medicine you take, in its own packet',
          ],
        },
      ],
    },
    {
      heading: 'Leave at home',
      blocks: [
        {
          list: [
            'Glass of any kind, in the arena and in the campsite',
            'Disposable barbecues, firewood, fireworks, flares and sky lanterns',
            'Gazebos, which the wind takes',
            'Drones',
            'Generators and sound systems',
            'Knives and other weapons, except a small penknife in the campsite',
            'Your own drink in the arena, other than water',
          ],
        },
      ],
    },
    {
      heading: 'Abuse: none at all',
      blocks: [
        'Do not grope, follow, threaten or insult anyone. Do not treat anyone worse for their race, faith, sex, sexuality, gender, age, size or disability.',
        'Anyone who does it leaves, without a refund. If it’s a crime, we call the police when the person harmed wants us to.',
        {
          strip: {
            title: 'You will be believed first',
            text: 'Tell any steward, any bar or the welfare tent. If you see it happen to someone else, tell us too.',
          },
        },
      ],
    },
    {
      heading: 'Welfare',
      picture: 'bunting-and-lanterns',
      blocks: [
        'The welfare tent stands beside the medical tent. You do not need a reason. It’s open all hours, with blankets, tea, phone chargers and trained people who’ll listen.',
        'If a friend is too drunk, too cold or too quiet, bring them to us.',
        [
          'If it’s all too loud, there’s a ',
          { text: 'quiet space', to: 'info/accessibility#quiet-light-and-noise' },
          ' in the castle.',
        ],
      ],
    },
    {
      heading: 'Drink and drugs',
      blocks: [
        `The bars serve over-${years(ages.adult)}s.`,
        [
          'Illegal drugs are illegal here too, nitrous oxide included. If we find you with them, you leave. If you deal, we call the police. There’s an ',
          { text: 'amnesty bin', to: 'plan#amnestyBin' },
          ' by the gate, which no one watches.',
        ],
        'If a friend feels ill, go to the medical tent and say what they took, because the medics give no names to security.',
      ],
    },
    {
      heading: 'Fires and smoke',
      picture: 'campfire',
      blocks: [
        'No open fires and no barbecues, because peat and dry bracken burn for days.',
        'Smoke and vape in the open air, away from tents and children.',
      ],
    },
    {
      heading: 'Phones and pictures',
      blocks: [
        policy.wifi,
        'Ask before you photograph a stranger, and do not photograph other people’s children.',
      ],
    },
    {
      heading: 'In the crowd',
      blocks: [
        {
          list: [
            'If someone falls, stop and pick them up.',
            'No crowd-surfing, and no climbing on anything.',
            'Chairs stay behind the sound desk, and umbrellas stay down.',
            `Talk at the bar, not in ${places.library.name}.`,
          ],
        },
      ],
    },
    {
      heading: 'The land',
      picture: 'summit-in-mist-in-teal',
      blocks: [
        'It’s a working farm, so shut gates and keep off the walls.',
        {
          warning: 'The mere is cold and deep.',
          text: [
            `Do not swim in it, except on the morning swim from ${places.jetty.name}, on `,
            {
              text: `${dayName('sunday')} at ${clockTime(setTimes.morningSwim)}`,
              to: 'programme/programme#set-morning-swim',
            },
            ', when there are lifeguards.',
          ],
        },
        `Outdoor music ends at ${clockTime(times.outdoorMusicEnds)}, because other people live here. Leave the late night tent as though they were asleep.`,
      ],
    },
  ],
});
