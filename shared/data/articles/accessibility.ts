import type { Article } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { metres } from '../facts/distances.ts';
import { stretches } from '../facts/stretches.ts';
import { ages } from '../facts/ages.ts';
import { festival } from '../festival.ts';
import { outside } from '../outside.ts';
import { priceOf } from '../products.ts';
import { places } from '../programme/places.ts';
import { hoursText } from '../../rules/figures/hours.ts';
import { metresText } from '../../rules/figures/distance.ts';
import { years } from '../../rules/figures/years.ts';

export const accessibility: Article = {
  title: 'Accessibility',
  description: `Access at ${festival.fullName}: the ground as it is, distances in metres, companion tickets, parking, camping, toilets, platforms and quiet places.`,
  picture: 'wheelchair-platform',
  lead: 'The site lies on the side of a valley: some slopes need a push, and after rain the grass stops most wheels and tires most legs. A good deal can be reached all the same, and this page says what cannot.',
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
          `, Monday to Friday, ${hoursText(times.telephones)}. By Relay UK, dial 18001 and then the number. During the festival the access desk is at the information point, just inside the gate, ${hoursText(times.informationPoint)}; outside those hours ring `,
          { text: festival.phone.onSite, to: `tel:${festival.phone.onSite}` },
          '.',
        ],
        'This page, the schedule and the site map come in large print, as plain text for a screen reader, as audio and in Easy Read. Ask for the one you want; it takes us five working days at most. Large-print copies are at the access desk.',
        'We will not ask you to prove more than we need, and we delete what you send when the festival is over.',
        {
          band: {
            title: 'Ask before you buy',
            text: [
              'If this page leaves you unsure, ring ',
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
        `Apply by ${times.accessApplications} for a companion’s ticket, Blue Badge parking, accessible camping, power, or an interpreter. After that we still try, with what is left.`,
        {
          steps: [
            'Buy your own ticket. If you cannot tell whether the festival will work for you, ask first.',
            [
              'Write to ',
              { text: festival.email.access, to: `mailto:${festival.email.access}` },
              ' with your order number and what you need, or ring and we fill in the form together.',
            ],
            'If you ask for a companion’s ticket, add a copy of one document: an Access Card, a Blue Badge, an award letter for PIP, DLA or Attendance Allowance, a registration of sight loss, or a note from someone who treats you.',
            'We answer within two working days with a yes, or with a question. The companion’s e-ticket follows by email.',
          ],
        },
        `A companion’s ticket is free, for one person aged ${years(ages.adult)} or over without whom you could not come. It is the same kind as yours, camping included. Anyone who needs two companions should ring us.`,
      ],
    },
    {
      heading: 'Arriving',
      blocks: [
        { print: 'shuttle-bus' },
        `Blue Badge parking is on packed stone, ${metresText(metres.blueBadgeParkingToGate)} from the gate and level. It needs the usual parking pass, ${priceOf('parking')}, and a space kept by application. Show the badge at the foot of the drive and you are waved past the field. To be set down, use the shuttle stop, ${metresText(metres.shuttleStopToGate)} from the gate.`,
        [
          'Every shuttle bus has a ramp and one wheelchair space. Tell us your train and we keep it for you. Before you book a train, ask ',
          { text: 'Passenger Assist', to: outside.passengerAssist },
          ` about ${festival.place.station} in each direction: nobody is on duty there, and the guard puts out the ramp.`,
        ],
        [
          'There is a lane at the gate for anyone who cannot stand and queue. You need not say why. Trains, roads and bus times are on ',
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
              ['Blue Badge parking to gate', `${metres.blueBadgeParkingToGate}`, 'Packed stone', 'Level'],
              ['Shuttle stop to gate', `${metres.shuttleStopToGate}`, 'Tarmac', 'Level'],
              ['Car park to gate', `${metres.carParkToGate}`, 'Grass, then track', 'Gentle, uphill'],
              ['Gate to accessible camping', `${metres.gateToAccessibleCampsite}`, 'Packed stone', 'Level'],
              ['Gate to camping fields', `${metres.gateToCampsite}`, 'Rutted farm track', 'Gentle, downhill'],
              ['Gate to medical tent', `${metres.gateToMedical}`, 'Gravel drive', 'Level'],
              [
                `Gate to ${places.castle.name}`,
                `${metres.gateToCastleStage}`,
                'Gravel drive',
                'Gentle, uphill',
              ],
              [
                `${places.castle.name} to ${places.library.name}`,
                `${metres.castleStageToLibrary}`,
                `Gravel, then ${metresText(stretches.library)} of cobbles`,
                'Level',
              ],
              [
                `${places.castle.name} to ${places.boathouse.name}`,
                `${metres.castleStageToBoathouse}`,
                'Gravel, then trackway',
                'Downhill, 1 in 12 at the steepest',
              ],
              [
                `${places.castle.name} to ${places.lateTent.name}`,
                `${metres.castleStageToLateTent}`,
                'Trackway on grass',
                'Gentle, downhill',
              ],
              ['Platforms to accessible toilets', `${metres.platformToToilet}`, 'Trackway', 'Level'],
            ],
          },
        },
        { print: 'boathouse-stage' },
        'There is a bench about every 60 metres along the gravel. Paths are lit until everyone is home; the fields are not. Three all-terrain wheelchairs can be borrowed free from the access desk: book one when you apply.',
        {
          list: [
            `The ground in front of the ${places.castle.name} is sloping grass. The platform is reached by trackway, without crossing it.`,
            `${places.library.name} has two steps at the front and a ramp at the side, with the door 90 cm wide.`,
            `${places.courtyard.name} is cobbled throughout. The smoothest line is along the south wall.`,
            `${places.lateTent.name} has a level wooden floor and a ramp. It is crowded after midnight; the bar end is calmer.`,
            `${places.clearing.name} is bare earth and roots for the last ${metresText(stretches.clearing)}. Most chairs need a second person.`,
            `${places.jetty.name} is planks with gaps, and a ladder into the water. There is no hoist, and we have found no safe way to offer one.`,
          ],
        },
        [
          'Of the ',
          { text: 'guided walks', to: 'programme/walks' },
          ', none is suitable for a wheelchair. We would like one that is, and are still looking for the path.',
        ],
      ],
    },
    {
      heading: 'Accessible camping',
      blocks: [
        { print: 'stars-over-the-fell' },
        `Twenty-four pitches on mown, fairly level grass, ${metresText(metres.gateToAccessibleCampsite)} from the gate on packed stone. You bring your own tent or van. Your companion camps with you, and up to four more of your party if they have camping tickets.`,
        'On the spot: two accessible toilets, a wheel-in shower with a seat and rails, a tap and sink at sitting height, and a steward day and night. Stewards help put up a tent if you ask.',
        [
          'When the campsite opens and what to pack are on ',
          { text: 'Camping', to: 'info/camping' },
          '. It is as wet here as anywhere else.',
        ],
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
        'They are locked with a RADAR key. If you have none, the nearest steward has. All have rails and a basin inside; the one by the medical tent has transfer space on both sides.',
        {
          note: 'There is no Changing Places toilet on the site, and no hoist. The mobile units that we have been offered are too long for the bends of the valley road.',
        },
        'What we have is a private, heated room beside the medical tent, with an adult-sized bench at a fixed height of 50 cm and space for two helpers. We know that this is not the same thing, and that it rules some people out. If it might rule you out, please ring us before you spend anything.',
      ],
    },
    {
      heading: 'Seeing and hearing',
      blocks: [
        { print: 'talks-tent' },
        `There are raised platforms at the ${places.castle.name}, for twenty wheelchair users, and at the ${places.boathouse.name}, for eight. Each has a ramp of 1 in 12, chairs, a steward and room for one companion each. The first has a roof and the second has not. You need no booking; show the wristband that the access desk gives you.`,
        `Every talk in ${places.library.name} has live captions on a screen, and a hearing loop. A British Sign Language interpreter works the last set each night on the ${places.castle.name}, in sight of the platform, and any talk for which you ask by ${times.accessApplications}. Other sets have neither captions nor BSL.`,
        'The seats at the end of every row in the talks are kept for people who need them. Bars and stalls have a low counter at one end, and menus that someone will read aloud.',
      ],
    },
    {
      heading: 'Quiet, light and noise',
      blocks: [
        { print: 'moon-over-the-mere' },
        `The quiet space is a ground-floor room off ${places.courtyard.name}: armchairs, low light, no music, somebody nearby who will leave you alone. It is open from ${hoursText(times.quietSpace)} each day, and anyone may use it without a reason. At other hours there is the welfare tent beside the medical tent.`,
        {
          note: `Strobe lighting is used on some sets, and on most in ${places.lateTent.name}. It is announced on boards at the stage, an hour before.`,
        },
        'In the week before the festival we know which acts will use strobes, smoke or sudden bangs, and send the list to anyone who asks. The loudest things by day are the brass band and the drum parade; their times are in the schedule. Ear defenders can be borrowed at the information point.',
        [
          'If crowds are hard, the calm hours are the mornings, and the calm edge of any stage is behind the sound desk. Look for gaps in the ',
          { text: 'schedule', to: 'programme/schedule' },
          '.',
        ],
      ],
    },
    {
      heading: 'Medicine, power and dogs',
      blocks: [
        { print: 'dog-in-the-shade' },
        `There is a locked fridge for medicine at the medical tent, ${metresText(metres.gateToMedical)} from the gate, kept between 2 and 8 degrees. A medic hands yours out at any hour. Bring it in its own packet with your name on, and keep a day’s supply with you. Sharps bins are there and in accessible toilets.`,
        'Power for breathing equipment, feeding pumps and wheelchair batteries is laid on to eight pitches in accessible camping, by application. The supply is a generator with a second one behind it; bring your own battery reserve as well. Chairs and scooters can also be charged at the access desk.',
        'Assistance dogs go everywhere and need no ticket. Tell us if yours is coming, so that the falconer knows. There is water at every drinking tap and a fenced patch of grass beside the information point.',
      ],
    },
  ],
};
