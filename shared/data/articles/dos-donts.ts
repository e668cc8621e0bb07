import type { Article } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { metres } from '../facts/distances.ts';
import { ages } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { fields, quietHours } from '../facts/campsite.ts';
import { festival } from '../festival.ts';
import { priceOf } from '../products.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../rules/clock.ts';
import { hoursText } from '../../rules/figures/hours.ts';
import { metresText } from '../../rules/figures/distance.ts';
import { years } from '../../rules/figures/years.ts';

export const dosDonts: Article = {
  title: 'Dos & Don’ts',
  description: `What to bring to ${festival.fullName}, what to leave at home, and the few rules on abuse, drugs, glass, fires and phones that we do not bend.`,
  picture: 'bar-lamps',
  lead: 'Most of this is what you would do anyway: look out for each other, take your rubbish with you, let short people stand in front. A few things are rules, and those we do not bend.',
  facts: [
    {
      term: 'Something is wrong',
      value: 'Nearest steward',
      note: 'Day or night. They have a radio and would rather know',
    },
    {
      term: 'By phone',
      value: [{ text: festival.phone.onSite, to: `tel:${festival.phone.onSite}` }],
      note: 'All weekend',
    },
    { term: 'Danger to life', value: [{ text: '999', to: 'tel:999' }], note: 'Then a steward' },
    {
      term: 'Medical and welfare',
      value: 'All hours',
      note: `${metresText(metres.gateToMedical)} from the gate`,
    },
    { term: 'Information point', value: hoursText(times.informationPoint) },
    {
      term: 'Campsite quiet from',
      value: clockTime(fields.quiet.quietFrom),
      note: quietHours,
    },
  ],
  sections: [
    {
      heading: 'Bring, and leave at home',
      blocks: [
        { print: 'wristband-queue' },
        'Bags are searched at the gate. Small ones are quicker.',
        { print: 'boots-and-mud' },
        {
          choice: {
            yes: {
              title: 'Do bring',
              list: [
                'Your e-ticket, printed or on a phone with some charge in it',
                `Photo ID, if you look under ${years(ages.askedForIdBelow)} and would like a drink`,
                'Wellingtons, a proper waterproof and one more pair of socks than seems sensible',
                'A warm layer: July nights in the valley go down to ten degrees',
                'A torch, and its batteries',
                'A bottle for the taps, and a cup from last year if you have one of ours',
                'Midge repellent and sun cream; both get used, sometimes in the same hour',
                'Earplugs. The information point sells them too',
                'Any medicine you take, in its own packet',
              ],
            },
            no: {
              title: 'Leave at home',
              list: [
                'Glass of any kind, in the arena and in the campsite',
                'Disposable barbecues, firewood, fireworks, flares and sky lanterns',
                'Gazebos: the wind comes up the valley from the sea and takes them to Boot',
                'Drones. This is also low-flying country for the Royal Air Force',
                'Generators and sound systems',
                'Knives and other weapons. A small penknife for the cheese may stay in the campsite',
                'Your own drink at the arena gate, other than water',
              ],
            },
          },
        },
      ],
    },
    {
      heading: 'Abuse: none at all',
      blocks: [
        {
          band: {
            title: 'You will be believed first',
            text: 'Tell any steward, any bar or the welfare tent. You will be asked for details afterwards. If you only see it happen, tell us too.',
          },
        },
        'Nobody is to be groped, followed, threatened or insulted here, nor treated worse for their race, faith, sex, sexuality, gender, age, size or disability. That covers the crowd, the campsite, the crew, the bar staff and the acts.',
        'Whoever does it leaves, at whatever hour it is, without a refund and without a second chance. Where it is a crime we call the police, if the person harmed wants us to.',
      ],
    },
    {
      heading: 'Welfare',
      blocks: [
        { print: 'reading-in-the-hay' },
        `The welfare tent stands beside the medical tent, ${metresText(metres.gateToMedical)} from the gate. It has blankets, tea, phone chargers and trained people who are there to listen. It stays open all hours, and you need no reason to sit down.`,
        'If a friend is too drunk, too cold or too quiet, do not let them sleep it off alone. Bring them, or send for us and stay with them. Nobody is in trouble for asking.',
        [
          'Loud, crowded and late is not good for everyone. The quiet places and the people to talk to beforehand are on ',
          { text: 'Accessibility', to: 'info/accessibility' },
          '.',
        ],
      ],
    },
    {
      heading: 'Drink and drugs',
      blocks: [
        `Bars serve over-${years(ages.adult)}s and ask anyone who looks under ${years(ages.askedForIdBelow)} for a passport, a driving licence or a card with the PASS hologram.`,
        'Illegal drugs are as illegal here as anywhere, and that includes nitrous oxide. Anyone found with them is put out; anyone dealing is handed to the police. There is an amnesty bin at the gate and nobody watches it.',
        'If somebody has taken something and feels wrong, go to the medical tent and say what it was. The medics ask in order to treat them. They do not pass names to security.',
      ],
    },
    {
      heading: 'Fires and smoke',
      blocks: [
        { print: 'campfire' },
        'No open fires and no barbecues: peat and dry bracken burn for days. Gas stoves are fine in the campsite, outdoors, on the ground, with someone watching. The only campfire is the one we light.',
        'Smoke and vape in the open air, away from tents and children. Put the ends in a bin; the lambs try them.',
      ],
    },
    {
      heading: 'Phones and pictures',
      blocks: [
        `${policy.wifi} Signal in the valley is thin and comes and goes with the crowd. Agree on a meeting place before you need one.`,
        `Power is thinner. A locker with a socket inside is ${priceOf('locker')} for the weekend; otherwise bring a power bank.`,
        'Film one song if you must, at chest height. Ask before you photograph a stranger, and do not photograph other people’s children.',
      ],
    },
    {
      heading: 'In the crowd',
      blocks: [
        { print: 'crowd-from-above' },
        {
          list: [
            'Somebody falls: stop, pick them up, ask if they are all right.',
            'No crowd-surfing, moshing into people who have not joined in, or climbing on anything.',
            'Chairs and parasols stay behind the sound desk. Umbrellas stay down.',
            'Children on shoulders: to the sides, please, and with ears covered.',
            `Talk at the bar. In ${places.library.name} a whisper carries to the stage.`,
            'The viewing platforms are for the people who need them, with one companion each.',
          ],
        },
      ],
    },
    {
      heading: 'The land',
      blocks: [
        { print: 'cairn' },
        'The fields are a working farm’s for the other 51 weeks. Shut gates, keep off the walls and leave the sheep to it.',
        `The mere is cold, deep and closed, except for the morning swim from ${places.jetty.name}, when there are lifeguards. After a drink it is closed to you then too.`,
        `Outdoor music ends at ${clockTime(times.outdoorMusicEnds)}, because other people live in this valley. Walk out of the late night tent as though they were asleep. They are.`,
      ],
    },
  ],
};
