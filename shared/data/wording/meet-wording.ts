/** The wording of meeting places on the plan, and of the pin for the visitor's tent. */
export const meetWording = {
  heading: 'Meet here',
  link: 'MEET HERE',
  how: 'Press a square of the plan, or choose its letter and number. You get a link to send.',
  column: 'Letter',
  row: 'Number',
  show: 'SHOW THE SQUARE',
  send: 'Send this:',
  share: 'SEND THE LINK',
  shared: 'DONE',
  walk: 'The way there',
  storeTent: 'MY TENT IS HERE',
  tent: 'My tent',
  forget: 'TAKE IT OFF',
  kept: 'Only this device knows.',
} as const;
