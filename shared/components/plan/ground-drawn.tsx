import { Fragment } from 'react';
import type { Feature } from '../../model/grounds.ts';
import { curveAlong, edgesAlong } from '../../rules/plan/curves.ts';
import type { Point } from '../../rules/plan/grid.ts';
import type { Sheet } from '../../rules/plan/sheet.ts';

interface ScreenProps {
  readonly id: string;
  readonly pitch: number;
  readonly radius: number;
  readonly angle: number;
}

/** A halftone screen. Screens with the same pitch and angle align. */
const Screen = ({ id, pitch, radius, angle }: ScreenProps) => (
  <pattern
    id={id}
    width={pitch}
    height={pitch}
    patternUnits="userSpaceOnUse"
    patternTransform={`rotate(${angle})`}
  >
    <circle cx={pitch / 2} cy={pitch / 2} r={radius} />
  </pattern>
);

/** Fells and waters are drawn from the outside inwards; each step has larger dots than the one around it. */
const screens = {
  fell: { pitch: 8.5, angle: 75, tones: [1.4, 2.1, 2.8, 3.4, 4] },
  water: { pitch: 9.5, angle: 15, tones: [2.6, 3.4, 4.2] },
  lawn: { pitch: 8.5, angle: 75, tones: [2.8] },
} as const;
const toned = ['fell', 'water', 'lawn'] as const;

/** Draws the terrain, from slopes to buildings. */
export function TerrainDrawn({ features, names, paths }: Pick<Sheet, 'features' | 'names' | 'paths'>) {
  const each = (kind: Feature['kind'], draw: (points: readonly Point[]) => string): readonly string[] =>
    features.filter((feature) => feature.kind === kind).map(({ points }) => draw(points));
  const all = (...asked: Parameters<typeof each>): string => each(...asked).join('');
  const closed = (points: readonly Point[]) => curveAlong(points, true);
  const open = (points: readonly Point[]) => curveAlong(points, false);
  const scattered = (shape: string) => (points: readonly Point[]) =>
    points.map(([x, y]) => `M${x} ${y}${shape}`).join('');
  const [fields, woods, road] = [all('field', closed), all('wood', closed), all('road', open)];
  const trees = all('tree', scattered('h0'));
  const along = (look: Sheet['paths'][number]['look']) =>
    paths
      .filter((path) => path.look === look)
      .map(({ line }) => line)
      .join('');
  return (
    <>
      <defs>
        {toned.flatMap((kind) =>
          screens[kind].tones
            .slice(0, each(kind, closed).length)
            .map((radius, tone) => (
              <Screen key={kind + radius} {...screens[kind]} id={kind + tone} radius={radius} />
            )),
        )}
        <Screen id="trees" pitch={17} radius={6.4} angle={45} />
      </defs>
      {toned.flatMap((kind) =>
        each(kind, closed).map((area, tone) => (
          <path
            key={area}
            className={kind}
            fill={`url(#${kind}${Math.min(tone, screens[kind].tones.length - 1)})`}
            d={area}
          />
        )),
      )}
      <path className="flat" d={fields} />
      <path className="flat" id="under" d={woods} />
      <path className="line steps" d={fields} />
      <path className="beck" d={all('beck', open)} />
      <path className="wood" d={woods} />
      <path className="line road" d={road} />
      <path className="line road top" d={road} />
      <path className="line steps" d={along('steps')} />
      <path className="line path" d={along('path')} />
      <path className="line path top" d={along('path')} />
      {along('barred') && <path className="line barred" d={along('barred')} />}
      <path className="line" d={all('tree', scattered('v26'))} />
      <path className="tree shade" d={trees} />
      <path className="tree" d={trees} />
      <path d={all('tent', scattered('l-9 15h18z'))} />
      <path className="building" d={all('building', edgesAlong)} />
      {names.map(({ text, at, turn = 0 }) => (
        <Fragment key={text}>
          <text className="halo name" transform={`translate(${at.join(' ')})rotate(${turn})`}>
            {text}
          </text>{' '}
        </Fragment>
      ))}
    </>
  );
}
