import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

describe('an attorney', () => {
  test('opens legal research, which requires a query', async () => {
    await signInThroughProvider(page, portal.address, 'a.example@example.com');
    await page.goto(`${portal.address}/legal-research`);
    await page.getByRole('heading', { name: 'Connected Platforms' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'SEARCH ALL PLATFORMS' }).click();
    await page.locator('.msg', { hasText: 'Please enter a search query' }).waitFor();
  });

  test('searches the library and opens a decision at the passage that was found', async () => {
    await page.getByRole('searchbox', { name: 'Search all platforms' }).fill('implied warranty of habitability');
    await page.getByText('Ready to Search').waitFor();
    await page.getByLabel('Jurisdiction').selectOption('California');
    await page.getByRole('button', { name: 'SEARCH ALL PLATFORMS' }).click();
    await page.getByText('Searching for: "implied warranty of habitability" across connected platforms...').waitFor();
    await page.getByRole('link', { name: 'Green v. Superior Court' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Green v. Superior Court' }).click();
    await page.locator('p[aria-current=true] mark', { hasText: 'habitability' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('finds the search again under My activity', async () => {
    await page.goto(`${portal.address}/research`);
    await page.getByRole('link', { name: 'implied warranty of habitability' }).first().waitFor();
    await page.getByRole('button', { name: /^Case Law \(\d{3}\)$/ }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('looks up a citation', async () => {
    await page.getByLabel('Text with case citations').fill('See Obergefell v. Hodges, 576 U.S. 644 (2015).');
    await page.getByRole('button', { name: 'Look up citations' }).click();
    await page.getByText('Found, name matches', { exact: false }).waitFor();
  });

  test('reads that a platform has no connector, and is not asked for credentials', async () => {
    await page.goto(`${portal.address}/legal-research?tab=platforms`);
    await page.getByRole('button', { name: 'Details of Westlaw' }).click();
    const dialog = page.getByRole('dialog', { name: 'Platform Details: Westlaw' });
    await dialog.getByText('does not accept credentials', { exact: false }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Connect Now' }).count()).toBe(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  test('changes the research settings, which are saved', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByLabel('Sync Frequency').selectOption('Every hour');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText('Research settings saved').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.reload();
    await page.getByLabel('Sync Frequency').waitFor();
    expect(await page.getByLabel('Sync Frequency').inputValue()).toBe('hourly');
  });
});
