/**
 * A time of the 24-hour clock as visitors read it: `9.15pm`, `12 noon`, `12 midnight`.
 * @param time `21:15`; after midnight the festival's hours count on, so `26:00` is `2am`
 */
export function clockTime(time: string): string {
  const [counted = 0, minutes = 0] = time.split(':').map(Number);
  const hours = counted % 24;
  if (!minutes && hours % 12 === 0) return hours ? '12 noon' : '12 midnight';
  const past = minutes ? `.${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`;
}

/** A festival time on the 24-hour clock of the wall: `26:00` is `02:00`. */
export const wallTime = (time: string): string =>
  time.replace(/^\d+/, (hours) => String(Number(hours) % 24).padStart(2, '0'));
