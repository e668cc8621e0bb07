import { holdBack } from './conditions.ts';
import { expectAccessible, expectToFit } from './looks.ts';
import { forgetShifts, noteShifts, shiftOf } from './shifts.ts';
import { expect, test } from './test.ts';

const lineUp = '/my-line-up?picks=arab-strap,hob-lane';
const said = 'What I need: Step-free, Slowest: 35 metres per minute.';

for (const javaScriptEnabled of [true, false])
  test.describe(`What a visitor needs ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('is said once by keyboard, and line-up and plan follow it', async ({ page }) => {
      await page.goto(lineUp);
      await expect(page.getByText('6 minutes of it on foot')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'What I need' }).press('Enter');
      await page.getByRole('checkbox', { name: 'Step-free ways' }).press('Space');
      await page.getByRole('combobox', { name: 'Pace' }).selectOption('slower');
      await page.getByRole('button', { name: 'KEEP THIS' }).press('Enter');
      if (javaScriptEnabled) {
        await expect(page.getByRole('status')).toHaveText(/^Kept on this device/);
        await expect(page).toHaveURL(/needs/);
        await expectAccessible(page, 'what a visitor needs');
      }
      await expectToFit(page, [320, 390]);
      await page.getByRole('main').getByRole('link', { name: 'Find your way' }).press('Enter');
      await expect(page.getByRole('checkbox', { name: 'Step-free ways' })).toBeChecked();
      await expect(page.getByRole('combobox', { name: 'Pace' })).toHaveValue('slower');
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: 'My line-up' }).press('Enter');
      await (javaScriptEnabled
        ? page.goto(lineUp)
        : expect(page).toHaveURL(/picks=.*needs=step-free,slower/));
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByText('18 minutes of it on foot')).toBeVisible();
      await expect(page.getByText('6 minutes of it on foot')).toBeHidden();
    });
  });

for (const [where, script, from] of [
  ['the page of needs', 'needs', '/needs'],
  ['the plan', 'pin-clicks', '/plan?needs=#way'],
] as const)
  test(`What is chosen on ${where} before its script has arrived stays chosen, beside what is kept`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('needs', 'lamps,slow'));
    const letScriptCome = await holdBack(page, new RegExp(`/assets/${script}-\\w+\\.js$`));
    await page.goto(from, { waitUntil: 'commit' });
    await page.getByRole('checkbox', { name: 'Step-free ways' }).check();
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('slower');
    letScriptCome();
    await expect(page.getByRole('checkbox', { name: 'Lamps after dark' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Step-free ways' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Pace' })).toHaveValue('slower');
  });

test('The link to a line-up has what its owner needs only where they tick the box', async ({ page }) => {
  await page.goto('/needs');
  await page.getByRole('checkbox', { name: 'Step-free ways' }).check();
  await page.getByRole('button', { name: 'KEEP THIS' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Kept/);
  await page.goto(lineUp);
  const link = page.getByLabel('Link to this line-up');
  const booklet = page.getByRole('link', { name: 'Print it as a pocket programme' });
  await expect(booklet).not.toHaveAttribute('href', /needs/);
  await expect(page.getByText('What I need: Step-free.')).toBeVisible();
  await expect(link).not.toHaveValue(/needs/);
  await page.getByRole('checkbox', { name: /^With what I need/ }).check();
  await expect(link).toHaveValue(/hob-lane&needs=step-free$/);
  await expect(booklet).toHaveAttribute('href', /&needs=step-free$/);
  expect(page.url()).not.toContain('needs');
});

test('Two who compare are led by what both need, of which a link has only what its owner sent along', async ({
  page,
}) => {
  await page.goto('/needs');
  await page.getByRole('checkbox', { name: 'Step-free ways' }).check();
  await page.getByRole('button', { name: 'KEEP THIS' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Kept/);
  await page.goto('/my-line-up?picks=the-waeve,arab-strap');
  await page.getByRole('button', { name: 'Keep these on this device' }).click();
  const field = page.getByLabel('Your friend’s link');
  await field.fill('https://nightjar.example/my-line-up?picks=tuners-guide,arab-strap&needs=slower');
  await field.press('Enter');
  const both = page.getByText('what both of you need: Step-free, Slowest: 35 metres per minute.');
  await expect(both).toBeVisible();
  await expect(page).toHaveURL(
    '/my-line-up?picks=the-waeve,arab-strap&with=tuners-guide,arab-strap&with-needs=slower',
  );
  await page.reload();
  await expect(both).toBeVisible();
  await page.getByRole('link', { name: 'Back to mine' }).click();
  await expect(page).toHaveURL('/my-line-up?picks=the-waeve,arab-strap');
  await page.goto('/my-line-up?picks=tuners-guide,arab-strap&needs=slower');
  await expect(page.getByText('What I need: Slowest')).toBeVisible();
  await page.getByRole('button', { name: 'Compare with mine' }).click();
  await expect(both).toBeVisible();
  await expect(page.getByText('What I need: Step-free.')).toBeVisible();
});

for (const address of ['/nightjar-2026/programme', '/nightjar-2026/kids-teens', '/artist/arab-strap'])
  test(`What fits is said at ${address} before the first script arrives, and moves nothing`, async ({
    page,
  }) => {
    // As high as to have rows in view.
    await page.setViewportSize({ width: 390, height: 3000 });
    await page.addInitScript(noteShifts);
    await page.addInitScript(() => localStorage.setItem('needs', 'step-free,seats,no-strobe,cover'));
    const letScriptsCome = await holdBack(page, /\.js$/);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText(/^(Fits what you need|Doesn’t fit: |Not known: )/).first()).toBeVisible();
    await forgetShifts(page);
    letScriptsCome();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBe(0);
    await expectToFit(page, [320, 390]);
  });

test('The programme says what fits, what does not and what nobody knows, as soon as the device has the needs', async ({
  page,
}) => {
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sea Power' }) });
  await page.goto('/nightjar-2026/programme');
  await expect(row).not.toContainText('fit');
  await page.getByRole('link', { name: 'what you need' }).click();
  await page.getByRole('checkbox', { name: 'Seats for all' }).check();
  await page.getByRole('checkbox', { name: 'Quiet or spoken' }).check();
  await page.getByRole('combobox', { name: 'Part' }).selectOption('To watch');
  await page.getByRole('button', { name: 'KEEP THIS' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Kept/);
  await page.getByRole('main').getByRole('link', { name: 'Programme' }).click();
  await expect(row).toContainText('Doesn’t fit: Seats for all, Quiet or spoken.');
  await expect(page.getByText('Fits what you need.').first()).toBeVisible();
  await expectToFit(page, [320, 390]);
  await expectAccessible(page, 'the programme by needs');
  expect(page.url()).not.toContain('needs');
});
