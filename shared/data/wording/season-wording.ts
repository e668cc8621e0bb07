/** The strips above pages whose text a season makes untrue. The specified text stays below them. */
import { clockTime } from '../../figures/clock.ts';
import type { Calendar, Season } from '../../model/calendar.ts';
import type { SeasonWording } from '../../model/frame-texts.ts';
import type { TextLink, DatedText } from '../../model/text-blocks.ts';
import { calendar, dateOf } from '../calendar.ts';
import { festival } from '../edition.ts';

const afterwards: readonly Season[] = ['just-over', 'over'];

const saleOpens = ({ salesOpen }: Calendar): string =>
  salesOpen === 'unknown'
    ? 'When the sale opens is to be announced, here.'
    : `The sale opens on ${dateOf(salesOpen)} at ${clockTime(salesOpen.slice(11, 16))}.`;

/** Replaces the site's own calls to buy. */
const call = { text: 'SEE THE PROGRAMME', to: 'programme/programme' };

const selling = ['tickets', 'tickets/purchase'];
/** Pages about other years, about the festival as a whole, or about the area. */
const lasting = [
  'home',
  'gallery',
  'programme/past-festivals',
  'past-festivals/:year',
  'info/about',
  'info/privacy',
  'info/sustainability',
  'info/website-accessibility',
  'further-afield/things-to-do',
  'further-afield/walks',
  'further-afield/pubs-food',
  'further-afield/stores',
];

/** The edition that is over. */
export const editionName = `${festival.name} ${festival.year}`;

/** The sentence about a companion's ticket. */
export const companions: DatedText = {
  until: 'companionsUntil',
  before: `Apply by ${dateOf(calendar.companionsUntil)}.`,
  after: {
    until: 'fieldsClose',
    before: `The deadline was ${dateOf(calendar.companionsUntil)}, but please still ask.`,
    after: `Applications for ${festival.year} are over.`,
  },
};

/** The date of the next sale, or where it will be announced. */
export const nextSale: DatedText = {
  until: 'nextSaleAnnounced',
  before: `On ${dateOf(calendar.nextSaleAnnounced)} we’ll say when the next sale opens.`,
  after: 'The next sale isn’t announced yet.',
};

/** Links to use meanwhile. */
export const meanwhile: readonly (string | TextLink | DatedText)[] = [
  'There are ',
  { text: 'pictures of earlier years', to: 'programme/past-festivals' },
  ' and ',
  { text: `figures of ${festival.year - 1}`, to: `info/sustainability#targets-for-${festival.year}` },
  {
    until: 'lostPropertyUntil',
    before: [
      ', and ',
      { text: 'lost property', to: 'info/terms#lost-property' },
      ` is kept until ${dateOf(calendar.lostPropertyUntil)}.`,
    ],
    after: '.',
  },
] as const;

export const seasonWording: SeasonWording = {
  /** The strip's name for screen readers. */
  label: 'As it stands',
  call,
  strips: [
    {
      seasons: ['before-sale'],
      pages: selling,
      text: `Nothing is sold yet. ${saleOpens(calendar)}`,
    },
    {
      seasons: ['sale-closed', 'at-festival'],
      pages: selling,
      text: [
        `The sale closed on ${dateOf(calendar.salesClose)}. These were its prices; nothing more is sold here. About a ticket that you have, write to `,
        { text: festival.email.tickets, to: `mailto:${festival.email.tickets}` },
        '.',
      ],
    },
    {
      seasons: afterwards,
      pages: selling,
      text: [
        `${editionName} is over. These were its prices, and nothing is sold now. `,
        nextSale,
        ' ',
        ...meanwhile,
      ],
    },
    {
      seasons: afterwards,
      pages: ['contact', 'offline'],
      text: [`${editionName} is over. `, nextSale, ' ', ...meanwhile],
    },
    {
      seasons: afterwards,
      pages: ['info/easy-read', 'info/what-will-happen'],
      text: [
        `${editionName} is over. You cannot come any more. You cannot buy tickets now. `,
        [{ text: 'Look at pictures here', to: 'gallery' }, '.'],
      ].flat(),
    },
    {
      seasons: afterwards,
      text: [`${editionName} is over. This page was written for it. `, nextSale, ' ', ...meanwhile],
    },
  ],
  lasting,
};
