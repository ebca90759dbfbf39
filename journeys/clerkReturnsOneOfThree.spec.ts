import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilingCourtStatus, ReviewOptions } from '#contract/review';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';
import { setPdf } from '#server/testing/setPdf';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileThroughApi, signInThroughProvider, tokenOf } from './steps.ts';

/**
 * An attorney files a complaint with two attachments. The clerk accepts all three documents, or returns the declaration
 * in small type and accepts the others; the attorney corrects it, and it joins the docket entry.
 */
let portal: RunningPortal;
let browser: Browser;
let attorney: Page;
let clerk: Page;
const tokens = { attorney: '', clerk: '' };

beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '4' } });
  browser = await openBrowser();
  const viewport = { width: 1440, height: 900 };
  [attorney, clerk] = await Promise.all([openPage(browser, { viewport }), openPage(browser, { viewport })]);
  await signInThroughProvider(attorney, portal.address, 'a.example@example.com');
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
  tokens.attorney = await tokenOf(attorney);
  tokens.clerk = await tokenOf(clerk);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

function complaint(plaintiff: string): Buffer {
  const paper = { ...sampleDocuments[0]!, case_number: null, plaintiff: `${plaintiff}, an individual` };
  return typesetDocument(paper, new Date('2026-03-17T12:00:00Z'));
}

/** A declaration; in type smaller than 12 points, the clerk may return it (CRC 2.104, 2.118(a)). */
function declaration(size: number): Buffer {
  const lines = [
    'DECLARATION OF PAT MODEL',
    'I, Pat Model, declare:',
    ...Array.from(
      { length: 16 },
      (_, at) => `${at + 1}. On this day I saw the goods at the warehouse of the defendant.`,
    ),
    'I declare under penalty of perjury under the laws of the State of California that the foregoing is true',
    'and correct. Executed on March 2, 2026, at Alder, California.',
    '/s/ Pat Model',
  ];
  return setPdf([{ texts: lines.map((text, at) => ({ text, x: 90, y: 720 - at * 28, size })) }]);
}

const exhibit = (): Buffer =>
  setPdf([
    {
      texts: [
        { text: 'EXHIBIT A', x: 260, y: 700, size: 14 },
        { text: 'Storage agreement', x: 240, y: 660 },
      ],
    },
  ]);

async function file(plaintiff: string, name: string): Promise<string> {
  const form = new FormData();
  const add = (field: string, file: string, bytes: Buffer) =>
    form.append(field, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), file);
  add('main_document', name, complaint(plaintiff));
  add('supporting_documents', 'Exhibit A.pdf', exhibit());
  add('supporting_documents', 'Declaration.pdf', declaration(8));
  form.append('case_type', 'Civil Complaint');
  return fileThroughApi(portal.address, tokens.attorney, form);
}

async function ask<Reply>(who: keyof typeof tokens, path: string): Promise<Reply> {
  const reply = await fetch(`${portal.address}/api${path}`, { headers: { authorization: `Bearer ${tokens[who]}` } });
  expect(reply.status).toBe(200);
  return reply.json() as Promise<Reply>;
}
const statusOf = (id: string) => ask<FilingCourtStatus>('attorney', `/documents/${id}/court-status/`);

let keys = 0;
async function press(...pressed: string[]): Promise<void> {
  for (const key of pressed) {
    keys += 1;
    await clerk.keyboard.press(key);
  }
}

/** Opens a filing on the bench and waits until it can be decided. */
async function openOnBench(id: string): Promise<void> {
  await clerk.goto(`${portal.address}/review?filing=${id}`);
  await clerk.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await clerk.waitForFunction(() => document.activeElement !== document.body);
  keys = 0;
}

