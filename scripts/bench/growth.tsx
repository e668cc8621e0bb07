import { buffer } from 'node:stream/consumers';
import path from 'node:path';
import { readAssets } from '../../server/files/assets.ts';
import { createRenderer } from '../../server/pages/render.tsx';
import { ArtistCard } from '../../shared/components/programme/artist-card.tsx';
import { lineUp } from '../../shared/data/programme/line-up.ts';
import { definePage } from '../../shared/page.ts';
import { artistPath } from '../../shared/addressing/paths.ts';
import { times, type Measure } from './measure.ts';

const WARM_UP = 20;

/** The time that a page with so many acts takes to render, in ms: the median of several. */
async function renderingTime(acts: number): Promise<number> {
  const page = definePage({
    name: 'lineup',
    label: 'Line-up',
    section: 'music',
    content: { title: 'Line-up', description: 'As many acts as were asked for.' },
    meta: (copy) => copy,
    Component: () => (
      <ul>
        {Array.from({ length: acts }, (_, index) => {
          const artist = lineUp[index % lineUp.length];
          return (
            artist && (
              <li key={index}>
                <ArtistCard {...artist} href={artistPath(artist)} heading="h2" />
              </li>
            )
          );
        })}
      </ul>
    ),
  });
  const assets = readAssets(path.join(import.meta.dirname, '..', '..', 'dist'));
  const renderer = createRenderer({
    pages: [page],
    assets,
    origin: '',
    notice: undefined,
    serviceWorker: false,
    now: () => new Date(),
  });
  const taken: number[] = [];
  for (let round = 0; round < WARM_UP * 2; round += 1) {
    const started = performance.now();
    const view = await renderer.at(new URL('http://localhost/lineup'));
    await buffer((await view.render(() => undefined)).body);
    if (round >= WARM_UP) taken.push(performance.now() - started);
  }
  return taken.toSorted((one, other) => one - other)[WARM_UP / 2] ?? 0;
}

export async function growthMeasures(): Promise<readonly Measure[]> {
  const [few, some, many] = [await renderingTime(12), await renderingTime(120), await renderingTime(1200)];
  return [
    {
      what: 'one act more among 1 200, against one more among 120',
      value: (many - some) / 1080 / ((some - few) / 108),
      bound: 1.5,
      show: times,
    },
  ];
}
