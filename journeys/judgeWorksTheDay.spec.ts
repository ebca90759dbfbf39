import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { openHearingOf, signInAsJudge } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const note = 'Ask counsel about the second interrogatory.';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const says = (words: string | RegExp) => page.getByText(words).first().waitFor();

describe('a judge', () => {
  test('signs in and sees today’s hearings', async () => {
    await signInAsJudge(page, portal.address);
    await page.getByRole('heading', { name: 'Judicial Dashboard' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('goes to the next day with hearings, and opens a binder with its documents', async () => {
    await openHearingOf(page, '26CV00218');
    await says(/documents? in order/);
    await says('Drew Specimen');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('writes a note that no one else can read', async () => {
    await page.getByLabel('Note on this hearing').fill(note);
    await button('Save note').first().click();
    await says(/^Saved /);
    await page.reload();
    await expect.poll(() => page.getByLabel('Note on this hearing').inputValue()).toBe(note);
  });

  test('sees the documents that need a signature or a ruling', async () => {
    await page.getByRole('tab', { name: 'Pending matters' }).click();
    await says('Awaiting review or signature');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('prints the list of the day’s documents', async () => {
    await page.getByRole('tab', { name: 'Hearing binder' }).click();
    await button('Print list').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('computes a deadline, and sees each step with its authority', async () => {
    await page.goto(`${portal.address}/deadlines?tab=calculator&system=california&event=summons_served&day=2026-10-13`);
    await page.getByRole('tab', { name: 'Calculator', selected: true }).waitFor();
    await says(/412\.20/);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('reads the figures of the court, also on a narrow screen', async () => {
    await page.goto(`${portal.address}/reports`);
    await says('Clearance rate');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${portal.address}/judge-dashboard`);
    await page.getByRole('tab', { name: 'My day' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
});
