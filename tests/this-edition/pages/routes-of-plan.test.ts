import { describe, expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { textOf } from '../../http/text-of.ts';
import { thisFestival } from '../nightjar.ts';

const planInWords = thisFestival.texts.plan?.inWords ?? [];

const { get } = openSite();
const htmlOf = async (query: string): Promise<string> => (await get(`/plan${query}`).expect(200)).text;

/** The requested route, as visitors read it. */
const writtenBy = async (query: string): Promise<string> => {
  const [, answer = ''] = /<section[^>]* id="way"[^>]*>(.*?)<\/section>/.exec(await htmlOf(query)) ?? [];
  return textOf(answer).trim();
};

/** Routes on the plan: the beginning of each, and one of its sentences. */
const asked: readonly (readonly [query: string, begins: string, says: string])[] = [
  [
    '?from=curlewField&to=castle',
    'From Curlew Field to the Castle Stage 700 metres in all. 10 minutes by day, 14 minutes in the dark.',
    'Rutted farm track to The castle gate , 400 metres. Gentle, uphill. Not step-free. No lamps.',
  ],
  [
    '?from=curlewField&to=lockers&needs=step-free',
    'From Curlew Field to the lockers 420 metres in all.',
    'Nobody has checked it from the castle gate to the lockers. We don’t know yet whether the lockers are step-free. Ask the access team before you rely on it.',
  ],
  [
    '?from=gate&to=boathouse&needs=lamps,slower',
    'From the castle gate to the Boathouse Stage 650 metres in all, 25 minutes in the dark. There’s a shorter way by day: 460 metres, 14 minutes.',
    'Lamps all the way.',
  ],
  [
    '?from=boathouse&to=lateTent&needs=step-free,slower',
    'From the Boathouse Stage to the Small Hours 610 metres in all. 18 minutes by day, 24 minutes in the dark.',
    'Step-free all the way.',
  ],
];

describe('The way that a visitor asks the plan for', () => {
  it.each(asked)('%s is told stretch by stretch', async (query, begins, says) => {
    const answer = await writtenBy(query);
    expect(answer.startsWith(begins), answer).toBe(true);
    expect(answer).toContain(says);
  });

  it.each([
    ['?from=&to=', 'Choose where you start from and where you’re going'],
    ['?to=castle', 'Choose where you start from'],
    ['?from=station&to=gate', 'Choose where you start from'],
    ['?from=gate&to=%3Cscript%3E&needs=%00', 'Choose where you’re going'],
  ])('%s asks for none, is no error, and is told what it lacks: %s', async (query, lacks) => {
    const html = await htmlOf(query);
    expect(/ id="way"[^>]*>(.*?)</.exec(html)?.[1]).toBe(lacks);
    expect(html).not.toMatch(/NaN|undefined|Infinity|<script>[^<]/);
  });
});

it('The plan in words precedes its list, from the gate onwards, each step from the last one', async () => {
  const html = await htmlOf('');
  const [, description = ''] = /<h2 id="in-words">(.*?)<\/section>/s.exec(html) ?? [];
  expect(html.indexOf('id="in-words"')).toBeLessThan(html.indexOf('id="list"'));
  const text = textOf(description);
  expect(text).toContain(
    'You stand in the castle gate. The drive goes south-east to the Castle Stage: 300 metres, gentle, uphill.',
  );
  expect(text.split(' ').length).toBeLessThan(200);
  const legs = planInWords.flat();
  for (const [index, { from, to }] of legs.entries())
    expect(['gate', ...legs.slice(0, index).map((leg) => leg.to)], `${from} to ${to}`).toContain(from);
});
