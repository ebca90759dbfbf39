import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPast } from './fillPast.ts';
import { findOverflow } from './findOverflow.ts';
import { inDatabase } from './inDatabase.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await startPortal();
  await inDatabase(portal, (db) => fillPast(db, new Date().toISOString().slice(0, 10), 2));
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

describe('an administrator', () => {
  test('opens the what-ifs from the calendar', async () => {
    await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
    await page.goto(`${portal.address}/calendar`);
    await page.getByRole('button', { name: 'Planning' }).click();
    await page.getByRole('menuitem', { name: 'What if' }).click();
    await page.getByRole('heading', { name: 'What if', level: 1 }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('asks what one more judge and more requests would change, and is answered with charts', async () => {
    await page.getByLabel('Additional judges').fill('1');
    await page.getByLabel('More requests, in percent').fill('20');
    await page.getByRole('button', { name: 'Start simulation' }).click();
    await page.getByText('1 additional judge.').waitFor();
    await page.getByRole('img', { name: /^Line chart of the median wait/ }).waitFor();
    await page.getByText('200 runs of 13 weeks', { exact: false }).waitFor();
    const overview = page.getByRole('table', { name: 'Overview' });
    expect(await overview.getByRole('row', { name: /median/ }).textContent()).toMatch(/\d days \([\d.]+ to [\d.]+\)/);
    await page.locator('summary', { hasText: 'Figures by week' }).click();
    expect(await page.getByRole('table', { name: 'Figures by week' }).getByRole('row').count()).toBe(14);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('finds it among the earlier simulations', async () => {
    await page.getByRole('link', { name: 'Simulate another change' }).click();
    await page.getByRole('link', { name: '1 additional judge. 20% more requests.' }).waitFor();
  });
});
