import type {
  AreaKind,
  Feature,
  ScatteredKind,
  Terrain,
  Path,
  Place,
  PlanLabel,
} from '../../data/programme/ground-model.ts';
import { curveAlong, edgesAlong, footpathCurve } from '../../rules/plan/curves.ts';
import { columnNames, gridOver, rowNames, type PlanBounds } from '../../rules/plan/grid.ts';
import type { PlanBoard } from '../../rules/plan/plan-boards.ts';

/** What the plan's drawing and the booklet's are made of. */
export interface PlanGrounds {
  readonly bounds: PlanBounds;
  readonly terrain: Terrain;
  readonly boards: readonly PlanBoard[];
  readonly labels: Readonly<Record<string, PlanLabel | undefined>>;
  readonly places: Readonly<Record<string, Place>>;
  readonly paths: readonly Path[];
}

/** The path data of all features of a kind. */
export const featuresOf =
  ({ features }: Terrain) =>
  (kind: Feature['kind'], draw: (points: Feature['points']) => string): string =>
    features
      .filter((feature) => feature.kind === kind)
      .map(({ points }) => draw(points))
      .join('');

interface ScreenProps {
  readonly id: string;
  /** From one dot to the next, in thousandths of the plan's width. */
  readonly pitch: number;
  readonly radius: number;
  readonly angle: number;
  readonly unit: number;
}

/** A halftone screen. Screens of one pitch and angle are in register. */
const Screen = ({ id, pitch, radius, angle, unit }: ScreenProps) => (
  <pattern
    id={id}
    width={pitch}
    height={pitch}
    patternUnits="userSpaceOnUse"
    patternTransform={`rotate(${angle})${unit === 1 ? '' : `scale(${unit})`}`}
  >
    <circle cx={pitch / 2} cy={pitch / 2} r={radius} />
  </pattern>
);

/** Fells and waters are drawn from the outside inwards, each with larger dots than the one around it. */
const tones = { fell: [1.4, 2.1, 2.8, 3.4, 4], water: [2.6, 3.4, 4.2] } as const;
/** Lawns have the tone of a fell. */
const LAWN = 2;
const screens = { fell: { pitch: 8.5, angle: 75 }, water: { pitch: 9.5, angle: 15 } } as const;

/** @param unit a thousandth of the plan's width, in metres */
export function TerrainDrawn({ unit, ...grounds }: PlanGrounds & { readonly unit: number }) {
  const { terrain } = grounds;
  const of = (kind: Feature['kind']) => terrain.features.filter((feature) => feature.kind === kind);
  const all = featuresOf(terrain);
  const area = (kind: AreaKind) => all(kind, (points) => curveAlong(points, true));
  const each = (kind: ScatteredKind, shape: string) =>
    all(kind, (points) => points.map(([east, north]) => `M${east} ${-north}${shape}`).join(''));
  const trees = each('tree', 'h0');
  const road = all('road', (points) => curveAlong(points, false));
  return (
    <>
      <defs>
        {(['fell', 'water'] as const).flatMap((kind) =>
          tones[kind]
            .slice(0, kind === 'fell' ? Math.max(LAWN + 1, of(kind).length) : of(kind).length)
            .map((radius, tone) => (
              <Screen key={kind + radius} id={kind + tone} radius={radius} {...screens[kind]} unit={unit} />
            )),
        )}
        <Screen id="trees" pitch={17} radius={6.4} angle={45} unit={unit} />
      </defs>
      {(['fell', 'water'] as const).flatMap((kind) =>
        of(kind).map(({ points }, tone) => (
          <path
            key={kind + String(tone)}
            className={kind === 'water' ? 'lake' : kind}
            fill={`url(#${kind}${Math.min(tone, tones[kind].length - 1)})`}
            d={curveAlong(points, true)}
          />
        )),
      )}
      <path className="flat" d={area('field')} />
      <path className="flat" id="under" d={area('wood')} />
      <path className="line steps" d={area('field')} />
      <path fill={`url(#fell${LAWN})`} d={area('lawn')} />
      <path className="beck" d={all('beck', (points) => curveAlong(points, false))} />
      <path className="wood" d={area('wood')} />
      <path className="line road" d={road} />
      <path className="line road top" d={road} />
      <Footpaths {...grounds} />
      <path className="tree shade" d={trees} />
      <path className="tree" d={trees} />
      <path d={each('tent', 'l-9 15h18z')} />
      <path className="building" d={all('building', edgesAlong)} />
      {terrain.names.map(({ text, at: [east, north], turn }) => (
        <text
          key={text}
          className="halo name"
          transform={`translate(${east} ${-north})${turn ? `rotate(${turn})` : ''}`}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/**
 * The paths of the grounds, each as long as it is: step-free ones as a line, others dotted, closed ones barred. Those to
 * places without a name of their own, the signs beside others, are not drawn.
 */
export function Footpaths({ paths, places, boards }: PlanGrounds) {
  const named = new Set(boards.map(({ id }) => id));
  const shown = paths.filter(({ between }) => between.every((id) => named.has(id)));
  const open = shown.filter(({ closed }) => !closed);
  const along = (some: readonly Path[]) =>
    some
      .map(({ between: [one, other], metres }) => {
        const [from, to] = [places[one]?.at, places[other]?.at];
        return from && to ? footpathCurve(from, to, metres) : '';
      })
      .join('');
  const stepFree = along(open.filter(({ stepFree: known }) => known === true));
  return (
    <>
      <path className="line steps" d={along(open.filter(({ stepFree: known }) => known !== true))} />
      <path className="line path" d={stepFree} />
      <path className="line path top" d={stepFree} />
      {open.length < shown.length && (
        <path className="line barred" d={along(shown.filter(({ closed }) => closed))} />
      )}
    </>
  );
}

interface GridEdgeProps {
  readonly bounds: PlanBounds;
  /** Its width, in metres of the plan. */
  readonly edge: number;
}

/** The plan's edge, which covers what reaches beyond: letters from west to east, numbers from north to south. */
export function GridEdge({ bounds, edge }: GridEdgeProps) {
  const { west, east, north, south, square } = bounds;
  const grid = gridOver(bounds);
  const [width, height] = [east - west, north - south];
  const middle = (index: number) => (index + 0.5) * square;
  const frame = `M${west} ${-north}h${width}v${height}h${-width}z`;
  const out = edge * 0.6;
  const cover = `M${west - out} ${-north - out}h${width + 2 * out}v${height + 2 * out}h${-width - 2 * out}z`;
  return (
    <g className="edge" aria-hidden>
      <path
        className="line grid"
        d={[
          ...columnNames(grid).map((_, index) => `M${west + index * square} ${-north}v${height}`),
          ...rowNames(grid).map((_, index) => `M${west} ${index * square - north}h${width}`),
        ].join('')}
      />
      <path className="cover" d={cover} />
      <path className="line" d={frame} />
      <text
        x={columnNames(grid)
          .map((_, index) => west + middle(index))
          .join(' ')}
        y={-north - edge / 4}
      >
        {columnNames(grid).join('')}
      </text>
      <text>
        {/* At both sides: on a phone one of them is out of sight. */}
        {[west - edge / 2, east + edge / 2].flatMap((x) =>
          rowNames(grid).map((row, index) => (
            <tspan key={`${x} ${row}`} x={x} y={middle(index) - north + edge / 4}>
              {row}
            </tspan>
          )),
        )}
      </text>
    </g>
  );
}
