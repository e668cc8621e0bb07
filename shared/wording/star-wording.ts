/** What stars say, by which visitors pick sets for their own line-up: of the `{title}`, or how many. */
export const starWording = {
  none: 'Pick {title}',
  picked: '{title}, picked; make it a maybe',
  maybe: '{title}, maybe; take it out',
  cancelled: '{title}, cancelled; take it out',
  saidPicked: '{title} picked.',
  saidMaybe: '{title} is a maybe.',
  saidNone: '{title} taken off.',
  countPicked: '{count} picked',
  countMaybe: '{count} maybe',
  countNone: 'Nothing picked',
  link: 'My line-up',
  undo: 'Undo',
};
