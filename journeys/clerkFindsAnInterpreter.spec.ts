import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import { findOverflow } from './findOverflow.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { callApi, signInThroughProvider, tokenOf } from './steps.ts';

/** An interpreter who works in the mornings, a hearing in an afternoon, and another interpreter who is suggested. */
const calendar = holidaysOf({ level: 'State Court', jurisdiction: 'California' });
const day = seekCourtDay(addDays(new Date().toISOString().slice(0, 10), 100), calendar, 1);
let portal: RunningPortal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await startPortal({});
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
  await callApi(portal.address, 'POST', '/scheduling/staff/', await tokenOf(page), {
    ...{ kind: 'interpreter', name: 'Leo Garcia', employment: 'employee' },
    languages: [{ language: 'Spanish', level: 'registered', mode: 'spoken' }],
  });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const pictures = process.env.PEOPLE_PICTURES;
/** The screen at every width, in light and dark, for a person who reviews it. */
async function takePictures(name: string): Promise<void> {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${pictures}/${name}-${theme}-${width}.png`, fullPage: true });
    }
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'blue-yellow'));
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('an interpreter for the mornings is added, objected to in an afternoon, and replaced with the keyboard', {
  timeout: pictures ? 240_000 : 25_000,
}, async () => {
  await page.goto(`${portal.address}/calendar`);
  await page.getByRole('button', { name: 'Planning' }).click();
  await page.getByRole('menuitem', { name: 'Interpreters, reporters, and mediators' }).click();
  await page.getByRole('button', { name: 'Add person' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a person' });
  await adding.getByLabel('Name').fill('Ana Ruiz');
  await adding.getByLabel('Language', { exact: true }).fill('Spanish');
  await takePictures('add');
  await adding.getByRole('button', { name: 'Add person' }).click();
  const link = page.getByRole('link', { name: 'Ana Ruiz' });
  await link.waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await takePictures('list');

  await link.click();
  await page.getByRole('button', { name: 'Add hours' }).click();
  const hours = page.getByRole('dialog', { name: 'Recurring hours of Ana Ruiz' });
  await hours.getByRole('button', { name: 'Morning' }).click();
  await takePictures('hours');
  await hours.getByRole('button', { name: 'Add hours' }).click();
  // The hours begin today, which can be the last day of its week.
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByText('Available 8:00 AM to 12:00 PM').first().waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await takePictures('person');
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`${portal.address}/calendar?day=${day}`);
  await page.getByRole('button', { name: 'Schedule New' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a hearing' });
  await dialog.getByLabel('Case number').fill('P-2026-1');
  await dialog.getByLabel('Case title').fill('Estate of Journey');
  await dialog.getByLabel('Case type').selectOption('Probate');
  for (const label of ['Judge', 'Event type', 'Venue']) {
    await dialog.getByLabel(label, { exact: true }).selectOption({ index: 1 });
  }
  await dialog.getByLabel('Duration in minutes').fill('30');
  await dialog.getByLabel('Hearing date').fill(day);
  await dialog.getByLabel('Hearing time').fill('16:15');
  const interpreter = dialog.getByRole('combobox', { name: 'Interpreter' });
  await interpreter.fill('ana ruiz');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Schedule hearing' }).click();
  await dialog.getByText(/Ana Ruiz is available 8:00 AM to 12:00 PM/).waitFor();
  await takePictures('objection');
  await interpreter.fill('');
  await page.keyboard.press('ArrowDown');
  await page.locator('.listbox-option', { hasText: /^Leo Garcia.*Available at this time/ }).waitFor();
  // Among the interpreters of the sample court.
  const options = await page.locator('.listbox-option').allTextContents();
  expect(options.filter((one) => /^(?:Leo Garcia|Ana Ruiz)/.test(one))).toEqual([
    expect.stringMatching(/^Leo Garcia.*Available at this time/),
    expect.stringMatching(/^Ana Ruiz.*Available 8:00 AM to 12:00 PM/),
  ]);
  await takePictures('suggestions');
  await interpreter.fill('Leo');
  await page.locator('.listbox-option', { hasText: 'Elena Sample' }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await interpreter.inputValue()).toBe('Leo Garcia');
  await dialog.getByRole('button', { name: 'Schedule hearing' }).click();
  await page.locator('.Toastify').getByText('Hearing scheduled successfully').first().waitFor();
});
