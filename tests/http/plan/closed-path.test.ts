import { expect, it, vi } from 'vitest';
import { edition } from '../../../shared/addressing/paths.ts';
import { places } from '../../../shared/data/programme/places.ts';
import { openSite } from '../site.ts';

// The way down to the Boathouse is closed: the one past the stalls is longer, and across grass. So is the only way to the Jetty.
vi.mock(
  '../../../shared/data/programme/footpaths.ts',
  async (original: () => Promise<{ paths: readonly object[] }>) => {
    const { paths } = await original();
    const isClosed = (path: object) =>
      'between' in path && ['castle,boathouse', 'boathouse,jetty'].includes(String(path.between));
    return { paths: paths.map((path) => (isClosed(path) ? { ...path, closed: true } : path)) };
  },
);

const [castle, boathouse] = [places.castle.name, places.boathouse.name];
const { textAt } = openSite();

it('A closed path changes the way, the table of ways, and every distance that a page prints', async () => {
  const way = await textAt('/plan?from=castle&to=boathouse');
  expect(way).toContain(`From the ${castle} to the ${boathouse} 400 metres in all.`);
  expect(way).toContain(`Grass to ${boathouse} , 250 metres. Gentle, downhill. Not step-free.`);
  const stepFree = await textAt('/plan?from=castle&to=boathouse&needs=step-free');
  expect(stepFree).toContain('There is no step-free way.');
  const none = 'No open path leads there. The nearest place that you can reach: the';
  expect(await textAt('/plan?from=castle&to=jetty')).toContain(
    `${none} ${boathouse}, about 60 metres from it in a straight line. Ask a steward`,
  );
  expect(await textAt('/plan?from=castle&to=jetty&needs=step-free')).toContain(
    `${none} welfare tent, about 230 metres from it`,
  );
  const table = await textAt('/info/accessibility');
  expect(table).toContain(`${castle} to ${boathouse} 400 metres Trackway, then 250 metres of grass`);
  expect(await textAt('/experience')).toContain('Between the band stages 400 metres');
  expect(await textAt(`/${edition}/music`)).toContain('400 metres');
  expect(await textAt('/info/getting-here')).toMatch(/Shuttle stop 15 min 17 min 14 min/);
});
