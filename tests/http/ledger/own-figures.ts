/** Of the archive: its list, and the page of each year. */
const pastYears = [
  'Three dry days in a row',
  'taught in under an hour',
  'Guided walks begin, at six in the morning',
];

/**
 * Figures that no other text repeats, by the page's name: pieces of sentences, as they stand in its text. A figure that two
 * texts have, or that belongs to the festival's rules, is a value in a file beside this one.
 */
export const ownFigures: Readonly<Record<string, readonly string[]>> = {
  experience: [
    'longest at half past six and gone by eight',
    'three hours before sunset',
    'taught by ear in 45 minutes',
    'half an hour each day',
    'the one hour of the weekend',
  ],
  'info/privacy': ['10:59:50 203.0.113'],
  'info/about': ['we’ve booked two bands', 'empty the bins at five in the morning'],
  'info/getting-here': [
    'an hour and three quarters from Carlisle and fifty minutes from Barrow',
    'five minutes, engine off',
    'Arrive with enough for fifty miles',
    'Thursday, 5pm to 7pm',
    'Friday, 10am to 12 noon and 5pm to 7pm',
    'Monday, 10am to 12 noon',
    'dark after ten',
    'more than half an hour away',
  ],
  'info/camping': ['it’s light by half past four'],
  'info/accessibility': [
    'a bench about every 60 metres',
    'a door 90 cm wide',
    'bench 50 cm high',
    'boards at the stage, an hour before',
    'answer within two working days',
  ],
  'info/website-accessibility': ['enlarged to 400%, letters to 300%', 'answer within two working days'],
  'info/sustainability': ['litres over three days', 'suppliers within 30 miles'],
  'info/families-dogs': ['bringing a twelve-year-old'],
  'further-afield/things-to-do': [
    'an 18-metre waterfall',
    'deepest lake, at 79 metres',
    'up to nearly 550 metres above it',
    'The gardens take a good two hours',
    'a mile and a half along the top',
  ],
  'further-afield/walks': [
    'from an hour at a tarn',
    'the Birker Fell road, 4.5 miles by car',
    'full circuit is about 3.5 miles',
    'Hooker Crag at 231 metres',
    'bracken and rock to about 650 metres',
    'highest ground, 978 metres',
    'Brotherilkeld, 4 miles by car',
  ],
  'further-afield/pubs-food': [
    'a tearoom within three miles',
    'the same idea at seven',
    'at five',
    'stop at half past eight',
    'Opens at 8am',
    'shuts at 4pm',
    'from noon to 2.30pm and from 6pm to 8.30pm',
    'through Ulpha: 40 minutes each way',
  ],
  contact: ['answer within two working days'],
  'programme/music': ['They last twenty minutes', 'averaged over a quarter of an hour'],
  // In the view of talks.
  'programme/programme': ['Half an hour from someone who knows, then a quarter of an hour of questions'],
  'programme/talks': [
    'Half an hour from someone who knows, then a quarter of an hour of questions',
    'a four-metre core of peat',
    'open a quarter of an hour before',
  ],
  'programme/djs': [
    'none worth more than a fiver',
    'by midnight you’ll have stopped noticing',
    'The busiest hour and twenty minutes of the weekend, so come before one',
  ],
  'programme/kids-teens': [
    'Twenty-five minutes, with a wolf in them',
    'half an hour to dry',
    'start by half past four',
    'forty metres of line',
    'each evening at 50p',
  ],
  'programme/walks': ['with an hour in hand', 'done at Dalegarth by 1pm', 'Back a little after 10am'],
  'past-festivals/:year': [
    ...pastYears,
    'three dry days in a row',
    'a storm at four on Saturday',
    'on Saturday at four, took',
    'was over by six',
    'By two on Sunday morning',
    'went on at nine',
    'Saturday at two in the afternoon: twenty minutes',
  ],
  'artist/:slug': [
    'fourteen minutes called Lately',
    'for twenty minutes on a Saturday afternoon',
    'Forty minutes without a gap',
    'twenty minutes',
  ],
  'programme/past-festivals': pastYears,
};
