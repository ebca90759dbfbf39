import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilingProgress } from '#contract/receipts';
import type { ReviewOptions } from '#contract/review';
import { dayMs } from '#domain/days/days';
import { findOverflow } from './findOverflow.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileChosen, ownDocument, signInThroughProvider, tokenOf } from './steps.ts';

/**
 * An attorney files a complaint, reads the confirmation, and downloads the receipt. Someone without an account verifies
 * the document at the address on the receipt. After a return, a correction, and the acceptance, the page of the filing
 * shows the clerk's words and the docket entry.
 */
let portal: RunningPortal;
let browser: Browser;
let attorney: Page;
let visitor: Page;
let filing: string;
let verification: string;
const tokens = { attorney: '', clerk: '' };
const document = ownDocument('Complaint to confirm.pdf');
const words = 'The caption names another county. Name Alder County.';

beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '1' } });
  browser = await openBrowser();
  const viewport = { width: 1440, height: 900 };
  const clerk = await openPage(browser, { viewport });
  attorney = await openPage(browser, { viewport, acceptDownloads: true });
  visitor = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await signInThroughProvider(attorney, portal.address, 'a.example@example.com');
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
  tokens.attorney = await tokenOf(attorney);
  tokens.clerk = await tokenOf(clerk);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

async function call<Reply>(who: keyof typeof tokens, method: string, path: string, sent?: object): Promise<Reply> {
  const isForm = sent instanceof FormData;
  const reply = await fetch(`${portal.address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens[who]}`,
      ...(sent && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(sent && { body: isForm ? sent : JSON.stringify(sent) }),
  });
  expect(reply.ok, await reply.clone().text()).toBe(true);
  return reply.json() as Promise<Reply>;
}

async function decide(decision: object): Promise<void> {
  const options = () => call<ReviewOptions>('clerk', 'GET', `/review/${filing}/`);
  await expect.poll(async () => (await options()).may, { timeout: 60_000 }).toContain('accepted');
  await call('clerk', 'POST', `/review/${filing}/decision/`, { version: (await options()).version, ...decision });
}
const stateReaches = (status: FilingProgress['status']) =>
  expect
    .poll(async () => (await call<FilingProgress>('attorney', 'GET', `/documents/${filing}/receipt/`)).status, {
      timeout: 30_000,
    })
    .toBe(status);

