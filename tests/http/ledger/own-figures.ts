interface OwnFigures {
  /** The pages' names. Several, if they show the same text. */
  readonly pages: readonly string[];
  readonly says: readonly string[];
}

/**
 * Figures that no other text repeats: pieces of sentences, as they stand in the text of these pages. A figure that two
 * texts have, or that belongs to the festival's rules, is a value in a file beside this one.
 */
export const ownFigures: readonly OwnFigures[] = [
  {
    pages: ['experience'],
    says: [
      'longest at half past six and gone by eight',
      'three hours before sunset',
      'taught by ear in 45 minutes',
      'half an hour each day',
      'the one hour of the weekend',
    ],
  },
  {
    pages: ['info/about'],
    says: ['we’ve booked two bands', 'empty the bins at five in the morning'],
  },
  {
    pages: ['info/getting-here'],
    says: [
      'an hour and three quarters from Carlisle and fifty minutes from Barrow',
      'five minutes, engine off',
      'Arrive with enough for fifty miles',
      'Thursday, 5pm to 7pm',
      'Friday, 10am to 12 noon and 5pm to 7pm',
      'Monday, 10am to 12 noon',
      'dark after ten',
      'more than half an hour away',
    ],
  },
  {
    pages: ['info/camping'],
    says: ['it’s light by half past four'],
  },
  {
    pages: ['info/accessibility'],
    says: [
      'a bench about every 60 metres',
      'a door 90 cm wide',
      'bench 50 cm high',
      'boards at the stage, an hour before',
      'answer within two working days',
    ],
  },
  {
    pages: ['info/website-accessibility'],
    says: ['enlarged to 400%, letters to 300%', 'answer within two working days'],
  },
  {
    pages: ['info/sustainability'],
    says: ['litres over three days', 'suppliers within 30 miles'],
  },
  { pages: ['info/families-dogs'], says: ['bringing a twelve-year-old'] },
  {
    pages: ['further-afield/things-to-do'],
    says: [
      'an 18-metre waterfall',
      'deepest lake, at 79 metres',
      'up to nearly 550 metres above it',
      'The gardens take a good two hours',
      'a mile and a half along the top',
    ],
  },
  {
    pages: ['further-afield/walks'],
    says: [
      'from an hour at a tarn',
      'the Birker Fell road, 4.5 miles by car',
      'full circuit is about 3.5 miles',
      'Hooker Crag at 231 metres',
      'bracken and rock to about 650 metres',
      'highest ground, 978 metres',
      'Brotherilkeld, 4 miles by car',
    ],
  },
  {
    pages: ['further-afield/pubs-food'],
    says: [
      'a tearoom within three miles',
      'the same idea at seven',
      'at five',
      'stop at half past eight',
      'Opens at 8am',
      'shuts at 4pm',
      'from noon to 2.30pm and from 6pm to 8.30pm',
      'through Ulpha: 40 minutes each way',
    ],
  },
  { pages: ['contact'], says: ['answer within two working days'] },
  {
    pages: ['programme/music'],
    says: ['They last twenty minutes', 'averaged over a quarter of an hour'],
  },
  {
    pages: ['programme/talks'],
    says: [
      'Half an hour from someone who knows, then a quarter of an hour of questions',
      'a four-metre core of peat',
      'open a quarter of an hour before',
    ],
  },
  {
    pages: ['programme/djs'],
    says: [
      'none worth more than a fiver',
      'by midnight you’ll have stopped noticing',
      'The busiest hour and twenty minutes of the weekend, so come before one',
    ],
  },
  {
    pages: ['programme/kids-teens'],
    says: [
      'Twenty-five minutes, with a wolf in them',
      'half an hour to dry',
      'start by half past four',
      'forty metres of line',
      'each evening at 50p',
    ],
  },
  {
    pages: ['programme/walks'],
    says: ['with an hour in hand', 'done at Dalegarth by 1pm', 'Back a little after 10am'],
  },
  {
    pages: ['programme/past-festivals', 'past-festivals/:year'],
    says: [
      'Three dry days in a row',
      'taught in forty-five minutes',
      'Guided walks begin, at six in the morning',
    ],
  },
  {
    pages: ['past-festivals/:year'],
    says: [
      'three dry days in a row',
      'a storm at four on Saturday',
      'on Saturday at four, took',
      'was over by six',
      'By two on Sunday morning',
      'went on at nine',
      'Saturday at two in the afternoon: twenty minutes',
    ],
  },
  {
    pages: ['artist/:slug'],
    says: [
      'fourteen minutes called Lately',
      'for twenty minutes on a Saturday afternoon',
      'Forty minutes without a gap',
      'We gave her twenty minutes in 2022',
    ],
  },
];
