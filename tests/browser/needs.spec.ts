import { holdBack } from './conditions.ts';
import { expectStill, noteShifts } from './shifts.ts';
import { expect, test, withoutScripts } from './test.ts';

const lineUp = '/my-line-up?picks=arab-strap,hob-lane';

test('Needs stay on the device; the line-up follows them, a link only if ticked', async ({ page }) => {
  await page.goto(lineUp);
  await expect(page.getByText('6 minutes on foot')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'What I need' }).click();
  await page.getByRole('checkbox', { name: 'Step-free ways' }).press('Space');
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('slower');
  await page.getByRole('button', { name: 'KEEP THIS' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^Kept on this device/);

  await page.goto(lineUp);
  await expect(page.getByText('What I need: Step-free, Slowest: 35 metres per minute.')).toBeVisible();
  await expect(page.getByText('18 minutes on foot')).toBeVisible();
  const link = page.getByLabel('Link to this line-up');
  await expect(link).not.toHaveValue(/needs/);
  await page.getByRole('checkbox', { name: /^With what I need/ }).check();
  await expect(link).toHaveValue(/hob-lane&needs=step-free,slower$/);
  expect(page.url()).not.toContain('needs');
});

withoutScripts('Without JavaScript needs go along to the plan and to the line-up', async ({ page }) => {
  await page.goto(lineUp);
  await page.getByRole('main').getByRole('link', { name: 'What I need' }).click();
  await page.getByRole('checkbox', { name: 'Step-free ways' }).check();
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('slower');
  await page.getByRole('button', { name: 'KEEP THIS' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Find your way' }).click();
  await expect(page.getByRole('checkbox', { name: 'Step-free ways' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Pace' })).toHaveValue('slower');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'My line-up' }).click();
  await expect(page).toHaveURL(/picks=.*needs=step-free,slower/);
  await expect(page.getByText('18 minutes on foot')).toBeVisible();
});

test('Needs chosen before the scripts arrive stay chosen, beside the stored ones', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('needs', 'lamps,slow'));
  for (const [script, from] of [
    ['needs', '/needs'],
    ['pin-clicks', '/plan?needs=#way'],
  ] as const) {
    const letScriptCome = await holdBack(page, new RegExp(`/assets/${script}-\\w+\\.js$`));
    await page.goto(from, { waitUntil: 'commit' });
    await page.getByRole('checkbox', { name: 'Step-free ways' }).check();
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('slower');
    letScriptCome();
    await expect(page.getByRole('checkbox', { name: 'Lamps after dark' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Step-free ways' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Pace' })).toHaveValue('slower');
  }
});

test('Fits and misfits show before the first script arrives, and nothing moves', async ({ page }) => {
  // The window is high enough to have rows in view.
  await page.setViewportSize({ width: 390, height: 3000 });
  await page.addInitScript(noteShifts);
  await page.addInitScript(() => localStorage.setItem('needs', 'seats,no-strobe,watch'));
  const fitText = page.getByText(/^(Fits what you need|Doesn’t fit: |Not known: )/).first();
  for (const address of ['/artist/arab-strap', '/nightjar-2026/programme'])
    await expectStill(page, address, () => expect(fitText).toBeVisible());
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sea Power' }) });
  await expect(row).toContainText('Doesn’t fit: Seats for all. Not known: No strobe.');
  await expect(page.getByText('Fits what you need.').first()).toBeVisible();
});
