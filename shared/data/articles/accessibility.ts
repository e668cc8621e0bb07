import type { Article } from '../blocks.ts';
import { calendar, dateOf } from '../calendar.ts';
import { times } from '../facts/times.ts';
import { metres } from '../facts/distances.ts';
import { stretches } from '../facts/stretches.ts';
import { wayRow } from '../facts/way-rows.ts';
import { ages } from '../facts/ages.ts';
import { festival } from '../festival.ts';
import { outside } from '../outside.ts';
import { priceOf } from '../products.ts';
import { places } from '../programme/places.ts';
import { hoursText } from '../../figures/hours.ts';
import { metresText } from '../../figures/distance.ts';
import { years } from '../../figures/years.ts';

const deadline = dateOf(calendar.accessUntil);

export const accessibility: Article = {
  title: 'Accessibility',
  description: `Access at ${festival.fullName}: the ground as it is, distances in metres, companion tickets, parking, camping, toilets, platforms and quiet places.`,
  picture: 'wheelchair-platform',
  lead: 'It’s a hillside: some slopes need a push, and after rain the grass stops most wheels. This page says what you can reach and what you can’t.',
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
        after: { until: 'fieldsClose', before: 'Late, but ask', after: 'Closed' },
      },
    },
    { term: 'Companion’s ticket', value: 'Free' },
    { term: 'Medical tent', value: metresText(metres.gateToMedical), note: 'From the gate, open all hours' },
  ],
  sections: [
    {
      heading: 'Talk to us',
      blocks: [
        [
          `The access team answers the phone Monday to Friday, ${hoursText(times.telephones)}. For Relay UK, dial 18001 first. During the festival the access desk is at the information point, just inside the gate, ${hoursText(times.informationPoint)}; at night, ring `,
          { text: festival.phone.onSite, to: `tel:${festival.phone.onSite}` },
          '.',
        ],
        [
          'You can print the ',
          { text: 'plan', to: 'plan?print=large' },
          ' and the ',
          { text: 'booklet', to: 'pocket?print=large' },
          ' in large print; the access desk has copies. The ',
          { text: 'schedule', to: 'programme/schedule' },
          ' leads to the programme as plain text. For audio or Easy Read, ask: it takes us five working days at most.',
        ],
        {
          band: {
            title: 'Ask before you buy',
            text: [
              'If you’re not sure that you can manage the site, ring ',
              { text: festival.phone.access, to: `tel:${festival.phone.access}` },
              '.',
            ],
          },
        },
      ],
    },
    {
      heading: 'How to apply',
      blocks: [
        {
          until: 'accessUntil',
          before: `Apply by ${deadline} for a companion’s ticket, Blue Badge parking, accessible camping, power, or an interpreter. If you’re later, still ask.`,
          after: {
            until: 'fieldsClose',
            before: `The date for applications, ${deadline}, has passed. Still ask: write or ring, and at the festival come to the access desk.`,
            after: `Applications for ${festival.year} are over. This is how they went; ask us about the next one.`,
          },
        },
        {
          steps: [
            'Buy your own ticket.',
            'Write with your order number and what you need, or ring and we’ll fill in the form together.',
            'We answer within two working days. When the festival’s over, we delete what you sent.',
          ],
        },
        `A companion’s ticket is free, for one person aged ${years(ages.adult)} or over whom you need with you, camping included. If you need two, ring us. Send a copy of any one of these:`,
        {
          list: [
            'An Access Card or a Blue Badge',
            'An award letter for PIP, DLA or Attendance Allowance, or in Scotland for Adult, Child or Pension Age Disability Payment',
            'Proof that you’re registered as blind or partly sighted',
            'A note from someone who treats you',
          ],
        },
      ],
    },
    {
      heading: 'Arriving',
      blocks: [
        { print: 'shuttle-bus' },
        `Blue Badge parking is level, on packed stone, ${metresText(metres.blueBadgeParkingToGate)} from the gate. It takes the usual pass, ${priceOf('parking')}, and you must apply for a space. Show the badge at the foot of the drive. To be dropped off, use the shuttle stop.`,
        [
          `Every shuttle bus has a ramp and one wheelchair space: tell us your train and we’ll keep it for you. ${festival.place.station} has no station staff, so the guard puts out the ramp. Before you book, ask `,
          { text: 'Passenger Assist', to: outside.passengerAssist },
          ' about both ways.',
        ],
        'If you can’t stand and queue, there’s a separate lane at the gate, and you don’t have to say why.',
      ],
    },
    {
      heading: 'Distances and ground',
      blocks: [
        { print: 'courtyard-morning' },
        {
          table: {
            caption: 'How far, on what, and how steep',
            head: ['From and to', 'Metres', 'Surface', 'Slope'],
            rows: [
              wayRow('Blue Badge parking to gate', 'blueBadgeParking', 'gate'),
              wayRow('Shuttle stop to gate', 'shuttleStop', 'gate'),
              wayRow('Car park to gate', 'carPark', 'gate'),
              wayRow('Gate to accessible camping', 'gate', 'accessibleCamping'),
              wayRow('Gate to camping fields', 'gate', 'beckField'),
              wayRow('Gate to medical tent', 'gate', 'medical'),
              wayRow(`Gate to ${places.castle.name}`, 'gate', 'castle'),
              wayRow(`${places.castle.name} to ${places.library.name}`, 'castle', 'library'),
              wayRow(`${places.castle.name} to ${places.boathouse.name}`, 'castle', 'boathouse'),
              wayRow(`${places.castle.name} to ${places.lateTent.name}`, 'castle', 'lateTent'),
            ],
          },
        },
        { print: 'soundcheck' },
        [
          'Paths between the stages are gravel or temporary trackway. There’s a bench about every 60 metres along the gravel. The paths are lit until everyone is home. The fields aren’t. ',
          { text: 'Every other place', to: 'plan#list' },
          ' is in the plan’s list. The access desk lends three all-terrain wheelchairs, free, if you book one when you apply.',
        ],
        {
          list: [
            `${places.library.name} has two steps at the front, and at the side a ramp and a door 90 cm wide.`,
            `${places.lateTent.name} has a level floor and a ramp. It’s crowded after midnight, except at the bar end.`,
            `${places.clearing.name} is bare earth and roots for the last ${metresText(stretches.clearing)}, where most chairs need a second person.`,
            `${places.jetty.name} is planks with gaps, and a ladder. We haven’t found a safe way to offer a hoist.`,
            ['None of the ', { text: 'guided walks', to: 'programme/walks' }, ' suits a wheelchair yet.'],
          ],
        },
      ],
    },
    {
      heading: 'Accessible camping',
      blocks: [
        { print: 'reading-in-the-hay' },
        'Twenty-four pitches for tents and vans on mown, fairly level grass, for you, your companion and up to four friends who have camping tickets.',
        'There are two accessible toilets, a wheel-in shower with a seat and rails, and a tap and sink at sitting height. A steward is there day and night and will help to put up your tent.',
      ],
    },
    {
      heading: 'Toilets',
      blocks: [
        {
          list: [
            `Beside each viewing platform, ${metresText(metres.platformToToilet)} away by trackway`,
            `In ${places.courtyard.name}, the only ones indoors`,
            'By the medical tent, open all hours, with space to transfer on both sides',
            'In accessible camping, and one in each camping field',
          ],
        },
        'All have rails and a basin, and open with a RADAR key. If you don’t have one, ask the nearest steward.',
        {
          note: 'There’s no Changing Places toilet on the site, and no hoist. The mobile ones we were offered are too long for the bends of the valley road.',
        },
        'What we have is a private, heated room beside the medical tent, with an adult-sized bench at a fixed height of 50 cm, and space for two helpers.',
        'We know that this is not the same, and that some people cannot come because of it. If you may be one of them, please ring us before you spend anything.',
      ],
    },
    {
      heading: 'Seeing and hearing',
      blocks: [
        { print: 'talks-tent' },
        `There are raised platforms at the ${places.castle.name} for twenty wheelchair users, under a roof, and at the ${places.boathouse.name} for eight, in the open. Each has a ramp of 1 in 12, chairs, a steward and room for one companion each. You don’t need to book, only to show the wristband from the access desk.`,
        `Every talk in ${places.library.name} has live captions on a screen, a hearing loop, and seats kept at the end of each row. The last set each night on the ${places.castle.name} has a British Sign Language (BSL) interpreter, in sight of the platform. You can ask for one at any talk by ${deadline}. Other sets have no captions and no BSL.`,
        'Bars and stalls have a low counter at one end, and someone there will read you the menu.',
      ],
    },
    {
      heading: 'Quiet, light and noise',
      blocks: [
        { print: 'owl-on-a-glove' },
        `The quiet space is a ground-floor room off ${places.courtyard.name}: armchairs, low light, no music, and someone nearby who will leave you alone. It’s open ${hoursText(times.quietSpace)} each day. At other times, go to the welfare tent. You do not need a reason.`,
        {
          note: `Some sets use strobe lights. Expect them at every one in ${places.lateTent.name}. We say so on boards at the stage, an hour before.`,
        },
        'In the week before, ask us which acts will use strobes, smoke or sudden bangs. The loudest things by day are the brass band and the drum parade.',
        [
          'If crowds are hard for you, come in the morning, stand behind the sound desk, or use the ',
          { text: 'gaps in the schedule', to: 'programme/schedule' },
          '.',
        ],
      ],
    },
    {
      heading: 'Medicine, power and dogs',
      blocks: [
        { print: 'dog-in-the-shade' },
        'The medical tent has a locked fridge for medicine, kept between 2 and 8 degrees. A medic will get yours at any hour. Bring it in its own box, with your name on. There are sharps bins in the medical tent and in the accessible toilets.',
        'Eight pitches in accessible camping have power, from a generator with a second one in case it fails, for breathing machines, feeding pumps and wheelchairs. You must apply for one. Bring your own spare battery too. Chairs and scooters also charge at the access desk.',
        'Assistance dogs go everywhere and need no ticket. Tell us if yours is coming, so that the falconer knows. There’s a bowl of water at every drinking tap, and a fenced patch of grass beside the information point.',
      ],
    },
  ],
};
