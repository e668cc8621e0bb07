import { describe, expect, it } from 'vitest';
import { seasons } from '../../on-sale.ts';
import { openSite } from '../../http/site.ts';
import { mainOf, textOf } from '../../http/text-of.ts';

const at = (now: string) => {
  const { htmlOf } = openSite({ now: new Date(now) });
  return async (path: string) => textOf(mainOf(await htmlOf(path)));
};

describe('What nobody knows yet', () => {
  it('is one list, with who finds out and by when; later, with what is overdue', async () => {
    const list = await at(seasons['on-sale'])('/info/not-known-yet');
    expect(list).toMatch(/The site crew By 1 June 2026\. .*Slope, steps, shade: The Lawn/);
    expect(list).toMatch(/The stage managers, from each act By 16 July 2026\. .*Strobe, haze: .*Arab Strap/);
    expect(await at(seasons['at-festival'])('/info/not-known-yet')).toContain(
      'Still not known. Due by 1 June 2026.',
    );
  });
});
