/** The pages of text: how to come, where to sleep, what the marsh is, what to know. */
import type { ContactPage, FaqGroup, FaqsPage, InformationPage } from '../../shared/model/info-texts.ts';
import { contactForm } from '../../shared/wording/frame-labels.ts';
import { edition } from './edition.ts';

const { email, phone, place } = edition;

export const informationPages: readonly InformationPage[] = [
  {
    name: 'getting-here',
    label: 'Getting Here',
    inMenu: true,
    isSaved: true,
    article: {
      title: 'Getting Here',
      description: `How to get to ${edition.fullName} at ${place.venue}: the train to ${place.station}, our bus, the bicycle path and the car.`,
      lead: `Take the train to ${place.station}. Our bus waits outside, and it is in your ticket.`,
      facts: [
        { term: 'Bus from Husum', value: 'Each hour', note: 'From 9am on Saturday and Sunday' },
        { term: 'Last bus back', value: '11pm', note: 'On Sunday 8pm' },
        { term: 'From Hamburg', value: '2 hours', note: 'By train, without a change' },
      ],
      sections: [
        {
          heading: 'By bicycle',
          blocks: [
            'It is 24 km from Husum, flat as a table, and the wind comes from the west. Going home is easier.',
            'Bicycles stand in the yard, under a roof. Nobody has lost one yet.',
          ],
        },
        {
          heading: 'By car',
          blocks: [
            'There is one field for cars, on the land side of the dike. It costs nothing and it floods, so leave it by Monday at 10am.',
            { warning: 'Do not drive onto the dike.', text: 'It keeps the sea out.' },
          ],
        },
      ],
    },
  },
  {
    name: 'the-meadow',
    label: 'The Meadow',
    inMenu: true,
    isSaved: true,
    article: {
      title: 'The Meadow',
      description: `Camping at ${edition.fullName}: the meadow behind the barn, what is there, what to bring, and when it is quiet.`,
      lead: 'The meadow is behind the barn. A place in it comes with your ticket, first come, first pitched.',
      facts: [
        { term: 'Open', value: '9am Saturday' },
        { term: 'Until', value: '10am Monday' },
        { term: 'Quiet from', value: 'Midnight' },
      ],
      sections: [
        {
          heading: 'What is there',
          blocks: [
            { list: ['Six toilets and two warm showers', 'Drinking water', 'Soup and bread until 9pm'] },
          ],
        },
        {
          heading: 'What to bring',
          blocks: [
            { list: ['Long pegs, as the soil is soft', 'A coat, even in June', 'A torch for the path'] },
            { warning: 'No open fire.', text: 'The reed roof of the barn is 140 years old.' },
          ],
        },
      ],
    },
  },
  {
    name: 'the-marsh',
    label: 'The Marsh',
    inMenu: true,
    article: {
      title: 'The Marsh',
      description: `What lies outside the dike at ${edition.fullName}: a salt marsh that floods twice a day, who lives there, and how to behave.`,
      lead: 'Outside the dike the land belongs to the sea half of the time, and to the birds all of it.',
      sections: [
        {
          heading: 'High and low water',
          blocks: [
            {
              facts: [
                { term: 'High water on Saturday', value: '7.05pm' },
                { term: 'Low water on Saturday', value: '12.50pm' },
                { term: 'High water on Sunday', value: '7.55pm' },
                { term: 'Low water on Sunday', value: '1.40pm' },
              ],
            },
          ],
        },
        {
          heading: 'How to behave',
          blocks: [
            {
              list: [
                'Stay on the path. Oystercatchers nest beside it, and they mean it.',
                'Dogs stay on the land side.',
                'Nobody walks out on the mud without a guide. The creeks fill first, behind you.',
              ],
            },
          ],
        },
      ],
    },
  },
  {
    name: 'accessibility',
    label: 'Accessibility',
    inMenu: true,
    isSaved: true,
    article: {
      title: 'Accessibility',
      description: `Access at ${edition.fullName}: level ground, one gentle slope, a toilet, seats, sound, companions, and this website.`,
      lead: [
        'The land is level, but for the dike. What is not said here, ',
        { text: 'ask us', to: 'contact' },
        '.',
      ],
      facts: [
        { term: 'Ground', value: 'Level', note: 'Concrete in the yard, short grass elsewhere' },
        { term: 'Companion', value: 'Free' },
        { term: 'Quiet place', value: 'The dairy', note: 'All day, with a door that closes' },
      ],
      sections: [
        {
          heading: 'Getting about',
          blocks: [
            'From gate to yard, barn and Dike Stage there is no step. The slope in front of the stage is gentle; the first rows are on the level.',
            'One toilet is wide enough for a wheelchair, with a hoist. The bus has a ramp: tell us your train, and it waits.',
          ],
        },
        {
          heading: 'Sound and light',
          blocks: [
            'Each set in the programme says whether it is loud, and whether there is strobe or haze. There are free ear plugs at the bar.',
          ],
        },
        {
          heading: 'This website',
          blocks: [
            'It works with a keyboard, with a screen reader, without JavaScript and at any size of letters. If something does not, tell us, and we mend it.',
          ],
        },
      ],
    },
  },
  {
    name: 'terms',
    label: 'Terms',
    article: {
      title: 'Terms',
      description: `What you agree to with a ticket for ${edition.fullName}, and what we owe you if it does not take place.`,
      lead: 'A ticket lets one person in, on both days.',
      sections: [
        {
          heading: 'If we cancel',
          blocks: [
            'You get all of it back within 14 days, to the account from which you paid. If a storm ends one day early, you get half.',
          ],
        },
        {
          heading: 'What stays outside',
          blocks: [{ list: ['Glass', 'Fireworks and open fire', 'Drones, because of the birds'] }],
        },
      ],
    },
  },
  {
    name: 'privacy',
    label: 'Privacy',
    article: {
      title: 'Privacy',
      description: `What this website and ${edition.fullName} know of you, which is little, how long we keep it, and whom to ask.`,
      lead: 'This website sets no cookies and sends nothing that you type.',
      sections: [
        {
          heading: 'What is kept',
          blocks: [
            'What you pick for your line-up stays on your device. Who buys a ticket gives us a name and an email address, which we delete three months after the festival.',
          ],
        },
        {
          heading: 'Whom to ask',
          blocks: [['Write to ', { text: email.hello, to: `mailto:${email.hello}` }, '. A person answers.']],
        },
      ],
    },
  },
];

