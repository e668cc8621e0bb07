import { birdPath } from '../frame/bird.tsx';
import type { PlanBounds } from '../../rules/plan/plan-bounds.ts';

interface ScaleBarProps {
  readonly bounds: PlanBounds;
  /** A thousandth of the plan's width, in metres. */
  readonly unit: number;
  readonly metresPerMinute: number;
  /** How long it is, as visitors read it. */
  readonly text: string;
  readonly minutes: number;
}

/** In the plan's lower right corner: an arrow to the north, and a bar whose blocks are a minute's walk each. */
export function ScaleBar({ bounds: { east, south }, unit, metresPerMinute, text, minutes }: ScaleBarProps) {
  const length = metresPerMinute * minutes;
  const [x, y] = [east - 40 * unit, -south - 30 * unit];
  const block = (index: number) => `M${x - length + index * metresPerMinute} ${y}`;
  return (
    <g aria-hidden>
      <path className="line bar" d={`${block(0)}h${length}`} />
      <path
        className="line bar top"
        d={Array.from({ length: minutes }, (_, index) =>
          index % 2 ? `${block(index)}h${metresPerMinute}` : '',
        ).join('')}
      />
      <text className="halo" textAnchor="end" x={x} y={y - 20 * unit}>
        {text}
      </text>
      <path
        d={birdPath}
        transform={`translate(${x - length - 128 * unit} ${y + 8 * unit})rotate(-90)scale(${unit})`}
      />
    </g>
  );
}
