import { describe, expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { mainOf, textOf } from '../../http/text-of.ts';
import { DOCUMENT_END } from '../../whole-document.ts';
import { thisFestival } from '../nightjar.ts';

const { places, sets } = thisFestival;

const site = openSite();
const get = (query: string) => site.get(`/my-line-up${query && `?${query}`}`);
const textAt = async (query: string): Promise<string> => textOf(mainOf((await get(query)).text));

describe('A visitor’s line-up', () => {
  it.each<readonly [what: string, query: string, ...sentences: string[]]>([
    [
      'an overlap, with the walk and what can be done',
      'picks=seven-miles,dorothy-postbox',
      'Clash with Dorothy Postbox 45 minutes at once, and 1 minute on foot. Leave it 46 minutes before its end.',
      '2 picked · 1 clash',
    ],
    [
      'the last bus, with the way in the dark out of a headliner’s crowd',
      'picks=sea-power',
      'The last shuttle leaves at 2.30am. After Sea Power you’re at the stop by 11pm.',
    ],
    [
      'a long walk, by step-free ways at the visitor’s own pace',
      'picks=arab-strap,hob-lane&needs=step-free,slower',
      'What I need: Step-free, Slowest: 35 metres per minute. Change it',
      '18 minutes on foot.',
    ],
    ['what has steps alone', 'picks=valley-choir&needs=step-free', 'There’s no step-free way.'],
  ])('says %s', async (_what, query, ...sentences) => {
    const text = await textAt(query);
    for (const sentence of sentences) expect(text).toContain(sentence);
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
});

it('Several line-ups in one address say who goes to each set, and what is shared', async () => {
  const text = await textAt(
    'picks=the-waeve,arab-strap&maybe=bodega&with=owls,arab-strap,bodega&with=picks%3Darab-strap%26maybe%3Dbodega',
  );
  for (const line of [
    `${places.library.name} Friend 1 Pick it too`,
    `${places.boathouse.name} All of you`,
    `${places.boathouse.name} You Make it a Maybe`,
    'You (maybe), Friend 1, Friend 2 (maybe)',
    'Friend 1: 3 picked, 2 of them yours too.',
    'Friend 2: 2 picked, 2 of them yours too.',
  ])
    expect(text).toContain(line);
});

const all = sets.map(({ id }) => id);
it.each([
  ['everything twice, compared with itself', `picks=${all.join()}&maybe=${all.join()}&with=${all.join()}`],
  ['markup', 'picks=%3Cscript%3Ealert(1)%3C/script%3E&with=%3Cimg src=x onerror=alert(1)%3E'],
  ['400 line-ups to compare', `picks=owls${'&with=bodega,owls'.repeat(400)}`],
])('Whatever an address of a line-up says, the answer is a page: %s', async (_what, query) => {
  const { status, text } = await get(query);
  expect(status).toBe(200);
  expect(text).toMatch(DOCUMENT_END);
  expect(text).not.toMatch(/<script>alert|<img src=x|undefined|\[object|NaN/);
  expect(textOf(text)).not.toContain('Friend 7');
});
