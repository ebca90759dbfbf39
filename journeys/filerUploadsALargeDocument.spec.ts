import { createHash } from 'node:crypto';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilingProgress } from '#contract/receipts';
import { padPdf } from '#server/testing/makeLargePdf';
import { findOverflow } from './findOverflow.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileDraft, ownDocument, signInThroughProvider } from './steps.ts';

/**
 * A filer uploads a complaint of 30 MB. The connection is lost midway and comes back; another upload is continued after
 * the page was reloaded. The court receives exactly the bytes that the filer sent.
 */
let portal: RunningPortal;
let browser: Browser;
let page: Page;
let devtools: CDPSession | undefined;
const mb = 1024 * 1024;
const small = ownDocument('Complaint with exhibits.pdf');
const document = { ...small, buffer: padPdf(small.buffer, 30 * mb) };
const exhibit = { ...small, name: 'Exhibit A.pdf', buffer: padPdf(ownDocument().buffer, 14 * mb) };
const sha256 = createHash('sha256').update(document.buffer).digest('hex');

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await signInThroughProvider(page, portal.address, 'a.example@example.com');
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** The network of the page: 6 MB per second, so that the upload can be watched, or none. */
async function network(offline: boolean): Promise<void> {
  devtools ??= await page.context().newCDPSession(page);
  const conditions = { offline, latency: 5, downloadThroughput: -1, uploadThroughput: 6 * mb };
  await devtools.send('Network.emulateNetworkConditions', conditions);
}

/** The fingerprints on the receipt of a filing, by the address of its page. */
async function fingerprints(href: string | null): Promise<string[]> {
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('authData') ?? '{}').token as string);
  const id = href?.split('/').at(-1);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${portal.address}/api/documents/${id}/receipt/`, { headers });
  const { receipt } = (await reply.json()) as FilingProgress;
  return receipt?.documents.map((one) => one.sha256) ?? [];
}

const rows = () => page.getByRole('region', { name: 'Uploads' });

describe('a document of 30 MB', () => {
  test('is uploaded although the connection is lost midway, and is filed unchanged', { timeout: 240_000 }, async () => {
    await page.goto(`${portal.address}/case-processing`);
    await page.getByText(/takes documents of up to 50 MB, and up to 200 MB in one envelope/).waitFor();
    await page.locator('input[type=file]').first().setInputFiles(document);
    await page.getByLabel('Case type').selectOption('Civil Complaint');
    await network(false);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await rows()
      .getByText(/^(?:1\d|5\.\d|[6-9]\.\d) of 30 MB\. Uploading/)
      .waitFor({ timeout: 60_000 });
    await network(true);
    await rows()
      .getByText(/of 30 MB\. The connection was lost\. The upload continues/)
      .waitFor({ timeout: 60_000 });
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/lost-1440.png` });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await rows().scrollIntoViewIfNeeded();
    expect(await findOverflow(page)).toEqual([]);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/lost-390.png` });
    await page.setViewportSize({ width: 1440, height: 900 });
    await network(false);
    await page.locator('button:enabled').filter({ hasText: 'File with the court' }).waitFor({ timeout: 120_000 });
    await rows().waitFor({ state: 'detached', timeout: 30_000 });
    await fileDraft(page);
    const confirmation = page.getByRole('region', { name: 'Filing confirmation' });
    await confirmation.getByText('1. Complaint with exhibits.pdf').waitFor({ timeout: 30_000 });
    expect(
      await fingerprints(await confirmation.getByRole('link', { name: 'Follow this filing' }).getAttribute('href')),
    ).toEqual([sha256]);
    await confirmation
      .getByText(/received when the last byte of the request to file arrives/)
      .first()
      .waitFor();
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/receipt.png`, fullPage: true });
  });

  test('is continued after the page was reloaded, with the same file', { timeout: 240_000 }, async () => {
    await page.goto(`${portal.address}/case-processing`);
    await page.locator('input[type=file]').first().setInputFiles(exhibit);
    await network(false);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await rows()
      .getByText(/^(?:[6-9]\.\d|1\d) of 14 MB\. Uploading/)
      .waitFor({ timeout: 60_000 });
    await page.reload();
    await rows()
      .getByText(/of 14 MB\. To continue, choose the file again\./)
      .waitFor({ timeout: 30_000 });
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/reloaded.png` });
    const again = rows().getByLabel('Choose Exhibit A.pdf again to continue its upload');
    await again.and(page.locator('input')).setInputFiles(exhibit);
    await page.getByText('Exhibit A.pdf uploaded').waitFor({ timeout: 60_000 });
    await page
      .getByRole('region', { name: 'Drafts' })
      .getByRole('button', { name: /^Continue/ })
      .first()
      .waitFor();
  });
});
