import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOverflow } from './findOverflow.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

/** An attorney, a clerk, and a visitor find screens, records, and guides by navigation, search, and keys. */
let portal: RunningPortal;
let browser: Browser;

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const side = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name }).first();

async function ask(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(words);
}

describe('an attorney', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signInThroughProvider(page, portal.address, 'a.example@example.com');
  });
  afterAll(() => page.close());

  test('sees the screens of the work in groups, of which the present one is highlighted', async () => {
    await side(page).getByRole('link', { name: 'Home' }).waitFor();
    const names = await side(page).getByRole('link').locator('span:not(.vh)').allTextContents();
    expect(names.slice(0, 8)).toEqual([
      'Home',
      'File',
      'My cases',
      'Calendar',
      'Deadlines',
      'Research',
      'Citation Lookup',
      'Documents',
    ]);
    for (const name of ['Deadlines', 'Documents', 'Citation Lookup', 'My cases']) {
      await side(page).getByRole('link', { name }).click();
      await expect.poll(() => side(page).locator('[aria-current=page]').textContent()).toContain(name);
    }
  });

  test('computes a deadline from the search, and sees it before Enter', async () => {
    await ask(page, 'deadline opposition from dec 15');
    await option(page, /^Opposition due /).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/deadlines\?tab=calculator&.*event=hearing_date/);
    await page.getByText('Opposition', { exact: false }).first().waitFor();
  });

  test('opens the filing screen with a case, by its number', async () => {
    await ask(page, 'file in 26CV00218');
    await option(page, /^File in 26CV00218/).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/case-processing\?case=/);
  });

  test('finds a judge, and opens the judge’s hearings', async () => {
    await ask(page, 'reyes');
    await page.getByRole('group', { name: 'Judges' }).getByRole('option').first().click();
    await page.waitForURL(/\/calendar\?view=list&judge=/);
  });

  test('works with keys alone: ? shows them, G opens screens, / searches, and a command changes the theme', async () => {
    await page.locator('main').focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByText('My cases').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await page.waitForURL(/\/deadlines$/);
    await page.locator('h1').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('dark');
    await option(page, 'Switch to Dark Mode').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });

  test('searches on a phone, where the results fit the screen', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${portal.address}/cases`);
    await page.locator('h1').first().waitFor();
    await page.getByRole('button', { name: 'Search' }).click();
    await field(page).fill('26CV00218');
    await option(page, /26CV00218/).waitFor();
    expect(await findOverflow(page)).toEqual([]);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await field(page).press('Escape');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await side(page).getByRole('link', { name: 'Help' }).scrollIntoViewIfNeeded();
    await side(page).getByRole('link', { name: 'Help' }).click();
    await page.waitForURL(/\/self-help$/);
  });
});

test('a clerk sees how many filings wait, and a key after G is no decision', async () => {
  const page = await openPage(browser, { viewport: { width: 1024, height: 700 }, reducedMotion: 'reduce' });
  await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
  await side(page)
    .getByText(/filings? to review$/)
    .waitFor({ state: 'attached' });
  // The rail of a short window scrolls.
  const settings = side(page).getByRole('link', { name: 'Settings' });
  await settings.scrollIntoViewIfNeeded();
  expect((await settings.boundingBox())!.height).toBeGreaterThanOrEqual(34);
  // The keys are fetched after the screen is shown.
  const pressQueue = async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('q');
    return page.url();
  };
  await expect.poll(pressQueue, { timeout: 20_000, interval: 500 }).toMatch(/\/review$/);
  await page.goto(`${portal.address}/case-processing`);
  await page.getByRole('table').getByRole('button').first().click();
  await page.waitForURL(/\/review\?filing=/);
  await page.locator('[data-row]').first().waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.waitForURL(/\/attorneys$/);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.close();
});

test('a visitor reads the guides without an account, from the sign-in page', async () => {
  const page = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await page.goto(`${portal.address}/login-switch`);
  await page.getByRole('link', { name: 'Guides, fees, and filing requirements' }).click();
  await page.waitForURL(/\/help$/);
  await page.getByLabel('Search guides').fill('how do i answer a lawsuit');
  await page.getByRole('link', { name: 'You were sued: how to answer a complaint' }).click();
  await page.getByRole('heading', { name: 'How long you have' }).waitFor();
  await page.goto(`${portal.address}/help/requirements`);
  await page
    .getByText(/Initial filing fees/)
    .first()
    .waitFor();
  expect(await findOverflow(page)).toEqual([]);
  await page.close();
});
