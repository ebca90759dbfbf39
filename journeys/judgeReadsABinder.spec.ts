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

const outline = () => page.getByRole('navigation', { name: 'Documents in order' });
const pictures = () => page.locator('[data-page] img').first();

describe('a judge with a hearing binder', () => {
  test('opens it from the day', async () => {
    await signInAsJudge(page, portal.address);
    await openHearingOf(page, '26CV00218');
    await page.getByRole('link', { name: 'Open hearing binder' }).click();
    await outline().waitFor();
    await pictures().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('reads from document to document by keyboard', async () => {
    const inView = page.locator('.docpane b').first();
    const before = await inView.textContent();
    expect(before).toMatch(/^A · /);
    await page.keyboard.press('.');
    await expect.poll(() => inView.textContent()).toMatch(/^[B-Z] · /);
    await page.keyboard.press(',');
    await expect.poll(() => inView.textContent()).toBe(before);
  });

  test('highlights selected words, and the highlight remains after a reload', async () => {
    await page.locator('[data-word]').nth(3).waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const words = document.querySelectorAll('[data-page="1"] [data-word]');
      getSelection()?.setBaseAndExtent(words[2]!, 0, words[5]!, 1);
    });
    await page.keyboard.press('h');
    await page.locator('[data-page="1"] [data-note]').first().waitFor({ state: 'attached' });
    await page.reload();
    await page.locator('[data-page="1"] [data-note]').first().waitFor({ state: 'attached' });
  });

  test('writes a note by keyboard that is saved without a button', async () => {
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: /^Note/ }).waitFor();
    await page.keyboard.type('Ask about causation');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.reload();
    await page.getByText('Ask about causation').first().waitFor();
  });

  test('moves a document, and restores argument order', async () => {
    const rows = outline().getByRole('listitem');
    const second = await rows.nth(1).locator('button').first().textContent();
    await rows.nth(1).getByRole('button', { name: /up$/ }).press('Enter');
    await expect.poll(async () => (await rows.first().textContent())?.slice(1)).toContain(second!.slice(1, 20));
    await page.getByRole('button', { name: 'Restore argument order' }).click();
    await expect.poll(async () => await rows.nth(1).locator('button').first().textContent()).toBe(second);
  });

  test('reads two documents side by side', async () => {
    await outline().click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('s');
    await page.getByLabel('Second document').waitFor();
    expect(await page.locator('.docpane').count()).toBe(2);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('uses it on a bench monitor and on a tablet without horizontal scrolling', async () => {
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, String(width)).toBeLessThanOrEqual(0);
    }
  });
});
