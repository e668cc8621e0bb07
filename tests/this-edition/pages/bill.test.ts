import { expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { mainOf } from '../../http/text-of.ts';
import { thisFestival } from '../nightjar.ts';

const {
  bill,
  addresses: { artistPath },
} = thisFestival;

const { htmlOf } = openSite();
const mainAt = async (address: string): Promise<string> => mainOf(await htmlOf(address));

it.each(['/', '/nightjar-2026/music', '/lineup?view=poster'])(
  '%s has every act on the bill of its day, each a link',
  async (address) => {
    const dayOrAct = /<h[23]>(\w+)<\/h[23]><ul[^>]*>|<a href="(\/artist\/[^"]*)"[^>]*>([^<]+)<\/a>/g;
    const found = Array.from((await mainAt(address)).matchAll(dayOrAct), ([, day, href, name]) =>
      day ? [day] : [href, name],
    );
    expect(found).toEqual(
      bill.flatMap(({ name, acts }) => [[name], ...acts.map((act) => [artistPath(act), act.name])]),
    );
  },
);
