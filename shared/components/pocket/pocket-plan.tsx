import { css } from '@emotion/react';
import { curveAlong, edgesAlong } from '../../rules/plan/curves.ts';
import { Boards } from '../plan/boards.tsx';
import { featuresOf, Footpaths, GridEdge, type PlanGrounds } from '../plan/ground-drawn.tsx';
import { drawnGrounds } from '../plan/plan-styles.ts';

/** The width of the edge with the grid's letters, in thousandths of the plan's width. */
const EDGE = 40;
/** How much larger names and signs are than on the plan's own page. */
const ENLARGED = 1.1;

/* Black, white and one grey. A letter is at least 6.5 points high on a drawing that is 70 mm wide. */
const drawing = (unit: number) => {
  const px = (length: number) => `${Math.round(length * unit)}px`;
  return css`
    ${drawnGrounds(px, ENLARGED)};
    flex: none;
    overflow: visible;
    .water {
      fill: var(--second);
      fill-rule: nonzero;
    }
    .line {
      stroke-width: ${px(4)};
    }
    .steps {
      stroke-width: ${px(5)};
      stroke-dasharray: 0 ${px(11)};
    }
    .road,
    .path {
      stroke-width: ${px(13)};
    }
    .top {
      stroke-width: ${px(7)};
    }
    .spots {
      stroke-width: ${px(16)};
    }
    .grid {
      stroke-width: 1px;
      stroke-dasharray: 1 ${px(8)};
    }
  `;
};

interface PocketPlanProps {
  readonly grounds: PlanGrounds & { readonly name: string };
  readonly heading: string;
  readonly text: string;
  readonly write: readonly string[];
}

/** The plan of the grounds as a page of the booklet: waters, ways, buildings and names, with the grid around them. */
export function PocketPlan({ grounds, heading, text, write }: PocketPlanProps) {
  const { west, east, north, south } = grounds.bounds;
  const unit = (east - west) / 1000;
  const edge = EDGE * unit;
  const box = [west - edge, -north - edge, east - west + 2 * edge, north - south + 2 * edge];
  const of = featuresOf(grounds.terrain);
  const road = of('road', (points) => curveAlong(points, false));
  return (
    <section>
      <h3>{heading}</h3>
      <svg viewBox={box.map(Math.round).join(' ')} css={drawing(unit)} role="img" aria-label={grounds.name}>
        <clipPath id="grounds">
          <path d={`M${west} ${-north}h${east - west}v${north - south}H${west}z`} />
        </clipPath>
        <path
          className="water"
          clipPath="url(#grounds)"
          d={of('water', (points) => curveAlong(points, true))}
        />
        <path
          className="line"
          clipPath="url(#grounds)"
          d={of('beck', (points) => curveAlong(points, false))}
        />
        <path className="line road" clipPath="url(#grounds)" d={road} />
        <path className="line road top" clipPath="url(#grounds)" d={road} />
        <Footpaths {...grounds} />
        <path d={of('building', edgesAlong)} />
        <GridEdge bounds={grounds.bounds} edge={edge} />
        <Boards {...grounds} unit={unit * ENLARGED} listAt={undefined} />
      </svg>
      <p>
        <small>{text}</small>
      </p>
      <p className="write">
        {write.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </section>
  );
}
