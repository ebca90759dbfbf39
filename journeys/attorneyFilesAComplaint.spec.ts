import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileThroughApi, findFilingToFile, ownDocument, signInThroughProvider, tokenOf } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

describe('an attorney', () => {
  const filing = findFilingToFile();
  const row = () => page.getByRole('row').filter({ hasText: filing.name });

  test('signs in through the identity provider, and no ticket stays in the address bar', async () => {
    await signInThroughProvider(page, portal.address, 'a.example@example.com');
    expect(page.url()).toBe(`${portal.address}/dashboard`);
    const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('authData') ?? '{}'));
    expect(stored).toMatchObject({ isAuthenticated: true, role: 'attorney' });
    expect(stored.expiry).toBeGreaterThan(Date.now() + 3.9 * 3_600_000);
  });

  test('is asked to choose a document before analyzing', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^File/ }).click();
    await page.getByRole('heading', { name: 'Case Processing and Analysis' }).waitFor();
    await page.getByRole('button', { name: 'Analyze' }).click();
    await page.getByText('Please select a main document first').waitFor();
  });

  test('has a PDF analyzed, watches each step, and sees the doubts about it in the draft', async () => {
    await page.locator('input[type=file]').first().setInputFiles(filing);
    await page.getByLabel('Jurisdiction').selectOption('California');
    await page.getByRole('button', { name: 'Analyze' }).click();
    await page.getByRole('list', { name: 'Analysis steps' }).first().waitFor();
    await page.getByText('Document analyzed successfully').waitFor({ timeout: 60_000 });
    const draft = page.getByRole('region', { name: 'Draft', exact: true });
    await draft.getByText('could not be matched to one of your cases').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('finds the draft again after a reload, and it is in no list of filings', async () => {
    await page.reload();
    await page.getByRole('region', { name: 'Draft', exact: true }).waitFor();
    expect(await row().count()).toBe(0);
  });

  test('files it with the court, and reads when and by whom it was received', async () => {
    await page.getByRole('button', { name: 'File with the court' }).click();
    const question = page.getByRole('alertdialog', { name: 'Check before you file' });
    await question.getByText('could not be matched to one of your cases').waitFor({ timeout: 60_000 });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: 'File anyway' }).click();
    const filed = page.getByRole('heading', { name: 'Filed with the court' });
    await filed.waitFor({ timeout: 60_000 });
    expect(await filed.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.getByText(/^Received by Superior Court, County of Alder on /).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Follow this filing' }).click();
  });

  test('sees the document next to its fields, with a field’s words highlighted on the page', async () => {
    await page.locator('[data-page="1"] img').waitFor();
    await page.locator('[data-row="case_number"] button').focus();
    await page.locator('[data-mark-selected]').first().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('corrects a value, and the original reading remains next to it', async () => {
    await page.locator('[data-row="location"] button').dblclick();
    await page.getByRole('textbox', { name: 'Location' }).fill('Example County, California');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Document updated successfully').waitFor();
    const history = page.getByRole('region', { name: 'Corrections' });
    await history.getByText('Example County, California').waitFor();
    await history.getByText('Alex Q. Example').first().waitFor();
    await page.reload();
    await page.locator('[data-row="location"]').getByText('Example County, California').waitFor();
    await page.locator('[data-row="location"]').getByText('Corrected').waitFor();
  });

  test('adds a supporting document', async () => {
    await page.getByRole('button', { name: 'Add supporting documents' }).click();
    await page.getByText('Please select at least one supporting document to upload.').waitFor();
    const documents = page.getByRole('region', { name: 'Documents' });
    await documents.locator('input[type=file]').setInputFiles({
      name: 'Exhibit A.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('EXHIBIT A\n\nLetter of February 9, 2026 about the delivery.\n'),
    });
    await page.getByRole('button', { name: 'Add supporting documents' }).click();
    await page.getByText('Supporting documents uploaded successfully').waitFor();
    await documents.getByText('Exhibit A.txt').waitFor();
  });

  test('leaves the page during an analysis and finds its result on return', async () => {
    const side = page.getByRole('navigation', { name: 'Main' });
    await side.getByRole('link', { name: /^File/ }).click();
    await page.getByRole('heading', { name: 'Case Processing and Analysis' }).waitFor();
    await page.locator('input[type=file]').first().setInputFiles(ownDocument('Left alone.pdf'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.getByRole('region', { name: 'Draft', exact: true }).waitFor({ timeout: 60_000 });
    await side.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Home' }).waitFor();
    await page.getByText('Document analyzed successfully').first().waitFor({ timeout: 60_000 });
    await side.getByRole('link', { name: /^File/ }).click();
    const results = page.getByRole('region', { name: 'Analysis results' });
    await results.getByText('26CV00431').waitFor();
    const drafts = page.getByRole('region', { name: 'Drafts' });
    await drafts.getByRole('button', { name: /^Discard/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
    await drafts.waitFor({ state: 'detached' });
  });

  test('finds the filing on page 2 after ten newer ones', async () => {
    const token = await tokenOf(page);
    for (let later = 1; later <= 10; later += 1) {
      const form = new FormData();
      form.append(
        'main_document',
        new Blob([`NOTICE OF CHANGE OF ADDRESS\n\nNumber ${later}.\n`]),
        `Notice ${later}.txt`,
      );
      await fileThroughApi(portal.address, token, form);
    }
    await page.goto(`${portal.address}/case-processing`);
    await page.getByText(/^Page 1 of \d+$/).waitFor();
    expect(await row().count()).toBe(0);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^Page 2 of \d+$/).waitFor();
    await row().waitFor();
    expect(page.url()).toContain('page=2');
  });

  test('signs out, and the guard sends a returning visitor to /login-switch', async () => {
    await page.getByRole('button', { name: /Alex Q. Example/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(/\/login-switch$/);
    expect(await page.evaluate(() => sessionStorage.getItem('authData'))).toBeNull();
    await page.goto(`${portal.address}/case-processing`);
    await page.waitForURL(/\/login-switch$/);
    await page.getByRole('heading', { name: 'Select User' }).waitFor();
  });

  test('had no browser error', () => {
    // The browser logs the question before filing as the 409 that it is.
    expect(errors).toEqual(['Failed to load resource: the server responded with a status of 409 (Conflict)']);
  });
});