/** Presses A and Enter, as soon as the dialog shows the docket entry. */
async function accept(): Promise<void> {
  await press('a');
  const dialog = clerk.getByRole('dialog', { name: 'Accept this filing' });
  await dialog.getByText('Docket entry', { exact: false }).first().waitFor();
  await clerk.waitForFunction(() => document.activeElement?.closest('[role="dialog"] button') !== null);
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

describe('an envelope with three documents', () => {
  let whole = '';
  let split = '';

  test('is accepted with all of its documents in two keys', { timeout: 120_000 }, async () => {
    whole = await file('EVERY DOCUMENT', 'Envelope One.pdf');
    await openOnBench(whole);
    const list = clerk.getByRole('region', { name: 'Documents in the envelope' });
    await list.getByText('Declaration.pdf').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(3);
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await accept();
    expect(keys).toBeLessThanOrEqual(2);
    await expect.poll(async () => (await statusOf(whole)).state, { timeout: 30_000 }).toBe('docketed');
    expect((await statusOf(whole)).envelope_filings).toEqual([]);
  });

  test('is accepted without the declaration, which is returned from its finding, in at most eight keys', {
    timeout: 120_000,
  }, async () => {
    split = await file('ONE DOCUMENT', 'Envelope Two.pdf');
    await openOnBench(split);
    const list = clerk.getByRole('region', { name: 'Documents in the envelope' });
    await list.getByText('1 finding').waitFor();
    await press(',');
    await clerk.locator('[data-document][aria-current]', { hasText: 'Declaration.pdf' }).waitFor();
    await press('m');
    const dialog = clerk.getByRole('dialog', { name: 'Return Declaration.pdf' });
    await dialog.getByText('The filer will read').waitFor();
    await clerk.waitForFunction(() => document.activeElement?.closest('[role="dialog"] button') !== null);
    expect(await dialog.getByLabel('Explanation').inputValue()).toMatch(/^Page 1: .*point/);
    expect(await dialog.getByLabel('Authority').inputValue()).toContain('CRC 2.104');
    expect(await dialog.getByLabel('Correction deadline').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await list.getByText('To be returned').waitFor();
    await clerk.getByRole('button', { name: 'Accept, return 1' }).waitFor();
    await accept();
    expect(keys).toBeLessThanOrEqual(8);

    await expect.poll(async () => (await statusOf(split)).state, { timeout: 30_000 }).toBe('docketed');
    const { envelope, envelope_filings } = await statusOf(split);
    expect(envelope?.state).toBe('partially_accepted');
    expect(envelope_filings).toMatchObject([{ document_name: 'Declaration.pdf', state: 'returned' }]);
  });

  test('shows the attorney the outcome of each document and lets them correct the declaration', {
    timeout: 120_000,
  }, async () => {
    await attorney.goto(`${portal.address}/case-processing?filing=${split}`);
    const outcomes = attorney.getByRole('region', { name: 'Documents filed together' });
    await outcomes.getByText('Entry 1-1').waitFor();
    await outcomes.getByText(/^Returned\. Correct it by/).waitFor();
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
    await outcomes.getByRole('link', { name: 'Declaration.pdf' }).click();
    const choose = attorney.getByLabel('Choose the corrected document', { exact: true });
    await choose.and(attorney.locator('input')).setInputFiles({
      name: 'Declaration.pdf',
      mimeType: 'application/pdf',
      buffer: declaration(13),
    });
    await attorney
      .getByRole('region', { name: 'Returned for correction' })
      .getByRole('button', { name: 'Resubmit' })
      .click();
    const { id } = (await statusOf(split)).envelope_filings[0]!;
    await expect.poll(async () => (await statusOf(id)).state, { timeout: 60_000 }).toBe('received');
  });

  test('becomes complete when the clerk accepts the corrected declaration, in two keys', {
    timeout: 120_000,
  }, async () => {
    const { id } = (await statusOf(split)).envelope_filings[0]!;
    const may = async () => (await ask<ReviewOptions>('clerk', `/review/${id}/`)).may;
    await expect.poll(may, { timeout: 60_000 }).toContain('accepted');
    await openOnBench(id);
    await clerk.getByRole('region', { name: 'Documents in the envelope' }).getByText('Entry 1').waitFor();
    await press('a');
    const dialog = clerk.getByRole('dialog', { name: 'Accept this filing' });
    await dialog.getByText(/joins entry 1 as attachment 1-2/).waitFor();
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await press('Enter');
    expect(keys).toBeLessThanOrEqual(2);
    await expect.poll(async () => (await statusOf(split)).envelope?.state, { timeout: 30_000 }).toBe('accepted');
    expect((await statusOf(split)).envelope_filings).toMatchObject([{ docket_number: '1-2' }]);
  });
});
