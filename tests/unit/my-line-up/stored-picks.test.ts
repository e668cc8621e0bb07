import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noPicks } from '../../../shared/rules/my-line-up/picks.ts';

const some = { picks: ['sea-power', 'owls'], maybe: ['bdrmm'] };

/** A browser's storage, its page's events, and the module as a page that was just loaded has it. */
async function openPage(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const target = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: storage });
  const { storedPicks, storePicks, onPicksStored } =
    await import('../../../shared/islands/browser/stored-picks.ts');
  const tell = (type: string, fields: object) => target.dispatchEvent(Object.assign(new Event(type), fields));
  return { storedPicks, storePicks, onPicksStored, tell };
}

describe('A visitor’s picks on the device', () => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

  beforeEach(() => entries.clear());
  afterEach(() => {
    vi.unstubAllGlobals();
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('are there on the next page, as the query of an address, and nothing is left of none', async () => {
    const page = await openPage(() => storage);
    expect(page.storedPicks()).toEqual(noPicks);
    expect(page.storePicks(some)).toBe(true);
    expect([...entries]).toEqual([['picks', 'picks=sea-power,owls&maybe=bdrmm']]);
    const next = await openPage(() => storage);
    expect(next.storedPicks()).toEqual(some);
    next.storePicks(noPicks);
    expect([...entries]).toEqual([]);
  });

  it.each(['', '%zz', '<b>', 'picks=,,&maybe=A B', '{"picks":["owls"]}', 'basket=1&picks'])(
    'count as none where %j is kept',
    async (text) => {
      entries.set('picks', text);
      const page = await openPage(() => storage);
      expect(page.storedPicks()).toEqual(noPicks);
    },
  );

  it('hold for as long as the page is open where the browser refuses to keep anything', async () => {
    const page = await openPage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(page.storedPicks()).toEqual(noPicks);
    expect(page.storePicks(some)).toBe(false);
    expect(page.storedPicks()).toEqual(some);
    expect(page.storePicks(noPicks)).toBe(false);
    expect(page.storedPicks()).toEqual(noPicks);
  });

  it('hold on this page when the storage is full, until another one keeps picks', async () => {
    entries.set('picks', 'picks=owls');
    const page = await openPage(() => ({
      ...storage,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    }));
    page.storePicks(some);
    expect(page.storedPicks()).toEqual(some);
    page.onPicksStored(() => undefined);
    entries.set('picks', 'maybe=bodega');
    page.tell('storage', { key: 'picks' });
    expect(page.storedPicks()).toEqual({ picks: [], maybe: ['bodega'] });
  });

  it('are told to a page when another tab changes them, and when it comes back from the cache', async () => {
    const page = await openPage(() => storage);
    const listener = vi.fn<(picks: object) => void>();
    const end = page.onPicksStored(listener);
    page.tell('storage', { key: 'basket' });
    page.tell('pageshow', { persisted: true });
    page.tell('visibilitychange', {});
    expect(listener).not.toHaveBeenCalled();
    entries.set('picks', 'picks=owls');
    page.tell('storage', { key: 'picks' });
    expect(listener).toHaveBeenLastCalledWith({ picks: ['owls'], maybe: [] });
    entries.clear();
    page.tell('storage', { key: null });
    expect(listener).toHaveBeenLastCalledWith(noPicks);
    entries.set('picks', 'picks=bdrmm');
    page.tell('pageshow', { persisted: true });
    expect(listener).toHaveBeenLastCalledWith({ picks: ['bdrmm'], maybe: [] });
    page.storePicks(some);
    page.tell('visibilitychange', {});
    expect(listener).toHaveBeenCalledTimes(3);
    end();
    entries.clear();
    page.tell('storage', { key: 'picks' });
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