describe('the attorney', () => {
  test('files a complaint and sees the confirmation', { timeout: 120_000 }, async () => {
    await attorney.goto(`${portal.address}/case-processing`);
    await attorney.locator('input[type=file]').first().setInputFiles(document);
    await attorney.getByLabel('Case type').selectOption('Civil Complaint');
    await fileChosen(attorney);
    const confirmation = attorney.getByRole('region', { name: 'Filing confirmation' });
    const received = confirmation.getByText(/^Received by Superior Court, County of Alder on .*:\d\d [AP]M P[SD]T/);
    await received.waitFor({ timeout: 60_000 });
    await confirmation.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).waitFor();
    await confirmation.getByText('1. Complaint to confirm.pdf').waitFor();
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
    await confirmation.getByRole('link', { name: 'Follow this filing' }).click();
    await attorney.waitForURL(/\/filings\/[0-9a-f-]{36}$/);
    filing = attorney.url().split('/').at(-1)!;
  });

  test('downloads the receipt, and the stamped copy opens', async () => {
    const receipt = attorney.getByRole('region', { name: 'Receipt' });
    const [download] = await Promise.all([
      attorney.waitForEvent('download'),
      receipt.getByRole('button', { name: 'Download receipt' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Receipt [0-9A-Z-]{14}\.pdf$/);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    verification = (await receipt.getByRole('link', { name: 'Public verification page' }).getAttribute('href'))!;
    expect(new URL(verification).pathname).toMatch(/^\/verify\/[\w-]{32}$/);
    await attorney.getByRole('button', { name: 'Stamped copy (RECEIVED)' }).waitFor();
  });
});

describe('someone without an account', () => {
  const open = () => visitor.goto(`${portal.address}${new URL(verification).pathname}`);
  const chooser = () => visitor.getByRole('button', { name: 'Choose files' });

  test('reads the receipt on a phone', async () => {
    await open();
    await visitor.getByRole('heading', { name: 'Verify a receipt', level: 1 }).waitFor();
    await visitor.getByText('Superior Court, County of Alder').first().waitFor();
    await chooser().waitFor();
    expect(await findAccessibilityProblems(visitor)).toEqual([]);
    expect(await findOverflow(visitor)).toEqual([]);
    expect(await visitor.locator('main').innerText()).not.toContain('Alex Q. Example');
  });

  test('chooses the document with the keyboard, and it is byte for byte the one received', async () => {
    const [files] = await Promise.all([visitor.waitForEvent('filechooser'), chooser().press('Enter')]);
    await files.setFiles(document);
    await visitor.getByText(/^This is byte for byte document 1 as received on /).waitFor();
    expect(await findAccessibilityProblems(visitor)).toEqual([]);
  });

  test('drops another document, which is not one of the receipt', async () => {
    await visitor
      .getByLabel('Drop a document or a stamped copy here')
      .setInputFiles({ ...document, buffer: Buffer.concat([document.buffer, Buffer.from('\n')]) });
    await visitor.getByText('This is not a document of this receipt.').waitFor();
    expect(await findOverflow(visitor)).toEqual([]);
  });

  test('drops a stamped copy that the court issued', async () => {
    const stamped = await fetch(`${portal.address}/api/documents/${filing}/stamped/`, {
      headers: { authorization: `Bearer ${tokens.attorney}` },
    });
    await visitor.getByLabel('Drop a document or a stamped copy here').setInputFiles({
      name: 'Stamped copy.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await stamped.arrayBuffer()),
    });
    await visitor
      .getByText(/^This is byte for byte the stamped copy \(RECEIVED\) of document 1 that the court/)
      .waitFor();
  });

  test('finds nothing at another address', async () => {
    await visitor.goto(`${portal.address}/verify/${'x'.repeat(32)}`);
    await visitor
      .getByRole('alert')
      .getByText(/printed on the receipt/)
      .waitFor();
  });
});

describe('the page of the filing', () => {
  const history = () => attorney.getByRole('list', { name: 'Status at the court' });

  test('shows the clerk’s words after a return', { timeout: 120_000 }, async () => {
    const why = { reason_code: 'caption_wrong', authority: 'Cal. Rules of Court, rule 2.111' };
    const correct_by = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10);
    await decide({ decision: 'returned', ...why, reason: words, correct_by });
    await stateReaches('returned');
    await attorney.goto(`${portal.address}/case-processing?filing=${filing}`);
    await attorney.waitForURL(new RegExp(`/filings/${filing}$`));
    await history().getByText(words).waitFor();
    await history().getByText('Returned for correction').waitFor();
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
  });

  test('shows the docket entry after the correction and the acceptance', { timeout: 180_000 }, async () => {
    const form = new FormData();
    const corrected = new Uint8Array(Buffer.concat([document.buffer, Buffer.from('\n')]));
    form.append('main_document', new Blob([corrected], { type: 'application/pdf' }), 'Complaint corrected.pdf');
    await call('attorney', 'PUT', `/documents/${filing}/correction/`, form);
    await decide({ decision: 'accepted', placement: { open: { case_type: 'Civil Complaint', number: 'next' } } });
    await stateReaches('accepted');
    await attorney.reload();
    await history().getByText('Docket entry 1 in').waitFor();
    for (const step of ['Received', 'Returned for correction', 'Corrected document submitted', 'Accepted']) {
      await history().getByText(step, { exact: true }).waitFor();
    }
    await history().getByText(words).waitFor();
    await attorney.getByRole('button', { name: 'Stamped copy (FILED)' }).waitFor();
    await attorney.setViewportSize({ width: 390, height: 844 });
    await history().scrollIntoViewIfNeeded();
    expect(await findOverflow(attorney)).toEqual([]);
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
  });
});
