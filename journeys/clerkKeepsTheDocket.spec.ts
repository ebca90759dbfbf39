import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOverflow } from './findOverflow.ts';
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

const docket = () => page.getByRole('table', { name: 'Docket' });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const text = 'Clerk’s notice: the motion hearing is in Department 9';

describe('a clerk', () => {
  test('opens the docket of a case', async () => {
    await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
    await page.goto(`${portal.address}/cases?status=open`);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Add entry' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('adds an entry with a document that the portal writes', async () => {
    await page.getByRole('button', { name: 'Add entry' }).click();
    await page.getByRole('combobox', { name: 'Event' }).fill('general');
    await page.getByRole('option', { name: 'Clerk’s notice (general)' }).click();
    await dialog('Add entry').getByLabel('Text', { exact: true }).fill('the motion hearing is in Department 9');
    expect(await dialog('Add entry').getByLabel('Docket text').inputValue()).toBe(text);
    await dialog('Add entry').getByRole('button', { name: 'Write' }).click();
    await dialog('Add entry').getByLabel('Text of the document').fill('The hearing of this week is in Department 9.');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await dialog('Add entry').getByRole('button', { name: 'Add entry' }).click();
    await docket().getByText(text).waitFor();
  });

  test('reads the document beside the docket', async () => {
    await docket()
      .getByRole('row')
      .filter({ hasText: text })
      .getByRole('button', { name: /Open the documents/ })
      .click();
    const beside = page.getByRole('region', { name: /Documents of entry/ });
    await beside.getByText('Clerk’s notice.pdf').first().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await beside.getByRole('button', { name: 'Close' }).click();
    await beside.waitFor({ state: 'detached' });
  });

  test('corrects the entry, and sees what it said before', async () => {
    const change = () =>
      docket()
        .getByRole('row')
        .filter({ hasText: 'Clerk’s notice: the' })
        .getByRole('button', { name: /Change entry/ });
    await change().click();
    await dialog(/^Entry/)
      .getByLabel('Docket text')
      .fill(`${text}, second floor`);
    await dialog(/^Entry/)
      .getByLabel('Reason')
      .fill('The floor was missing');
    await dialog(/^Entry/)
      .getByRole('button', { name: 'Correct entry' })
      .click();
    await docket().getByText(`${text}, second floor`).waitFor();
    await change().click();
    await dialog(/^Entry/)
      .getByText(`Before: ${text} (`)
      .waitFor();
    await dialog(/^Entry/)
      .getByText('Reason: The floor was missing')
      .waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('strikes the entry, which stays on the docket', async () => {
    await dialog(/^Entry/)
      .getByLabel('Change')
      .selectOption('Strike the entry');
    await dialog(/^Entry/)
      .getByLabel('Reason')
      .fill('Entered in the wrong case');
    await dialog(/^Entry/)
      .getByLabel('Authority')
      .fill('Order of the presiding judge');
    await dialog(/^Entry/)
      .getByRole('button', { name: 'Strike entry' })
      .click();
    const row = docket().getByRole('row').filter({ hasText: 'second floor' });
    await row.getByText('Struck').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('searches the docket, and finds the entry by its words', async () => {
    await page.getByLabel('Search the docket').fill('department second');
    await page.getByText('1 entry', { exact: true }).waitFor();
    await page.getByLabel('Search the docket').fill('');
  });

  test('certifies the docket', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Certified docket sheet' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Certified docket sheet .+\.pdf$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('does all of it on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await docket().waitFor();
    expect(await findOverflow(page)).toEqual([]);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
});
