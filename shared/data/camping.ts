import type { Article } from './blocks.ts';
import { campsite, metres, times } from './facts.ts';
import { festival } from './festival.ts';
import { pounds } from './products.ts';

export const camping: Article = {
  title: 'Camping',
  description: `Camping at ${festival.fullName}: when the fields open and close, where it is quiet, showers, stoves, campervans and what to pack for a Lakeland July.`,
  lead: `Three fields beside the beck, below ${festival.place.castle} in ${festival.place.region}. The ground is soft, the water is good, and at four in the morning it can be eight degrees in July.`,
  facts: [
    { term: 'Opens', value: times.campingOpensOnInfoPages },
    { term: 'Closes', value: times.campsiteCloses },
    { term: 'Price, with the weekend', value: pounds('weekend-camping') },
    { term: 'Quiet from', value: times.campsiteQuiet },
    { term: 'To the gate', value: `${metres.gateToCampsite} metres` },
    { term: 'Locker', value: pounds('locker') },
  ],
  sections: [
    {
      heading: 'Opening and closing',
      blocks: [
        `Camping access opens ${times.campingOpensOnInfoPages}. Before that the fields belong to some bullocks, who leave when we ask. Everybody is off by ${times.campsiteCloses}, tents included.`,
        'You need a Weekend + Camping ticket for each person. There is no camping with a day ticket, and no sleeping in cars.',
      ],
    },
    {
      heading: 'The three fields',
      blocks: [
        {
          list: [
            `${campsite.mainField}: the largest, the flattest and the nearest to the bar. Expect a guitar.`,
            `${campsite.quietField}: no music, no generators, voices down after eleven. Stewards mean it, and so do the people in it.`,
            `${campsite.familyField}: for anybody with somebody under twelve. Its own taps, showers and a lamp that stays on.`,
          ],
        },
        `Accessible camping is a field of its own, ${metres.gateToAccessibleCampsite} metres from the gate, on firm ground.`,
      ],
    },
    {
      heading: 'Pitching',
      blocks: [
        {
          list: [
            'Anywhere that is not a lane, a gateway or the beck. Lanes are marked with white rope.',
            'Leave three metres between tents: it is what stops a fire.',
            'Groups who arrive apart cannot be kept a place. Send somebody early with a large flag.',
            'Bell tents up to five metres are welcome. Gazebos are not: the wind has had two of them.',
            'Peg everything. The weather comes up the valley and does not knock.',
          ],
        },
      ],
    },
    {
      heading: 'Water, showers and toilets',
      blocks: [
        'Drinking water is at every field’s corner, marked with a blue lamp. Hot showers are free and open from 6am to 10pm; the queue is shortest while the choir sings. Toilets are composting, cleaned every two hours, and better than you fear.',
      ],
    },
    {
      heading: 'Stoves and fires',
      blocks: [
        'Small gas stoves may be used in the open, off the ground and away from canvas. No open fires, no disposable barbecues, no candles, no fire pits of your own. There is a large fire by the mere every evening, and it is everybody’s.',
        {
          note: 'Never cook inside a tent, and never take a stove or a barbecue in to warm it. Carbon monoxide has no smell.',
        },
      ],
    },
    {
      heading: 'What to bring',
      blocks: [
        {
          list: [
            'A tent that has been put up once before, and spare pegs.',
            'Waterproof boots, a waterproof coat, and waterproof opinions about both.',
            'A warm sleeping bag and a hat. The nights are cold even after hot days.',
            'A head torch, a mug, a bottle and a spoon.',
            'Midge repellent for the hour after sunset.',
            'Earplugs. The beck is loud, and so is your neighbour.',
          ],
        },
        'Leave at home: glass, generators, sound systems, fireworks, flares, sky lanterns and anything that you would mind losing.',
      ],
    },
    {
      heading: 'Campervans',
      blocks: [
        `Campervans and motorhomes stand on the hard ground by the upper lane. Everybody in one needs a Weekend + Camping ticket, and the van needs a parking pass, ${pounds('parking')}. There are no hook-ups. Grey water goes to the drain by the farmyard, never to the beck.`,
      ],
    },
    {
      heading: 'Safety and keeping things',
      blocks: [
        [
          `Stewards walk the fields all night. Lockers by the main gate have a socket inside and cost ${pounds('locker')}; take one with your `,
          { text: 'ticket', to: 'tickets/purchase' },
          ' or at the gate while they last. Keep nothing in a tent that you could not bear to see go.',
        ],
        `If anything is wrong, ring ${festival.phone.onSite} or find an orange jacket.`,
      ],
    },
    {
      heading: 'Leaving no trace',
      blocks: [
        'Every tent gets two bags. Bring both back full and there is a hot drink in it. What you carried in empty or full you can carry out: tents left behind are not sent to anybody, they are skipped, and we pay by the tonne.',
      ],
    },
  ],
};
