import type { ReactNode } from 'react';
import type { AreaKind, Feature, ScatteredKind, Terrain } from '../../data/programme/ground-model.ts';
import { curveAlong, edgesAlong } from '../../rules/plan/curves.ts';

interface TerrainDrawnProps {
  readonly terrain: Terrain;
  /** A thousandth of the plan's width, in metres. */
  readonly unit: number;
  /** Drawn above the ground, below trees and buildings: the paths. */
  readonly children: ReactNode;
}

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

export function TerrainDrawn({ terrain: { features, names }, unit, children }: TerrainDrawnProps) {
  const of = (kind: Feature['kind']) => features.filter((feature) => feature.kind === kind);
  const all = (kind: Feature['kind'], draw: (points: Feature['points']) => string) =>
    of(kind)
      .map(({ points }) => draw(points))
      .join('');
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
      {children}
      <path className="tree shade" d={trees} />
      <path className="tree" d={trees} />
      <path d={each('tent', 'l-9 15h18z')} />
      <path className="building" d={all('building', edgesAlong)} />
      {names.map(({ text, at: [east, north], turn }) => (
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