export const faqsPage: FaqsPage = {
  title: 'FAQs',
  description: `Six questions that people ask before ${edition.fullName}: rain, money, children, dogs, food and the way out at night.`,
  lead: 'Six of them, and their answers.',
};

export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'the-weekend',
    heading: 'The weekend',
    questions: [
      {
        id: 'rain',
        question: 'What if it rains?',
        short: 'The Barn',
        answer: 'It holds all of us. What was to be on the dike moves inside, half an hour later.',
      },
      {
        id: 'money',
        question: 'Can I pay by card?',
        short: 'At the gate',
        answer: 'The bar and the kitchen take coins and notes. The next machine is in Husum.',
      },
      {
        id: 'food',
        question: 'Is there something to eat?',
        short: 'Soup, fish, cake',
        answer: 'From 9am to 9pm, and one of the soups is always vegan.',
      },
      {
        id: 'leave',
        question: 'Can I leave at night?',
        short: 'By 11pm',
        answer: [
          'That is the last bus on Saturday. Times are on ',
          { text: 'Getting Here', to: 'info/getting-here' },
          '.',
        ],
      },
    ],
  },
  {
    id: 'who-comes',
    heading: 'Who comes along',
    questions: [
      {
        id: 'children',
        question: 'May children come?',
        short: 'Free under 14',
        answer: 'With a grown-up. There are ear defenders to borrow at the gate.',
      },
      {
        id: 'dogs',
        question: 'May my dog come?',
        short: 'On a lead',
        answer: ['On the land side, all day. Not ', { text: 'in the marsh', to: 'info/the-marsh' }, '.'],
      },
    ],
  },
];

export const contact: ContactPage = {
  title: 'Contact',
  description: `How to reach ${edition.fullName}: the number for the weekend, the number for the rest of the year, and where to write.`,
  lead: 'Two of us answer, mostly after milking.',
  atOnce: {
    name: 'During the festival',
    text: 'Answered day and night from Saturday to Monday. If life is in danger, ring 112 first.',
    phone: phone.onSite,
  },
  otherwise: {
    name: 'Before and after',
    text: 'Tuesdays, 5pm to 7pm. By email at any hour.',
    email: email.hello,
    phone: phone.office,
  },
  details: {
    heading: 'What about',
    head: ['About', 'What', 'Email', 'Telephone'],
    points: [
      { name: 'Access', text: 'Tell us what you need, and when your train is in.', email: email.hello },
      { name: 'Bands', text: 'We listen to everything that is sent before November.', email: email.hello },
      { name: 'The farm', text: `${place.venue}, ${place.postcode} ${place.locality}` },
    ],
  },
  form: contactForm(email.hello),
};
