import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { everyAddress } from '../every-address.ts';
import { createTestApp } from '../test-app.ts';

const { listener } = createTestApp();
const documents = await Promise.all(
  [...everyAddress, '/nope'].map(async (address) => [address, (await request(listener).get(address)).text]),
);

/** The addresses whose documents have styles for this selector. */
const styled = (selector: string) =>
  documents.filter(([, text]) => text?.includes(`}${selector}{`)).map(([address]) => address);

const all = documents.map(([address]) => address);

describe('What an island adds to the page later has its styles in the document:', () => {
  it.each(['.toasts', '.toast', '.reply', 'nav[data-dismissed] details:not([open])+ul'])(
    '%s on every page, because every page has the menus and the newsletter’s form',
    (selector) => expect(styled(selector)).toEqual(all),
  );

  it('the large view in the gallery, and on no other page', () => {
    expect(styled('.large-view')).toEqual(['/gallery']);
  });

  it('the tooltips of the footer’s icons', () => {
    for (const [address, text] of documents) {
      const [, name] = /data-island="tooltips"[^>]*class="([\w-]+)"/.exec(text ?? '') ?? [];
      expect(text, address).toContain(`.${name} [role='tooltip']{`);
    }
  });
});
