import type { Path, Place } from '../../data/programme/model.ts';
import { footpathCurve } from '../../rules/plan/curves.ts';

interface FootpathsProps {
  readonly paths: readonly Path[];
  readonly places: Readonly<Record<string, Place>>;
}

/** The paths of the grounds, each as long as it is: step-free ones as a line, others dashed; closed ones are left out. */
export function Footpaths({ paths, places }: FootpathsProps) {
  const open = paths.filter(({ closed }) => !closed);
  const along = (some: readonly Path[]) =>
    some
      .map(({ between: [one, other], metres }) => {
        const [from, to] = [places[one]?.at, places[other]?.at];
        return from && to ? footpathCurve(from, to, metres) : '';
      })
      .join('');
  return (
    <>
      <path className="path" d={along(open.filter(({ stepFree }) => stepFree === true))} />
      <path className="path steps" d={along(open.filter(({ stepFree }) => stepFree !== true))} />
    </>
  );
}
