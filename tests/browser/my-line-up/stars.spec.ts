import type { Page } from 'playwright/test';
import { refuseToKeep } from '../conditions.ts';
import { tabFaults } from '../every-page/focus-faults.ts';
import { expect, test } from '../test.ts';

const star = (page: Page, set: string) => page.locator(`button[form=stars][value=${set}]`);
/** The time that a hand holds a button down, in milliseconds. */
const HELD = { delay: 100 };
const count = (page: Page) => page.locator('#picks');
const undo = (page: Page) => count(page).getByRole('button', { name: 'Undo' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('picks'));

test('Sets are picked, made a maybe, removed and restored; tabs follow', async ({ page, context }) => {
  const otherTab = await context.newPage();
  await otherTab.goto('/lineup');
  // A value that is no list of picks counts as none.
  await otherTab.evaluate(() => localStorage.setItem('picks', '{"picks":["bodega"]}&maybe=A B'));
  // The address has somebody else's picks, but stars show the device's own.
  await page.goto('/lineup?picks=bodega');
  await expect(star(page, 'bodega')).toHaveAccessibleName('Star: pick Bodega');
  await page.getByRole('link', { name: 'Sea Power', exact: true }).focus();
  await page.keyboard.press('Tab');
  const first = star(page, 'sea-power');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleName('Star: Sea Power, picked; make it a maybe');
  await expect(count(page).getByRole('status')).toHaveText('Sea Power picked. 1 picked');
  await expect(count(page).getByRole('link')).toHaveAttribute('href', /\/my-line-up$/);
  await expect(page).toHaveURL('/lineup?picks=bodega');
  // A tab without picks, in which nothing was clicked, shows the picks of this one.
  await expect(star(otherTab, 'sea-power')).toHaveAccessibleName('Star: Sea Power, picked; make it a maybe');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(first).toHaveAccessibleName('Star: pick Sea Power');
  await expect(count(page).getByRole('status')).toHaveText('Sea Power taken off. Nothing picked');
  await page.keyboard.press('Space');

  await page.goto('/nightjar-2026/schedule');
  await expect(count(page).getByRole('status')).toHaveText('1 picked');
  await star(page, 'vesper-low').click(HELD);
  await page.goto('/nightjar-2026/programme');
  await star(page, 'mud-kitchen-friday').click(HELD);
  await page.goto('/artist/arab-strap');
  await star(page, 'arab-strap').click(HELD);
  expect(await kept(page)).toBe('picks=sea-power,vesper-low,mud-kitchen-friday,arab-strap');

  await page.reload();
  await expect(star(page, 'arab-strap')).toHaveAccessibleName('Star: Arab Strap, picked; make it a maybe');
  await expect(count(page).getByRole('status')).toHaveText('4 picked');
  await expect(undo(page)).toBeHidden();

  await otherTab.goto('/nightjar-2026/programme');
  await expect(star(otherTab, 'arab-strap')).toHaveAttribute('data-state', 'picked');
  await star(page, 'arab-strap').click(HELD);
  await expect(star(otherTab, 'arab-strap')).toHaveAccessibleName('Star: Arab Strap, maybe; take it out');
  await expect(count(otherTab).getByRole('status')).toHaveText('3 picked, 1 maybe');
  await star(otherTab, 'arab-strap').click(HELD);
  await expect(count(otherTab).getByRole('status')).toHaveText('Arab Strap taken off. 3 picked');
  await expect(star(page, 'arab-strap')).toHaveAccessibleName('Star: pick Arab Strap');
  await expect(undo(page)).toBeHidden();

  await undo(otherTab).press('Enter');
  await expect(count(otherTab).getByRole('status')).toHaveText('Arab Strap is a maybe. 3 picked, 1 maybe');
  await expect(star(otherTab, 'arab-strap')).toHaveAttribute('data-state', 'maybe');
  await expect(star(otherTab, 'arab-strap')).toBeFocused();
  await expect(undo(otherTab)).toBeHidden();
});

test('If the browser stores nothing, picks last on the page, and go along', async ({ page }) => {
  await refuseToKeep(page, 'localStorage');
  await page.goto('/nightjar-2026/schedule');
  await star(page, 'bodega').click(HELD);
  await star(page, 'the-waeve').click(HELD);
  await star(page, 'the-waeve').click(HELD);
  await expect(count(page).getByRole('status')).toHaveText('The Waeve is a maybe. 1 picked, 1 maybe');
  await expect(count(page).getByRole('link')).toHaveAttribute(
    'href',
    /\/my-line-up\?picks=bodega&maybe=the-waeve$/,
  );
  await page.reload();
  await expect(star(page, 'bodega')).toHaveAccessibleName('Star: pick Bodega');
});

test('Picking moves nothing, covers no focus, and shows in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/nightjar-2026/schedule');
  const places = () =>
    page
      .locator('main li strong:visible, footer h2')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
  const before = await places();
  await star(page, 'the-waeve').click(HELD);
  await star(page, 'bodega').click(HELD);
  await star(page, 'bodega').click(HELD);
  await expect(undo(page)).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // A focused element is above the count.
  expect(await tabFaults(page, 'main')).toEqual([]);
  const shapes = await page
    .locator(['penelope-isles', 'the-waeve', 'bodega'].map((set) => `#set-${set}`).join())
    .evaluateAll((stars) => stars.map((element) => getComputedStyle(element, '::before').clipPath));
  expect(new Set(shapes).size).toBe(3);
});
