import type { Path, Place } from '../../data/programme/ground-model.ts';
import { footpathCurve } from '../../rules/plan/curves.ts';

interface FootpathsProps {
  readonly paths: readonly Path[];
  readonly places: Readonly<Record<string, Place>>;
  /** The ids of the places with a name of their own: paths to the signs beside them are not drawn. */
  readonly named: ReadonlySet<string>;
}

/** The open paths of the grounds, each as long as it is: step-free ones as a line, others dotted. */
export function Footpaths({ paths, places, named }: FootpathsProps) {
  const open = paths.filter(({ closed, between }) => !closed && between.every((id) => named.has(id)));
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
    </>
  );
}
