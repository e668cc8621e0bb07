/** Rewrites path data with relative commands and as few characters as possible. */
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

export function compact(d: string): string {
  let out = '';
  let last = '';
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  for (const [, letter = '', text = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const upper = letter.toUpperCase();
    const relative = letter !== upper;
    const values = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const size = lengths[upper] ?? 0;
    for (let index = 0; index < Math.max(values.length, size === 0 ? 1 : 0); index += size || 1) {
      if (upper === 'Z') {
        out += 'z';
        last = 'z';
        [x, y] = [startX, startY];
        continue;
      }
      const chunk = values.slice(index, index + size).map((value, place) => {
        if (relative) return value;
        if (upper === 'H') return value - x;
        if (upper === 'V') return value - y;
        return value - (place % 2 ? y : x);
      });
      const command = upper === 'M' && index > 0 ? 'l' : upper.toLowerCase();
      out += write(command, last, chunk);
      last = command;
      if (upper === 'H') x += chunk[0] ?? 0;
      else if (upper === 'V') y += chunk[0] ?? 0;
      else {
        x += chunk[size - 2] ?? 0;
        y += chunk[size - 1] ?? 0;
      }
      if (upper === 'M' && index === 0) [startX, startY] = [x, y];
    }
  }
  // The first point is as good absolute.
  return out
    .replace(/^m/, 'M')
    .replace(/^(M-?[\d.]+[ -][-\d.]*\d)([ -])/, '$1l$2')
    .replace('l ', 'l');
}

function write(command: string, last: string, values: readonly number[]): string {
  let text = command === last && command !== 'm' ? '' : command;
  values.forEach((value, index) => {
    const digits = String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
    const glued = digits.startsWith('-') || (index === 0 && text === command);
    text += glued ? digits : ` ${digits}`;
  });
  return text;
}

/** The box of all points and control points of path data: left, top, right, bottom. */
export function bounds(d: string): [number, number, number, number] {
  let x = 0;
  let y = 0;
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, letter = '', text = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const upper = letter.toUpperCase();
    const relative = letter !== upper;
    const values = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const size = lengths[upper] || 1;
    for (let index = 0; index + size <= values.length; index += size) {
      const [fromX, fromY] = relative ? [x, y] : [0, 0];
      for (let place = index; place < index + size; place += 2) {
        if (upper === 'V') y = fromY + (values[place] ?? 0);
        else x = fromX + (values[place] ?? 0);
        if (size > 1) y = fromY + (values[place + 1] ?? 0);
        box[0] = Math.min(box[0], x);
        box[1] = Math.min(box[1], y);
        box[2] = Math.max(box[2], x);
        box[3] = Math.max(box[3], y);
      }
    }
  }
  return box;
}
