import type { Article } from '../blocks.ts';
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

export const accessibility: Article = {
  title: 'Accessibility',
  description: `Access at ${festival.fullName}: the ground as it is, distances in metres, companion tickets, parking, camping, toilets, platforms and quiet places.`,
  picture: 'wheelchair-platform',
  lead: 'The site is on the side of a valley: some slopes need a push, and after rain the grass stops most wheels and tires most legs. You can still reach a lot of it, and this page says what you cannot.',
  facts: [
    {
      term: 'Access team',
      value: [{ text: festival.phone.access, to: `tel:${festival.phone.access}` }],
      note: [{ text: festival.email.access, to: `mailto:${festival.email.access}` }],
    },
    { term: 'Apply by', value: times.accessApplications },
    { term: 'Companion’s ticket', value: 'Free' },
    { term: 'Blue Badge parking to gate', value: metresText(metres.blueBadgeParkingToGate) },
    { term: 'Gate to accessible camping', value: metresText(metres.gateToAccessibleCampsite) },
    { term: 'Platform to toilet', value: metresText(metres.platformToToilet) },
    { term: 'Medical tent', value: metresText(metres.gateToMedical), note: 'From the gate, open all hours' },
  ],
  sections: [
    {
      heading: 'Talk to us',
      blocks: [
        [
          'Write to ',
          { text: festival.email.access, to: `mailto:${festival.email.access}` },
          ' at any time, or ring ',
          { text: festival.phone.access, to: `tel:${festival.phone.access}` },
          `, Monday to Friday, ${hoursText(times.telephones)}. To use Relay UK, dial 18001 and then the number.`,
        ],
        [
          `During the festival the access desk is at the information point, just inside the gate. It is open ${hoursText(times.informationPoint)}. At other times ring `,
          { text: festival.phone.onSite, to: `tel:${festival.phone.onSite}` },
          '.',
        ],
        [
          'You can have this page, the schedule and the ',
          { text: 'plan', to: 'plan' },
          ' in large print, as plain text, as audio or in Easy Read. Ask: it takes us five working days at most. The access desk has large-print copies.',
        ],
        'We only ask for the proof that we need. When the festival is over, we delete what you sent.',
        {
          band: {
            title: 'Ask before you buy',
            text: [
              'If you are still not sure, ring ',
              { text: festival.phone.access, to: `tel:${festival.phone.access}` },
              ' or write to ',
              { text: festival.email.access, to: `mailto:${festival.email.access}` },
              '.',
            ],
          },
        },
      ],
    },
    {
      heading: 'How to apply',
      blocks: [
        `Apply by ${times.accessApplications} for a companion’s ticket, Blue Badge parking, accessible camping, power, or an interpreter. If you are later, still ask. We will do what we can.`,
        {
          steps: [
            'Buy your own ticket. If you are not sure that the festival will work for you, ask us first.',
            [
              'Write to ',
              { text: festival.email.access, to: `mailto:${festival.email.access}` },
              ' with your order number and what you need. Or ring us, and we will fill in the form together.',
            ],
            'For a companion’s ticket, add proof. The list below says what we take.',
            'We answer within two working days. We say yes, or we ask a question. Your companion’s e-ticket comes by email.',
          ],
        },
        'For a companion’s ticket, a copy of any one of these will do:',
        {
          list: [
            'An Access Card',
            'A Blue Badge',
            'An award letter for PIP, DLA or Attendance Allowance',
            'In Scotland, an award letter for Adult, Child or Pension Age Disability Payment',
            'Proof that you are registered as blind or partly sighted',
            'A note from someone who treats you',
          ],
        },
        `A companion’s ticket is free. It is for one person, aged ${years(ages.adult)} or over, whom you need with you. It is the same kind as yours, camping included. If you need two companions, ring us.`,
      ],
    },
    {
      heading: 'Arriving',
      blocks: [
        { print: 'shuttle-bus' },
        `Blue Badge parking is level, on packed stone, ${metresText(metres.blueBadgeParkingToGate)} from the gate. You need the usual parking pass, ${priceOf('parking')}, and you must apply for a space. Show the badge at the foot of the drive and we wave you past the field.`,
        `To be dropped off, use the shuttle stop, ${metresText(metres.shuttleStopToGate)} from the gate.`,
        [
          `Every shuttle bus has a ramp and one wheelchair space. Tell us your train and we will keep it for you. There are no station staff at ${festival.place.station}: the guard puts out the ramp. Before you book a train, ask `,
          { text: 'Passenger Assist', to: outside.passengerAssist },
          ` about ${festival.place.station}, there and back.`,
        ],
        [
          'If you cannot stand and queue, there is a separate lane at the gate. You do not have to say why. Trains, roads and bus times are on ',
          { text: 'Getting Here', to: 'info/getting-here' },
          '.',
        ],
      ],
    },
    {
      heading: 'Distances and ground',
      blocks: [
        { print: 'courtyard-morning' },
        'Paths between the stages are gravel or temporary trackway.',
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
              wayRow('Platforms to accessible toilets', 'castle', 'castleToilets'),
            ],
          },
        },
        { print: 'soundcheck' },
        'There is a bench about every 60 metres along the gravel. The paths are lit until everyone is home. The fields are not. The access desk lends three all-terrain wheelchairs, free. Book one when you apply.',
        {
          list: [
            `The ground in front of the ${places.castle.name} is sloping grass. The way to the platform is trackway, and does not cross it.`,
            `${places.library.name} has two steps at the front. At the side there is a ramp, and a door 90 cm wide.`,
            `${places.lateTent.name} has a level wooden floor and a ramp. It is crowded after midnight. The bar end is calmer.`,
            `${places.clearing.name} is bare earth and roots for the last ${metresText(stretches.clearing)}. Most chairs need a second person.`,
            `${places.jetty.name} is planks with gaps, and a ladder into the water. There is no hoist. We have not found a safe way to offer one.`,
          ],
        },
        [
          'None of the ',
          { text: 'guided walks', to: 'programme/walks' },
          ' is suitable for a wheelchair. We are still looking for one that is.',
        ],
      ],
    },
    {
      heading: 'Accessible camping',
      blocks: [
        { print: 'reading-in-the-hay' },
        `Twenty-four pitches on mown, fairly level grass, ${metresText(metres.gateToAccessibleCampsite)} from the gate on packed stone. Bring your own tent or van. Your companion camps with you. So can up to four friends who have camping tickets.`,
        'There are two accessible toilets, a wheel-in shower with a seat and rails, and a tap and sink at sitting height. A steward is there day and night, and will help to put up your tent.',
        ['For opening times and what to pack, see ', { text: 'Camping', to: 'info/camping' }, '.'],
      ],
    },
    {
      heading: 'Toilets',
      blocks: [
        {
          list: [
            `Beside each viewing platform, ${metresText(metres.platformToToilet)} away by trackway`,
            `In ${places.courtyard.name}, the only ones indoors`,
            'By the medical tent, open all hours',
            'In accessible camping, and one in each camping field',
          ],
        },
        'They open with a RADAR key. If you do not have one, ask the nearest steward. All have rails and a basin inside. The one by the medical tent has space to transfer on both sides.',
        {
          note: 'There is no Changing Places toilet on the site, and no hoist. The mobile ones that we were offered are too long for the bends of the valley road.',
        },
        'What we have is a private, heated room beside the medical tent. It has an adult-sized bench at a fixed height of 50 cm, and space for two helpers.',
        'We know that this is not the same, and that some people cannot come because of it. If you may be one of them, please ring us before you spend anything.',
      ],
    },
    {
      heading: 'Seeing and hearing',
      blocks: [
        { print: 'talks-tent' },
        `There are raised platforms at the ${places.castle.name}, for twenty wheelchair users, and at the ${places.boathouse.name}, for eight. Each has a ramp of 1 in 12, chairs, a steward and room for one companion each.`,
        `The platform at the ${places.castle.name} has a roof. The one at the ${places.boathouse.name} does not. You do not need to book. Show the wristband that the access desk gives you.`,
        `Every talk in ${places.library.name} has live captions on a screen, and a hearing loop.`,
        `The last set each night on the ${places.castle.name} has a British Sign Language (BSL) interpreter, in sight of the platform. You can ask for one at any talk by ${times.accessApplications}. Other sets have no captions and no BSL.`,
        'At the talks, the end seats of each row are kept for people who need them. Bars and stalls have a low counter at one end. Someone there will read you the menu.',
      ],
    },
    {
      heading: 'Quiet, light and noise',
      blocks: [
        { print: 'owl-on-a-glove' },
        `The quiet space is a ground-floor room off ${places.courtyard.name}: armchairs, low light, no music, and someone nearby who will leave you alone. It is open ${hoursText(times.quietSpace)} each day.`,
        'Anyone may use it. You do not need a reason. At other times, go to the welfare tent beside the medical tent.',
        {
          note: `Some sets use strobe lights. So do most in ${places.lateTent.name}. We say so on boards at the stage, an hour before.`,
        },
        'In the week before the festival we know which acts will use strobes, smoke or sudden bangs. Ask, and we will send you the list. The loudest things by day are the brass band and the drum parade. Their times are in the schedule. The information point lends ear defenders.',
        [
          'If crowds are hard for you, come in the morning, and stand behind the sound desk. Look for gaps in the ',
          { text: 'schedule', to: 'programme/schedule' },
          '.',
        ],
      ],
    },
    {
      heading: 'Medicine, power and dogs',
      blocks: [
        { print: 'dog-in-the-shade' },
        `The medical tent is ${metresText(metres.gateToMedical)} from the gate. It has a locked fridge for medicine, kept between 2 and 8 degrees. A medic will get yours for you at any hour.`,
        'Bring your medicine in its own box, with your name on. Keep enough for a day with you. There are sharps bins in the medical tent and in the accessible toilets.',
        'Eight pitches in accessible camping have power, for breathing machines, feeding pumps and wheelchairs. You must apply for one. The power comes from a generator, with a second one in case it fails. Bring your own spare battery too.',
        'You can also charge a chair or scooter at the access desk.',
        'Assistance dogs go everywhere and need no ticket. Tell us if yours is coming, so that the falconer knows. There is a bowl of water at every drinking tap. There is a fenced patch of grass beside the information point.',
      ],
    },
  ],
};
