/** The crowd. */
import { circle, line, num, path, type Mark, type Sheet } from '../kit.ts';

/** A row of heads and shoulders seen from behind; some raise their arms. */
export function crowd(s: Sheet, y: number, size: number, raised = 0.3, from = -20, to = s.width + 20): Mark {
  const n = (part: number) => num(part * size);
  const down = num(s.height - y + size);
  const back = `M${n(-1.05)} ${down}L${n(-1)} ${n(1.3)}Q${n(-0.8)} ${n(0.66)} 0 ${n(0.6)}Q${n(0.8)} ${n(0.66)} ${n(1)} ${n(1.3)}L${n(1.05)} ${down}z`;
  const one = s.symbol(path(back) + line(size * 0.9, `M0 0v${n(0.14)}`));
  const bun = s.symbol(
    path(back) + line(size * 0.9, `M0 0v${n(0.14)}`) + circle(0, -size * 0.6, size * 0.24),
  );
  const long = s.symbol(path(back) + line(size * 0.95, `M0 0v${n(0.6)}`));
  let marks = '';
  let arms = '';
  for (let x = from; x < to; x += size * s.between(1.5, 2.1)) {
    const cy = y + s.between(-0.5, 0.5) * size;
    const kind = s.random();
    marks += (kind < 0.5 ? one : kind < 0.8 ? long : bun)(x, cy);
    if (s.random() < raised) {
      for (const side of s.random() < 0.5 ? [-1, 1] : [s.random() < 0.5 ? -1 : 1])
        arms += `M${num(x + side * size * 0.82)} ${num(cy + size * 1.2)}l${n(side * s.between(0.1, 0.5))} ${n(-1.1)}l${n(side * s.between(-0.5, 0.3))} ${n(-s.between(0.7, 1.2))}`;
    }
  }
  return marks + (arms ? line(size * 0.34, arms) : '');
}
