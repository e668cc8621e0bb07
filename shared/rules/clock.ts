/** A time of the 24-hour clock as the site prints it: `21:15` is `9.15pm`, `12:00` is `12 noon`. */
export function clockTime(time: string): string {
  if (time === '12:00') return '12 noon';
  if (time === '00:00') return 'midnight';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes ? `.${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`;
}

/** Minutes since the day's midnight; before 6am belongs to the night that has not ended yet. */
export function minutesIntoDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours < 6 ? hours + 24 : hours) * 60 + minutes;
}
