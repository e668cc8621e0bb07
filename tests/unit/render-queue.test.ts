import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Metrics } from '../../server/log/metrics.ts';
import { createRenderQueue } from '../../server/http/render-queue.ts';

/** A queue of one rendering at a time, which records its rendered and refused visitors. */
function createTrial(longest: number) {
  const queue = createRenderQueue({ longest, longestWait: 2000, metrics: new Metrics() });
  const rendered: string[] = [];
  const refused: string[] = [];
  const ask = (client: string, visitor: string, abandoned = false) =>
    queue(client, {
      run: async () => void rendered.push(visitor),
      refuse: () => refused.push(visitor),
      abandoned: () => abandoned,
    });
  const settle = async () => {
    for (let turns = 0; turns < 50; turns += 1) await turn();
  };
  return { ask, rendered, refused, settle };
}

describe('The queue of renderings', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('refuses whoever has waited for longer than two seconds, and renders for who came later', async () => {
    const { ask, rendered, refused, settle } = createTrial(10);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    for (const visitor of ['a1', 'a2', 'a3']) ask('a', visitor);
    clock.mockReturnValue(1500);
    ask('b', 'b1');
    clock.mockReturnValue(2001);
    await settle();
    expect(rendered).toEqual(['a1', 'b1']);
    expect(refused).toEqual(['a2', 'a3']);
  });

  it('serves clients in turn, and the requests of one client in their order', async () => {
    const { ask, rendered, settle } = createTrial(10);
    for (const visitor of ['a1', 'a2', 'a3', 'a4']) ask('a', visitor);
    ask('b', 'b1');
    ask('c', 'c1');
    ask('b', 'b2');
    await settle();
    expect(rendered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('when full, refuses the newest request of the client that has the most in it', async () => {
    const { ask, rendered, refused, settle } = createTrial(3);
    for (const visitor of ['a1', 'a2', 'a3', 'a4', 'a5']) ask('a', visitor);
    expect(refused).toEqual(['a5']);
    ask('b', 'b1');
    expect(refused).toEqual(['a5', 'a4']);
    ask('c', 'c1');
    expect(refused).toEqual(['a5', 'a4', 'a3']);
    ask('d', 'd1');
    expect(refused).toEqual(['a5', 'a4', 'a3', 'd1']);
    await settle();
    expect(rendered).toEqual(['a1', 'a2', 'b1', 'c1']);
  });
});
