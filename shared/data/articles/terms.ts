import type { Article } from '../../model/text-blocks.ts';
import { calendar, dateOf } from '../calendar.ts';
import { ages, childrenPerAdult } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { times } from '../facts/times.ts';
import { festival } from '../edition.ts';
import { productName } from '../products.ts';
import { clockTime } from '../../figures/clock.ts';
import { numberWord } from '../../figures/number-word.ts';
import { years } from '../../figures/years.ts';

const ticketsEmail = { text: festival.email.tickets, to: `mailto:${festival.email.tickets}` };

// Sample: what is owed when something is cancelled.
/** The policy sentences are those of the specification (section 9). */
export const terms: Article = {
  title: 'Terms',
  description: `What you agree to when you buy a ticket for ${festival.fullName}: transfers, children, what happens if we cancel, searches, filming, lost property.`,
  picture: 'tickets',
  lead: 'What you agree to when you buy a ticket. Nothing here takes away rights that the law gives you.',
  feature: {
    title: 'You keep your rights',
    text: 'If what you paid for isn’t what you got, the law may give you more than these terms do.',
  },
  sections: [
    {
      heading: 'Buying',
      blocks: [
        policy.fees,
        policy.eTickets,
        'If you’ve bought the wrong tickets, write to us the same day and we’ll put it right if we can.',
      ],
    },
    {
      heading: 'If you can’t come',
      blocks: [
        [
          `${policy.refunds} To pass one on, write to `,
          ticketsEmail,
          ' with your order number and the new holder’s name. We send them a ticket at no cost, and yours stops working.',
        ],
        'Sell it for what you paid or less. We cancel tickets that touts sell, without a refund.',
      ],
    },
    {
      heading: 'If we cancel',
      blocks: [
        {
          list: [
            'If we cancel the whole festival, you get back all that you paid us, extras included, in two weeks at most; nobody has to ask.',
            'If we move it, your ticket holds for the new dates. If you can’t come then, you get your money back.',
            `If we cancel one day, a day ticket for it is refunded in full, and a ticket for the weekend by a third of the ${productName('weekend')}’s price.`,
            'If one act drops out, even the headliner, there’s no refund. We’ll look for a replacement and tell you here.',
          ],
        },
        'We can’t refund trains and rooms, but travel insurance may.',
      ],
    },
    {
      heading: 'Children and ages',
      blocks: [
        ['What children pay is with the ', { text: 'tickets', to: 'tickets' }, '.'],
        [
          `Anyone under ${years(ages.aloneFrom)} `,
          { text: 'comes with an adult', to: 'info/families-dogs#who-looks-after-whom' },
          `, who brings at most ${numberWord(childrenPerAdult)} children and stays as long as they do. To camp, anyone under ${years(ages.adult)} needs an adult in the same field.`,
        ],
      ],
    },
    {
      heading: 'At the gate',
      blocks: [
        'Bags are searched on the way in, by licensed staff, and you may be asked to empty your pockets.',
        [
          'Anything on the list of what ',
          { text: 'stays at home', to: 'info/dos-donts#leave-at-home' },
          ` is handed in, or goes back to the car. Last entry is at ${clockTime(times.lastEntry)} each night. Your ticket becomes a wristband, valid on your own wrist, whole.`,
        ],
      ],
    },
    {
      heading: 'On the site',
      blocks: [
        [
          { text: 'The rules', to: 'info/dos-donts' },
          ' hold everywhere. Anyone who hurts or harasses people, or lights a fire, is put out without a refund.',
        ],
        'We answer for what we get wrong. We can’t answer for the rest.',
      ],
    },
    {
      heading: 'Filming and photographs',
      blocks: [
        [
          'We film and photograph the festival, crowds included. If there’s a picture of you that we shouldn’t use, write to ',
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          ' and it goes.',
        ],
        [
          'You may bring ',
          { text: 'some cameras', to: 'info/faqs#photography' },
          ', but not record a whole set.',
        ],
      ],
    },
    {
      heading: 'Lost property',
      blocks: [
        [
          {
            until: 'fieldsClose',
            before: 'It’s at the information point. After the weekend, write to ',
            after: 'Write to ',
          },
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          {
            until: 'lostPropertyUntil',
            before: `. It is kept until ${dateOf(calendar.lostPropertyUntil)}, then given to charity.`,
            after: `. What nobody asked for by ${dateOf(calendar.lostPropertyUntil)} went to charity.`,
          },
        ],
      ],
    },
    {
      heading: 'If these terms change',
      blocks: ['Your ticket keeps the terms of the day you bought it.'],
    },
  ],
};
