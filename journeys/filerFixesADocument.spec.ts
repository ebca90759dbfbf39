import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '#server/testing/makeFiles';
import { makeScan } from '#server/testing/makeScan';
import { aComplaint } from '#server/testing/papers';
import { findOverflow } from './findOverflow.ts';
import { shoot } from './inspect.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { analyzeChosen, fileDraft, signInThroughProvider } from './steps.ts';

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

async function openDraft(options: Parameters<typeof openPage>[1], name: string, buffer: Buffer): Promise<Page> {
  const page = await openPage(browser, options);
  await signInThroughProvider(page, portal.address, 'a.example@example.com');
  await page.goto(`${portal.address}/case-processing`);
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await analyzeChosen(page);
  return page;
}

const widths = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

describe('a filer whose document has a problem that the portal can fix', () => {
  test('redacts a Social Security number, sees the page before and after, and files the redacted document', async () => {
    const lines = ['DECLARATION OF JANE ROE', 'My Social Security number is 123-45-6789.', 'Case No. 26CV00431'];
    const page = await openDraft({ viewport: widths }, 'Declaration.pdf', makePdf(lines));
    await page.getByRole('button', { name: /^Fix: .*Social Security/ }).click();
    const panel = page.getByRole('region', { name: 'Redact', exact: true });
    await panel.getByText(/is marked, on page 1/).waitFor();
    await panel.locator('img').first().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await shoot(page, 'redact-marks-1440');
    await panel.getByRole('button', { name: 'Show the result' }).click();
    await panel.getByRole('button', { name: 'Apply to the draft' }).waitFor({ timeout: 60_000 });
    await panel.locator('img').nth(1).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await shoot(page, 'redact-after-1440');
    await panel.getByRole('button', { name: 'Apply to the draft' }).click();
    await page.getByText(/finding(s)? fixed\./).waitFor({ timeout: 60_000 });
    await shoot(page, 'redact-applied-1440');
    expect(await page.getByRole('button', { name: /^Fix: .*Social Security/ }).count()).toBe(0);
    await page.getByText('Fixes and original files').click();
    await page.getByRole('button', { name: 'Undo this fix' }).waitFor();
    await shoot(page, 'history-1440');
    await fileDraft(page);
    await page.getByRole('link', { name: 'Follow this filing' }).click();
    await page.getByText('Fixes and original files').click();
    await page.getByRole('button', { name: /^Download the file before it/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Undo this fix' }).count()).toBe(0);
    await page.close();
  });

  test('redacts the number in a check, compares, and continues to the filing with the fixed file', async () => {
    const lines = ['DECLARATION OF JANE ROE', 'My Social Security number is 123-45-6789.', 'Case No. 26CV00431'];
    const page = await openPage(browser, { viewport: widths });
    await signInThroughProvider(page, portal.address, 'a.example@example.com');
    await page.goto(`${portal.address}/case-processing`);
    const file = { name: 'Declaration.pdf', mimeType: 'application/pdf', buffer: makePdf(lines) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByRole('button', { name: 'Check before filing' }).click();
    const check = page.getByRole('region', { name: 'Check before filing' });
    const fix = check.getByRole('button', { name: /^Fix: .*Social Security/ });
    await fix.click();
    const panel = page.getByRole('region', { name: 'Redact', exact: true });
    await panel.getByText(/is marked, on page 1/).waitFor();
    await panel.getByRole('button', { name: 'Show the result' }).click();
    await panel.locator('img').nth(1).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await shoot(page, 'check-redact-1440');
    await panel.getByRole('button', { name: 'Apply to the document' }).click();
    await fix.waitFor({ state: 'detached' });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await shoot(page, 'check-fixed-1440');
    await check.getByRole('button', { name: 'Continue to filing' }).click();
    await check.waitFor({ state: 'detached' });
    await page.getByText('Fixes and original files').click();
    await page.getByRole('button', { name: /^Download the file before it/ }).waitFor();
    await fileDraft(page);
    await page.close();
  });

  test('makes a scan searchable on a phone, with the keyboard alone', async () => {
    const scan = await makeScan([{ page: new Uint8Array(aComplaint()) }]);
    const page = await openDraft({ viewport: phone }, 'Scan.pdf', scan);
    await page.getByRole('button', { name: /^Fix: .*search/ }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Make the scan searchable' });
    await panel.getByRole('button', { name: 'Apply to the draft' }).waitFor({ timeout: 90_000 });
    await panel.getByText(/words are added as text/).waitFor();
    await panel.locator('img:visible').waitFor();
    expect(await findOverflow(page)).toEqual([]);
    // Below the header of the page, which covers what is behind it.
    await page.evaluate(() => document.querySelector('#draft-heading')?.closest('section')?.scrollIntoView());
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await shoot(page, 'searchable-390');
    await panel.getByRole('button', { name: 'Before', exact: true }).focus();
    await page.keyboard.press('Enter');
    await panel.getByText('Before', { exact: true }).last().waitFor();
    await panel.getByRole('button', { name: 'Apply to the draft' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/finding(s)? fixed\./).waitFor({ timeout: 90_000 });
    await shoot(page, 'searchable-applied-390');
    await page.close();
  });
});
