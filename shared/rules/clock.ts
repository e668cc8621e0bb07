/** A time of the 24-hour clock (`21:15`) as visitors read it: `9.15pm`, `12 noon`, `midnight`. */
export function clockTime(time: string): string {
  if (time === '12:00') return '12 noon';
  if (time === '00:00') return 'midnight';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes ? `.${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`;
}

/** Minutes from the midnight at which the festival's day began. A time before 06:00 belongs to the day before: 02:00 is 1560. */
export function minutesIntoDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours < 6 ? hours + 24 : hours) * 60 + minutes;
}
