import type { Feature, Terrain } from '../../data/programme/model.ts';
import { curveAlong, edgesAlong } from '../../rules/plan/curves.ts';

const areas = ['fell', 'water', 'wood', 'field', 'lawn', 'building'] as const;
const lines = ['contour', 'beck', 'road'] as const;

interface TerrainDrawnProps {
  readonly terrain: Terrain;
  /** A thousandth of the plan's width, in metres. */
  readonly unit: number;
}

interface DotsProps {
  readonly id: string;
  /** From one dot to the next, and their radius, in thousandths of the plan's width. */
  readonly pitch: number;
  readonly radius: number;
  /** Of the screen, in degrees. */
  readonly angle: number;
  readonly unit: number;
}

const Dots = ({ id, pitch, radius, angle, unit }: DotsProps) => (
  <pattern
    id={id}
    width={pitch}
    height={pitch}
    patternUnits="userSpaceOnUse"
    patternTransform={`rotate(${angle})scale(${unit})`}
  >
    <circle cx={pitch / 2} cy={pitch / 2} r={radius} />
  </pattern>
);

/** The ground: water, woods, fields, contours, roads, buildings. */
export function TerrainDrawn({ terrain: { features, names }, unit }: TerrainDrawnProps) {
  const of = (kind: Feature['kind']) => features.filter((feature) => feature.kind === kind);
  const drawn = (kind: (typeof areas)[number]) =>
    of(kind)
      .map(({ points }) => (kind === 'building' ? edgesAlong(points) : curveAlong(points, true)))
      .join('');
  const along = (kind: (typeof lines)[number]) =>
    of(kind)
      .map(({ points }) => curveAlong(points, false))
      .join('');
  return (
    <>
      <defs>
        <Dots id="dots-water" pitch={9} radius={3} angle={15} unit={unit} />
        <Dots id="dots-wood" pitch={14} radius={5} angle={45} unit={unit} />
        <Dots id="dots-fell" pitch={9} radius={2} angle={75} unit={unit} />
      </defs>
      <path className="fell" d={drawn('fell')} />
      <path className="contour" d={along('contour')} />
      <path className="lake" d={drawn('water')} />
      <path className="field" d={drawn('field')} />
      <path className="lawn" d={drawn('lawn')} />
      <path className="beck" d={along('beck')} />
      <path className="wood" d={drawn('wood')} />
      <path className="road" d={along('road')} />
      <path className="building" d={drawn('building')} />
      {names.map(({ text, kind, at: [east, north], turn }) => (
        <text
          key={text}
          className={`name-of-${kind}`}
          transform={`translate(${east} ${-north})${turn ? `rotate(${turn})` : ''}`}
        >
          {text}
        </text>
      ))}
    </>
  );
}
