import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileDraft, ownDocument, signInThroughProvider } from './steps.ts';

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

const tab = (name: string) => page.getByRole('tab', { name }).click();
const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
const preview = () => page.getByRole('img', { name: /^Page 1 of/ });

describe('a litigant without an attorney', () => {
  test('opens the document tool on its first tab', async () => {
    await signInThroughProvider(page, portal.address, 'm.sample@example.com');
    await page.goto(`${portal.address}/courtdoc`);
    await page.getByRole('tab', { name: 'Document Analysis', selected: true }).waitFor();
    await page.getByText('PDF, DOC, DOCX, TXT, max 10MB').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('has a document analyzed without filing it', async () => {
    await page.locator('input[type=file]').setInputFiles(ownDocument('Draft complaint.pdf'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.getByText('Document analyzed successfully').waitFor();
    const fields = page.getByLabel('Fields', { exact: true });
    await fields.getByText('Complaint', { exact: true }).waitFor();
    await fields.getByText('$84,500.00', { exact: true }).first().click();
    await fields.locator('blockquote').filter({ hasText: '84,500.00' }).first().waitFor();
    expect(page.url()).toContain('analysis=');
    await page.reload();
    await fields.getByText('$84,500.00', { exact: true }).first().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('drafts a complaint on pleading paper and sees the preview grow', async () => {
    await tab('Document Generation');
    await preview().waitFor();
    await page.getByText('required fields are blank').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await fill('Plaintiffs or petitioners', 'Morgan Muñoz');
    await fill('Defendants or respondents', 'Café “Lights”, Inc.');
    await preview().getByText('Morgan Muñoz,', { exact: true }).waitFor();
    await fill('Address', '12 Example Lane\nAlder, California 90000');
    await fill('Telephone', '(555) 555-0142');
    await fill('Jurisdiction and venue', 'The Court has jurisdiction.');
    await fill('Facts', 'Defendant sold me a machine that does not work.');
    await fill('First claim', 'Breach of contract');
    await fill('Facts supporting the first claim', 'The machine does not work.');
    await fill('Relief requested', 'Damages of $1,200.00.');
    await fill('Date signed', '2026-03-02');
    await page.getByLabel('Sign with /s/').check();
    await page.getByText('All required fields are filled in').waitFor();
  });

  test('downloads it as PDF and as Word', async () => {
    for (const [name, head] of [
      ['Download PDF', '%PDF-'],
      ['Download Word', 'PK'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      const bytes = readFileSync(await download.path());
      expect(bytes.subarray(0, head.length).toString('latin1')).toBe(head);
    }
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('looks up the court’s requirements for it', async () => {
    await page.getByRole('link', { name: 'Filing requirements' }).click();
    await page.getByRole('tab', { name: 'Filing Requirements', selected: true }).waitFor();
    await page.getByLabel('Search requirements').fill('CRC 2.108');
    await page.getByRole('listitem').filter({ hasText: 'CRC 2.108' }).first().waitFor();
    expect(page.url()).toContain('jurisdiction=California');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('finds all of it in the history, and files the document', async () => {
    await tab('Filing History');
    const rows = page.getByRole('row');
    await rows.filter({ hasText: 'Draft complaint.pdf' }).waitFor();
    await rows.filter({ hasText: 'Complaint.docx' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await rows
      .filter({ hasText: 'Complaint.pdf' })
      .filter({ hasText: 'Generated document' })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('tab', { name: 'Document Generation', selected: true }).waitFor();
    await preview().getByText('Morgan Muñoz,', { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    await download.path();
    await page.getByRole('button', { name: 'Continue to filing' }).click();
    await page.waitForURL(/\/case-processing\?draft=/);
    await page.locator('button:enabled').filter({ hasText: 'File with the court' }).waitFor({ timeout: 60_000 });
    await fileDraft(page);
    await page.goto(`${portal.address}/courtdoc?tab=history`);
    await page.getByRole('row').filter({ hasText: 'Received' }).filter({ hasText: 'Complaint.pdf' }).waitFor();
    await page.getByRole('link', { name: 'Filed', exact: true }).waitFor();
  });

  test('removes what is no longer needed', async () => {
    await page.getByRole('button', { name: 'Remove Draft complaint.pdf from the history' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Draft complaint.pdf was removed from your history').waitFor();
    await page.getByRole('row').filter({ hasText: 'Draft complaint.pdf' }).waitFor({ state: 'detached' });
  });
});
