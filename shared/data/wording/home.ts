import { helpByText, helpCall } from '../facts/help.ts';
import type { HomeTexts } from '../../model/frame-texts.ts';
import { homeLabels } from '../../wording/frame-labels.ts';
import { calendar, dateOf } from '../calendar.ts';
import { shuttle } from '../facts/shuttle.ts';
import { editionName, meanwhile, nextSale } from './season-wording.ts';
import { times } from '../facts/times.ts';
import { fieldsInWords } from '../facts/campsite.ts';
import { dayName, daysInWords, festival } from '../edition.ts';
import { capitalised } from '../../figures/number-word.ts';
import { houseArtist } from '../programme/line-up.ts';
import { places } from '../programme/places.ts';
import { dayTickets } from '../products.ts';
import { clockTime } from '../../figures/clock.ts';
import { metresText } from '../../figures/distance.ts';
import type { Facts } from '../facts/facts.ts';

/** When the gates open, in a line. */
export const gates = `Gates ${clockTime(times.gatesFriday)} Friday, ${clockTime(times.gatesWeekend)}\u00A0Saturday and Sunday`;

export const home = ({ metres }: Facts): HomeTexts => ({
  title: festival.fullName,
  description: `${festival.fullName}, ${festival.dates}: ${daysInWords} days of alternative music, talks and fell walks for ${festival.capacity} people at ${festival.place.venue}, ${festival.place.county}.`,
  heroPictures: ['hero-castle', 'hero-stage', 'hero-tents'],
  /** The picture that replaces the first one in a season. */
  heroOfSeason: { 'at-festival': 'hero-hands', 'just-over': 'hero-dawn', over: 'hero-dawn' },
  rotation: homeLabels.rotation,
  entry: {
    prices: {
      groups: [
        {
          tickets: dayTickets,
          all: 'From {price} a day',
          some: 'From {price} on {names}',
          onTheGate: '{price} a day on the gate',
          soldOut: 'Day tickets sold out',
        },
        {
          tickets: [{ id: 'weekend' }, { id: 'weekend-camping' }],
          all: '{price} the weekend',
          onTheGate: '{price} the weekend, on the gate',
          soldOut: 'the weekend sold out',
        },
      ],
      soldOut: 'Sold out',
      toCome: 'Prices to be announced',
    },
    /** Replaces the prices while nothing is sold. */
    sale: {
      opens: `The sale opens on ${dateOf(calendar.salesOpen)}`,
      closed: `The sale closed on ${dateOf(calendar.salesClose)}`,
    },
    gates,
  },
  /** Replaces price and gates from the first camping hour on. */
  strip: {
    help: [`Last bus ${clockTime(shuttle.festivalDays.to)}. Help: `, helpCall, ', or text ', helpByText],
    firstEvening: [
      [`Last bus ${clockTime(shuttle.thursday.to)}. Help: `, helpCall, ', or text ', helpByText],
      `Bar until ${clockTime(times.thursdayBarCloses)}, food until ${clockTime(times.thursdayFoodEnds)}, beside the fields`,
    ],
    lastMorning: [
      [`Last bus ${clockTime(shuttle.monday.to)}. Help: `, helpCall, ', or text ', helpByText],
      `The fields are open until ${clockTime(times.campsiteCloses.time)}`,
    ],
    over: [
      `${editionName} is over. Nothing is sold.`,
      [{ ...nextSale, before: 'On that day we’ll say when the next sale opens.' }],
      meanwhile,
    ],
    nextDate: dateOf(calendar.nextSaleAnnounced),
  },
  buttons: homeLabels.buttons,
  countdown: {
    heading: `Until ${clockTime(festival.startsAt.slice(11, 16))} on ${dayName('friday')}`,
    // Replaces the heading over four zeros: during the festival, and after it.
    started: 'It has begun',
    over: 'The last chord has faded',
    labels: homeLabels.units,
  },
  featured: {
    ...homeLabels.featured,
    // The specification gives two of these acts another genre here than in the line-up (section 3).
    artists: [
      { name: 'Sea Power', genre: 'Indie Rock', picture: 'portrait-sea-power' },
      { name: houseArtist.name, genre: 'Electronic/Folk', picture: houseArtist.picture },
      { name: 'The Waeve', genre: 'Alternative', picture: 'portrait-the-waeve' },
      { name: 'Special Guests', genre: 'Various', picture: 'special-guests', page: 'lineup' },
    ],
  },
  experience: {
    heading: 'Besides the bands',
    cards: [
      {
        title: 'Castle Performances',
        description: `By night the castle wall stands behind the bands. By day there’s brass in ${places.courtyard.name}, talk in ${places.library.name} and a barn owl over ${places.lawn.name}.`,
        picture: 'castle-performances',
      },
      {
        title: 'Camping & Community',
        description: `${capitalised(fieldsInWords)} fields by the beck, ${metresText(metres.gateToCampsite)} from the gate. Your neighbours will have a stove going before you’ve found your spoon.`,
        picture: 'camping-community',
      },
    ],
    link: 'Explore the Full Experience',
    answers: [
      'Never been? ',
      { text: 'Start here', to: 'info/first-time' },
      '. The ',
      { text: 'plan', to: 'plan' },
      ' shows where things are, and the ',
      { text: 'A to Z', to: 'a-z' },
      ' answers the rest. In short sentences: ',
      { text: 'Easy Read', to: 'info/easy-read' },
      '.',
    ],
  },
  note: {
    heading: 'Thank you for coming',
    paragraphs: [
      `In ${festival.founded} we asked a castle if we could borrow its lawn for a weekend. Five hundred people came, mostly out of curiosity, and stayed to stack the chairs. We’ve been trying to deserve them ever since.`,
      `It’s still small: about ${festival.capacity} of us, and one band at a time. We book what we’d walk over a fell to hear, and then we make you walk over a fell.`,
      'Some of you have been to every one. Some of you met here and now bring children, with better ear defenders than we ever had.',
      { loud: 'A few of you still owe us a tent peg.' },
      'So thank you. To everyone who held down a stranger’s tent in the storm. To the neighbours, who hear all of it and still wave. And to the family in the castle, who lend us the grass every July and ask only to have it back green.',
      {
        until: 'fieldsClose',
        before:
          'It’ll probably rain for some of it. The mud is real, the hill is steep and the bar is good. Come anyway. We’ve kept you a place by the kettle, and if you don’t know anyone, sit down next to whoever looks cold.',
        after:
          'If it’s mud that you find in your boots this winter, it’s ours, and you may keep it. We’ll keep you a place by the kettle.',
      },
    ],
    signOff: 'With thanks, and dry socks,',
    signatories: Object.values(festival.curators),
    role: 'Your festival curators',
    picture: 'curators',
  },
});
