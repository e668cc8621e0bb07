import { emergencyInSilence, ringOrText } from '../facts/help.ts';
import type { Article } from '../../model/text-blocks.ts';
import { calendar, dateOf } from '../calendar.ts';
import { times } from '../facts/times.ts';
import { ages } from '../facts/ages.ts';
import { festival } from '../edition.ts';
import { outside } from '../outside.ts';
import { companions } from '../wording/season-wording.ts';
import { places } from '../programme/places.ts';
import { hoursText } from '../../figures/hours.ts';
import { metresText } from '../../figures/distance.ts';
import { years } from '../../figures/years.ts';
import type { Facts } from '../facts/facts.ts';

const hillside = 'It’s a hillside. Some slopes need a push, and after rain the grass stops most wheels.';

const deadline = dateOf(calendar.accessUntil);

export const accessibility = ({ metres, routeBar }: Facts): Article => ({
  title: 'Accessibility',
  description: `Access at ${festival.fullName}: the ground as it is, distances in metres, companion tickets, parking, camping, toilets, platforms and quiet places.`,
  picture: 'wheelchair-platform',
  lead: {
    until: 'campingOpens',
    before: hillside,
    after: {
      until: 'fieldsClose',
      before: [
        `The access desk is at the information point, ${hoursText(times.informationPoint)}. At any hour, `,
        ...ringOrText,
        '.',
      ],
      after: hillside,
    },
  },
  feature: {
    heading: 'How far, on what, and how steep',
    inks: ['Level', 'Sloping'],
    bars: [
      routeBar('Blue Badge parking to gate', 'blueBadgeParking', 'gate'),
      routeBar('Gate to accessible camping', 'gate', 'accessibleCamping'),
      routeBar(`Gate to ${places.castle.name}`, 'gate', 'castle'),
      routeBar(`${places.castle.name} to ${places.library.name}`, 'castle', 'library'),
      routeBar(`${places.castle.name} to ${places.boathouse.name}`, 'castle', 'boathouse'),
    ],
  },
  facts: [
    {
      term: 'Access team',
      value: [{ text: festival.phone.access, to: `tel:${festival.phone.access}` }],
      note: [{ text: festival.email.access, to: `mailto:${festival.email.access}` }],
    },
    {
      term: 'Applications',
      value: {
        until: 'accessUntil',
        before: `By ${deadline}`,
        after: { until: 'fieldsClose', before: 'Still ask', after: 'Closed' },
      },
    },
    { term: 'Medical tent', value: metresText(metres.gateToMedical), note: 'From the gate, open all hours' },
  ],
  sections: [
    {
      heading: 'Talk to us',
      blocks: [
        [
          `Ring Monday to Friday, ${hoursText(times.telephones)}; for Relay UK, dial 18001 first. During the festival the access desk is at the information point, ${hoursText(times.informationPoint)}`,
          { until: 'fieldsClose', before: ['; at night, ', ...ringOrText, '. '], after: '. ' },
          ...emergencyInSilence,
          '.',
        ],
        [
          'You can print ',
          { text: 'the plan in large print', to: 'plan?print=large' },
          ' and ',
          { text: 'the programme', to: 'programme/programme' },
          '. There’s ',
          { text: 'Easy Read', to: 'info/easy-read' },
          ', and ',
          { text: 'what will happen', to: 'info/what-will-happen' },
          '. ',
          { text: 'This website', to: 'info/website-accessibility' },
          ' has an accessibility statement.',
        ],
        {
          strip: {
            title: 'Not sure? Ask',
            text: [
              { text: festival.phone.access, to: `tel:${festival.phone.access}` },
              ' Here is ',
              { text: 'all that isn’t known yet', to: 'info/not-known-yet' },
              '.',
            ],
          },
        },
      ],
    },
    {
      heading: 'Toilets',
      blocks: [
        {
          list: [
            `${metresText(metres.platformToToilet)} from each viewing platform, by trackway. From ${places.lateTent.name} it’s ${metresText(metres.lateTentToToilet)} to those of the ${places.castle.name}`,
            `In ${places.courtyard.name}, the only ones indoors`,
            'By the medical tent, open all hours, with space to transfer on both sides',
            'In each camping field',
          ],
        },
        'All have rails, a basin and a sharps bin, and open with a RADAR key, or ask the nearest steward.',
        {
          warning: 'There’s no Changing Places toilet on the site, and no hoist.',
          text: 'Some people cannot come because of it. If you may be one of them, please ring us first.',
        },
        'There’s a private, heated room beside the medical tent, with an adult-sized bench 50 cm high and space for two helpers.',
      ],
    },
    {
      heading: 'How to apply',
      blocks: [
        {
          until: 'accessUntil',
          before: `Apply by ${deadline} for Blue Badge parking, accessible camping, power, or an interpreter.`,
          after: {
            until: 'fieldsClose',
            before: `The date for applications, ${deadline}, has passed. Still ask: write or ring, and at the festival come to the access desk.`,
            after: `Applications for ${festival.year} are over. About the next festival, ask us.`,
          },
        },
        'Buy your own ticket, then write with your order number and what you need, or ring. We answer within two working days.',
        [
          `A companion’s ticket is free, for one person of ${years(ages.adult)} or over whose help you need. `,
          companions,
          ' For two, ring us. Send a copy of one of these:',
        ],
        {
          list: [
            'An Access Card or a Blue Badge',
            'An award letter for PIP, DLA, Attendance Allowance or a Scottish Disability Payment',
            'Proof that you’re registered as blind or partly sighted',
            'A note from someone who treats you',
          ],
        },
      ],
    },
    {
      heading: 'Arriving',
      blocks: [
        `Blue Badge parking is level, on packed stone, ${metresText(metres.blueBadgeParkingToGate)} from the gate. It takes the usual pass, and is for those who apply.`,
        [
          `Every shuttle bus has a ramp and one wheelchair space, kept for you if you tell us your train. At ${festival.place.station} the guard puts out the ramp if you ask `,
          { text: 'Passenger Assist', to: outside.passengerAssist },
          ' first.',
        ],
        'If you can’t stand and queue, there’s a separate lane at the gate, and you don’t have to say why.',
      ],
    },
    {
      heading: 'Accessible camping',
      blocks: [
        'Twenty-four pitches on mown, fairly level grass, for you, your companion and up to four friends.',
        'There are two accessible toilets, a wheel-in shower with a seat and rails, a sink at sitting height, and a steward day and night.',
      ],
    },
    {
      heading: 'Distances and ground',
      picture: 'courtyard-morning',
      blocks: [
        [
          `Paths between the stages are gravel or trackway, with a bench about every ${metresText(metres.betweenBenches)}. The paths are lit until everyone is home. The fields aren’t. `,
          { text: 'Every other place', to: 'plan#list' },
          ' is on the plan. Say ',
          { text: 'what you need', to: 'needs' },
          ' once, and your line-up follows. The access desk lends three all-terrain wheelchairs, free, if you book one when you apply.',
        ],
        {
          list: [
            `${places.library.name} has a ramp at the side and a door 90 cm wide.`,
            ['None of the ', { text: 'guided walks', to: 'programme/walks' }, ' suits a wheelchair yet.'],
          ],
        },
      ],
    },
    {
      heading: 'Seeing and hearing',
      picture: 'talks-tent',
      blocks: [
        `There are raised platforms at the ${places.castle.name} for twenty wheelchair users, under a roof, and at the ${places.boathouse.name} for eight, with a ramp of 1 in 12 and room for one companion each. Show the wristband from the access desk. ${places.lateTent.name} has a level floor and no platform.`,
        `Every talk in ${places.library.name} has live captions, a hearing loop and kept seats. The last set each night on the ${places.castle.name} has a British Sign Language (BSL) interpreter.`,
      ],
    },
    {
      heading: 'Quiet, light and noise',
      picture: 'moon-over-the-mere-in-teal',
      blocks: [
        `The quiet space is a ground-floor room off ${places.courtyard.name}, with armchairs and low light. It’s open ${hoursText(times.quietSpace)}; otherwise, go to the welfare tent. You do not need a reason.`,
        {
          warning: `Some sets use strobe lights, every one in ${places.lateTent.name} among them.`,
          text: `We say so on boards at the stage, an hour before; in the last week, ask us.`,
        },
        'If crowds are hard for you, come in the morning, and stand behind the sound desk.',
      ],
    },
    {
      heading: 'Medicine, power and dogs',
      picture: 'dog-in-the-shade',
      blocks: [
        'The medical tent has a locked fridge for medicine, kept between 2 and 8 degrees. A medic gets yours at any hour. Bring it in its own box, with your name on. Needles may come in.',
        'Eight pitches in accessible camping have power, with a generator in reserve, for those who apply. Wheelchairs can be charged at the access desk.',
        'Assistance dogs go everywhere and need no ticket, but tell us, so that the falconer knows.',
      ],
    },
  ],
});
