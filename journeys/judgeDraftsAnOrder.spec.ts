import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInAsJudge } from './steps.ts';

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

const button = (name: string | RegExp) => page.getByRole('button', { name });

async function beginOrder(form: string): Promise<void> {
  await page.goto(`${portal.address}/orders/new`);
  const picker = page.getByRole('combobox', { name: 'Case', exact: true });
  // A complete number selects its case.
  await picker.fill('26CV00218');
  await expect.poll(() => picker.inputValue()).toMatch(/^26CV00218 ./);
  await page.getByLabel('Form').selectOption({ label: form });
  await button('Begin order').click();
  await page.getByRole('textbox', { name: 'Paragraph 1' }).waitFor();
}

describe('a judge', () => {
  test('signs in and begins two orders in one case', async () => {
    await signInAsJudge(page, portal.address);
    await beginOrder('Order denying motion');
    await beginOrder('Order granting motion');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('types a sentence as a tracked addition, and fills the blanks, with the keyboard', async () => {
    await page.getByLabel('Track changes').check();
    const paragraph = page.getByRole('textbox', { name: 'Paragraph 1' });
    await paragraph.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Counsel shall meet and confer.');
    expect(await paragraph.locator('ins').allTextContents()).toEqual([' Counsel shall meet and confer.']);
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Backspace');
    expect(await paragraph.locator('ins').allTextContents()).toEqual([' Counsel shall meet and']);
    for (const field of await page.getByLabel(/^Blank: /).all()) await field.fill('the value');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    expect(await paragraph.locator('ins').textContent()).toBe(' Counsel shall meet and');
  });

  test('saves the order as a Word file, and reads it back unchanged', async () => {
    await page.getByText('Word file', { exact: true }).click();
    const download = page.waitForEvent('download');
    await button('Download Word file').click();
    const file = await (await download).path();
    const before = await page.getByRole('textbox', { name: 'Paragraph 1' }).textContent();
    const buffer = readFileSync(file);
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await page
      .locator('input[type=file][aria-label="Upload Word file"]')
      .setInputFiles({ name: 'Order.docx', mimeType, buffer });
    await page
      .getByText(/^Word file read/)
      .first()
      .waitFor();
    expect(await page.getByRole('textbox', { name: 'Paragraph 1' }).textContent()).toBe(before);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('strikes a paragraph with one key, restores it, and gives the order for signature', async () => {
    const paragraph = page.getByRole('textbox', { name: 'Paragraph 1' });
    await paragraph.focus();
    await page.keyboard.press('Control+Shift+X');
    expect(await paragraph.locator('del').count()).toBeGreaterThan(0);
    await page.keyboard.press('Control+z');
    expect(await paragraph.locator('del').count()).toBe(0);
    await button('Give for signature').click();
    await page.getByText(/^Given to the judge for signature\. A change/).waitFor();
    // A judge's own draft has no one to whom it returns: a change makes it a draft again.
    expect(await button('Return to drafts').count()).toBe(0);
    await paragraph.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' So ordered.');
    await button('Give for signature').waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();
  });

  test('compares the two orders and adopts a paragraph', async () => {
    await page.goto(`${portal.address}/orders`);
    await page.getByLabel('Compare Order denying motion').check();
    await page.getByLabel('Compare Order granting motion').check();
    await page.getByRole('link', { name: 'Compare orders' }).click();
    await page.locator('mark').first().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await button(/^Adopt/)
      .first()
      .click();
    await page
      .getByText(/^Paragraph added to/)
      .first()
      .waitFor();
  });
});
