import request from 'supertest';
import { expect, it } from 'vitest';
import { textOf } from '../../http/text-of.ts';
import { createTestApp } from '../../test-app.ts';

it('The menus are in the order of the specification', async () => {
  const { text } = await request(createTestApp().listener).get('/info/camping');
  const [menu = ''] = /<nav id="menu".*?(?=<div)/.exec(text) ?? [];
  expect(textOf(menu).trim()).toBe(
    [
      'Home Line-up Tickets',
      'Info About Getting Here Camping Accessibility Sustainability Families & Dogs Dos & Don’ts FAQs Contact Us',
      'Further Afield Things to Do Walks Pubs & Food Stores',
      'Festival 2026 Music Talks DJs Kids & Teens Guided Walks Schedule Past Festivals',
      'Gallery',
    ].join(' '),
  );
});
