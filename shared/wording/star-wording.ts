/** What stars say, by which visitors pick sets for their own line-up: of the `{title}`, or how many. */
export const starWording = {
  none: 'Star: pick {title}',
  picked: 'Star: {title}, picked; make it a maybe',
  maybe: 'Star: {title}, maybe; take it out',
  cancelled: 'Star: {title}, cancelled; take it out',
  saidPicked: '{title} picked.',
  saidMaybe: '{title} is a maybe.',
  saidNone: '{title} taken off.',
  countPicked: '{count} picked',
  countMaybe: '{count} maybe',
  countNone: 'Nothing picked',
  link: 'My line-up',
  undo: 'Undo',
};
