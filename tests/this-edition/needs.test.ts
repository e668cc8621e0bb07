import { expect, it } from 'vitest';
import { allPlaces } from '../../shared/festival/all-places.ts';
import { isOnGrounds } from '../../shared/rules/programme/on-grounds.ts';
import type { Place } from '../../shared/data/programme/ground-model.ts';
import { askedOfPlan } from '../../shared/festival/ways.ts';
import { minutesOf } from '../../shared/figures/timed-sets.ts';
import { myLineUpPage } from '../../shared/pages/my-line-up-page.tsx';
import { rowsOf } from '../../shared/figures/columns.ts';
import { groundFor } from '../../shared/rules/my-line-up/ground.ts';
import type { LineUpContent } from '../../shared/rules/my-line-up/line-up-content.ts';

const asked = {
  entry: '',
  view: {},
  query: new URLSearchParams(),
  now: new Date(0),
  year: undefined as never,
};
const { content } = myLineUpPage.load(asked) as { readonly content: LineUpContent };
const onPlan = Object.entries<Place>(allPlaces)
  .filter(([, place]) => isOnGrounds(place))
  .map(([id, { name }]) => ({ id, index: rowsOf(content.places).findIndex((place) => place.name === name) }));
/** Each two places once: a way back is as long. */
const pairs = onPlan.flatMap((from, index) => onPlan.slice(index + 1).map((to) => [from, to] as const));

/** Minutes that the plan tells, by day and in the dark. */
function minutesOnPlan(from: string, to: string, needs: string): readonly number[] {
  const query = new URLSearchParams({ from, to, needs });
  const { sum = '' } = askedOfPlan(query).ways?.answer?.way ?? {};
  const dark = Number(/(\d+) minutes? in the dark/.exec(sum)?.[1]);
  const day = Number(/(\d+) minutes? by day/.exec(sum)?.[1] ?? /(\d+) minutes?\.$/.exec(sum)?.[1]);
  return [day, dark];
}

it.each(['lamps,slow', 'step-free,slower'])(
  'For a visitor who needs “%s”, each walk of their line-up takes as long as the plan says, by day and in the dark',
  (needs) => {
    const ground = groundFor(content.ground, needs.split(','));
    expect(pairs.length).toBeGreaterThan(500);
    for (const [from, to] of pairs) {
      const minutes = ['12:00', '24:30'].map(
        (at) => ground.way(from.index, to.index, { at: minutesOf(at) }).minutes,
      );
      expect(minutes, `${from.id} to ${to.id}`).toEqual(minutesOnPlan(from.id, to.id, needs));
    }
  },
);
