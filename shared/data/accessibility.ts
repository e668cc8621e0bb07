import type { Article } from './blocks.ts';
import { metres, stages, times } from './facts.ts';
import { festival } from './festival.ts';

const access = { text: festival.email.access, to: `mailto:${festival.email.access}` };

export const accessibility: Article = {
  title: 'Accessibility',
  description: `Access at ${festival.fullName}: the terrain in plain words, companion tickets, parking, camping, toilets, platforms, distances in metres and how to apply.`,
  lead: 'The terrain first: this is a hillside. The ground is grass over stone, it slopes, and after rain it is soft. There are hard paths to the gate, both main stages and the accessible campsite; there is none to the clearing, the jetty or the upper lawn. A powered chair or a strong push manages most of the site when it is dry, and less of it when it is not.',
  facts: [
    { term: 'Access team', value: [access] },
    { term: 'Telephone', value: festival.phone.access },
    { term: 'Apply by', value: times.accessApplications },
    { term: 'Companion ticket', value: 'Free' },
    { term: 'Blue Badge parking', value: `${metres.blueBadgeParkingToGate} metres from the gate` },
    { term: 'On the site', value: festival.phone.onSite },
  ],
  sections: [
    {
      heading: 'Talk to us',
      blocks: [
        [
          'Write to ',
          access,
          `, or ring ${festival.phone.access}: the same two people answer both, before, during and after the festival. During the weekend they are at the access desk, on the right inside the main gate, from ${times.informationPoint}. We also answer text messages and calls through Relay UK.`,
        ],
        'This page, the map and the programme can be had in large print, in Easy Read, as plain text and as audio. Ask, and we send them within a week. Braille takes three.',
      ],
    },
    {
      heading: 'How to apply',
      blocks: [
        {
          steps: [
            'Buy your own ticket first, of any kind. You need no other access ticket.',
            'Write to the access team with your order number and what you need. A form exists; an ordinary letter will do.',
            'Send one document that shows it: a Nimbus Access Card, PIP, DLA or Attendance Allowance, a Blue Badge, or a letter from somebody who treats you. We look at it and delete it.',
            `Do so by ${times.accessApplications}. Later than that we still try, and have nearly always managed.`,
          ],
        },
      ],
    },
    {
      heading: 'Companion tickets',
      blocks: [
        'If you need somebody with you, their ticket is free, of the same kind as yours, camping included. It is for whoever comes: the name can change up to the gate, and two people may share it on different days.',
      ],
    },
    {
      heading: 'Parking and arriving',
      blocks: [
        `Blue Badge parking is free, on hard standing, ${metres.blueBadgeParkingToGate} metres from the gate. A buggy runs from there and from the shuttle stop, on call. You may also be set down at the gate itself, at any hour.`,
        'Every second shuttle bus has a ramp and one wheelchair space. Ring the access line and the driver will know that you are coming. The station has a ramp to each platform and no lift, because there is nothing to lift to.',
      ],
    },
    {
      heading: 'Accessible camping',
      blocks: [
        `A field of firm, level grass, ${metres.gateToAccessibleCampsite} metres from the gate, with its own accessible toilets, a wet room with a seat and grab rails, and a steward all night. There is room for three people with you. Campervans have hook-ups here, for medical equipment.`,
      ],
    },
    {
      heading: 'Toilets',
      blocks: [
        'There are eleven accessible toilets, none further than 120 metres from where you are likely to be, all on a hard path and with a key that you may bring or borrow. A Changing Places toilet with a hoist and an adult bench stands beside the access desk. There is one, not two, and we know that one is not enough.',
      ],
    },
    {
      heading: 'Viewing platforms',
      blocks: [
        `The ${stages.castle} has a raised platform with a ramp of 1 in 15 and room for fourteen wheelchair users and as many companions. The ${stages.boathouse} has a level area at the front, at the left. ${stages.lateTent} has no platform: its side is opened and a space is kept. Seats for people who cannot stand are at all three.`,
        'Book the platform with your application. You are not tied to a time, and nobody will ask what is wrong with you.',
      ],
    },
    {
      heading: 'Medicine and power',
      blocks: [
        'Medicine is kept cold in a locked fridge in the first aid tent, open all night; it is labelled with your name and handed to you only. Chairs, scooters and medical equipment are charged at the access desk at any hour, free. Bring your medicine in its box, and bring a day more than you need.',
      ],
    },
    {
      heading: 'Distances',
      blocks: [
        {
          table: {
            caption: 'By the hard path, in metres',
            head: ['From and to', 'Metres'],
            rows: [
              ['Blue Badge parking to the gate', `${metres.blueBadgeParkingToGate}`],
              ['Car park to the gate', `${metres.carParkToGate}`],
              ['Shuttle stop to the gate', `${metres.shuttleStopToGate}`],
              ['Gate to the accessible campsite', `${metres.gateToAccessibleCampsite}`],
              ['Gate to the other campsites', `${metres.gateToCampsite}`],
              ['Gate to the first aid tent', `${metres.gateToMedical}`],
              [`Gate to the ${stages.castle}`, `${metres.gateToCastleStage}`],
              [`${stages.castle} to the ${stages.boathouse}`, `${metres.castleStageToBoathouse}`],
              [`${stages.castle} to ${stages.library}`, `${metres.castleStageToLibrary}`],
              [`${stages.castle} to ${stages.lateTent}`, `${metres.castleStageToLateTent}`],
              ['Viewing platform to the nearest accessible toilet', `${metres.platformToToilet}`],
            ],
          },
        },
        `The steepest stretch is the ${metres.castleStageToBoathouse} metres down to the water: 1 in 11, with two places to rest. The buggy does it every quarter of an hour until midnight.`,
      ],
    },
    {
      heading: 'Assistance dogs',
      blocks: [
        'Assistance dogs go everywhere that you go, the pit and the late night tent included, though both are loud and dark. There is a fenced patch of grass behind the access desk, with water and shade.',
      ],
    },
    {
      heading: 'Quiet space, light and sound',
      blocks: [
        'A quiet room is in the castle’s old dairy, from 10am to midnight: low light, no music, no questions, and somebody outside the door. Ear defenders are lent there and at the information point.',
        {
          note: 'Strobe lighting is used on some sets. Boards at each stage say which, an hour before; the access desk has the list for all three days.',
        },
      ],
    },
    {
      heading: 'Captions and BSL',
      blocks: [
        `Every talk in ${stages.library} is captioned live on a screen. Two BSL interpreters work on Saturday and Sunday: the talks, the curators’ welcome, and one set each evening, chosen by those who ask before ${times.accessApplications}. A hearing loop is at the information point and in ${stages.library}. Not everything is interpreted, and we would rather say so here.`,
      ],
    },
  ],
};
