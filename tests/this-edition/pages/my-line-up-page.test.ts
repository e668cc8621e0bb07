import { describe, expect, it } from 'vitest';
import { places } from '../../../shared/data/programme/places.ts';
import { sets } from '../../../shared/festival/programme.ts';
import { openSite } from '../../http/site.ts';
import { mainOf, textOf } from '../../http/text-of.ts';
import { DOCUMENT_END } from '../../whole-document.ts';

const site = openSite();
const get = (query: string) => site.get(`/my-line-up${query && `?${query}`}`);
const textAt = async (query: string): Promise<string> => textOf(mainOf((await get(query)).text));

describe('A visitor’s line-up', () => {
  it.each<readonly [what: string, query: string, ...sentences: string[]]>([
    [
      'an overlap, with the walk and what can be done',
      'picks=seven-miles,dorothy-postbox',
      'Clash Dorothy Postbox and Seven miles, fifteen inches overlap by 45 minutes, and the walk takes 1 minute.',
      'Leave Dorothy Postbox 46 minutes before its end to see Seven miles, fifteen inches from the start.',
      '2 picked · 1 clash',
    ],
    [
      'which of several with one title each button is of',
      'picks=kite-building-friday,kite-flying-friday,the-waeve',
      'Remove Kite workshop, Friday 11am',
      'Make it a maybe Kite workshop, Friday 1.30pm',
      'Remove The Waeve',
    ],
    [
      'how long one is free, walks, and can eat',
      'picks=bodega,the-waeve',
      '55 minutes free, 5 minutes of it on foot',
      'Time to eat. The stalls: 3 minutes there, 4 minutes on.',
    ],
    [
      'the last bus, with the way in the dark out of a headliner’s crowd',
      'picks=sea-power',
      'The last shuttle leaves at 2.30am. After Sea Power you’re at the stop by 11pm.',
    ],
    [
      'that nobody comes back in for the DJs after last entry',
      'picks=sea-power,vesper-low',
      'Last entry is at 11pm. If you go to your tent, you can’t come back for Vesper Low.',
    ],
    [
      'the same by step-free ways, for whom the path through the wood is none, at their own pace, and the next stops',
      'picks=arab-strap,hob-lane&needs=step-free,slower',
      'What I need: Step-free, Slowest: 35 metres per minute. Change it',
      '18 minutes of it on foot',
      `Next seats: The stalls, 500 metres. Next accessible toilet: Toilets at the ${places.boathouse.name}, 25 metres.`,
    ],
    [
      'what cannot be reached without steps, and the nearest that can',
      'picks=valley-choir&needs=step-free',
      'There’s no step-free way here. The nearest place with one is 160 metres away: The Courtyard.',
    ],
    [
      'what does not fit, and what nobody knows',
      'picks=sea-power&needs=seats,no-strobe',
      'Doesn’t fit: Seats for all. Not known: No strobe.',
    ],
    [
      'how far one goes on a day, and how long one stands',
      'picks=arab-strap,hob-lane',
      'On foot from set to set: 360 metres. Without a seat: 1 hour 10 minutes at least. Uphill: 360 metres at least.',
    ],
  ])('says %s', async (_what, query, ...sentences) => {
    const text = await textAt(query);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  it('says nothing of seats, toilets and the last bus to whoever does not ask for them', async () =>
    expect(await textAt('picks=bodega,the-waeve&needs=signed,quiet')).not.toMatch(/Next |last shuttle/));

  it('tells nobody to leave a guided walk on its way, or to join one', async () => {
    const walks = sets.filter(({ event }) => event.kind === 'walk');
    const titles = walks.map(({ event }) => event.title).join('|');
    const advice = new RegExp(`Leave (?:${titles}) \\d|first [^.]* of (?:${titles})\\.`, 'g');
    for (const { id, day } of walks) {
      const rest = sets.filter((set) => set.day === day && set.id !== id).map((set) => set.id);
      expect((await textAt(`picks=${[id, ...rest].join()}`)).match(advice) ?? []).toEqual([]);
    }
  });

  it('leads to its calendar, and to the link that is its backup', async () => {
    const { text } = await get('picks=the-waeve,arab-strap&maybe=bodega');
    const query = 'picks=the-waeve,arab-strap&amp;maybe=bodega';
    expect(text).toContain(`href="/my-line-up.ics?${query}"`);
    expect(text).toMatch(new RegExp(`href="webcal://[^/"]+/my-line-up\\.ics\\?${query}"`));
    expect(text).toMatch(new RegExp(`readOnly="" value="http://[^/"]+/my-line-up\\?${query}"`));
    expect(textOf(text)).toContain('On this device, and nowhere else');
  });

  it('says of an unknown pick that it is not in the programme, and lets it be removed', async () => {
    const text = await textAt('picks=the-waeve,no-such-set');
    expect(text).toContain('“no-such-set” isn’t in the programme, or isn’t any more. Remove no-such-set');
    expect(text).toContain('1 picked');
  });

  it('without picks says how it works, and needs no more than one round trip', async () => {
    const { text } = await get('');
    expect(textOf(text)).toContain('Nothing picked so far');
    expect(text).not.toContain('<section id="no-picks" hidden');
    expect((await get('picks=the-waeve')).text).toMatch(/<section id="no-picks" hidden=""/);
  });
});

describe('Two line-ups in one address', () => {
  const query = 'picks=the-waeve,arab-strap,hob-lane&with=tuners-guide,arab-strap,vesper-low';

  it('say whose is whose, whose maybe a set is that both have, and where they part', async () => {
    const text = await textAt(`${query},bodega&maybe=bodega,owls&with-maybe=owls`);
    for (const line of [
      `${places.library.name} Them`,
      `${places.boathouse.name} Both`,
      'Both Maybe for you',
      'Both Maybe for both',
      'You part after Arab Strap.',
    ])
      expect(text).toContain(line);
  });

  it.each([
    ['your friend needs: Slowest: 35 metres per minute.', '6.55pm', '&with-needs=slower'],
    [
      'both of you need: Step-free, Slower: 56 metres per minute.',
      '6.58pm',
      '&needs=slow&with-needs=step-free',
    ],
  ])('are reckoned by what %s', async (needs, at, asked) => {
    const text = await textAt(query + asked);
    expect(text).toContain(`Walks and meetings are reckoned by what ${needs}`);
    expect(text).toContain(`Meet at ${at}: `);
    expect(await textAt(query)).not.toContain('reckoned by');
  });
});

const all = sets.map(({ id }) => id);
it.each([
  ['2000 picks', `picks=${Array.from({ length: 2000 }, (_, index) => `s${index}`).join()}`],
  ['everything twice, compared with itself', `picks=${all.join()}&maybe=${all.join()}&with=${all.join()}`],
  ['markup', 'picks=%3Cscript%3Ealert(1)%3C/script%3E&with=%3Cimg src=x onerror=alert(1)%3E'],
  ['broken escapes', 'picks=%ff%fe&maybe=%00&with=%E0%A4%A'],
  ['names of every object', 'picks=constructor,toString,--proto--&remove=constructor&with=hasOwnProperty'],
  ['parameters twice', 'picks=owls&picks=bodega&with=&with=owls&with-maybe='],
])('Whatever an address of a line-up says, the answer is a page: %s', async (_what, query) => {
  const { status, text } = await get(query);
  expect(status).toBe(200);
  expect(text).toMatch(DOCUMENT_END);
  expect(text).not.toMatch(/<script>alert|<img src=x|undefined|\[object|NaN/);
});
