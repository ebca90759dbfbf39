import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilingCourtStatus, ReviewOptions } from '#contract/review';
import { dayMs } from '#domain/days/days';
import { setPdf } from '#server/testing/setPdf';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileThroughApi, signInThroughProvider, tokenOf } from './steps.ts';

/**
 * An attorney corrects one returned filing without a new document, with the keyboard, and one with a new document on a
 * phone. Both take less than two minutes; the clicks and seconds are printed.
 */
let portal: RunningPortal;
let browser: Browser;
let attorney: Page;
let clerk: Page;
let began = 0;
let clicks = 0;
const tokens = { attorney: '', clerk: '' };

beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '1' } });
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

async function ask<Reply>(who: keyof typeof tokens, path: string, body?: object): Promise<Reply> {
  const headers = { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' };
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const reply = await fetch(`${portal.address}/api${path}`, sent);
  expect([200, 201], path).toContain(reply.status);
  return reply.json() as Promise<Reply>;
}
const statusOf = (id: string) => ask<FilingCourtStatus>('attorney', `/documents/${id}/court-status/`);

/** A declaration of two pages, which is signed on the second one or not. */
function motion(about: string, signature: string): Buffer {
  const page = (lines: string[]) => ({ texts: lines.map((text, at) => ({ text, x: 90, y: 720 - at * 28, size: 13 })) });
  const caption = [
    'SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALDER',
    'PAT SPECIMEN, Plaintiff,',
    'v.',
    'EXAMPLE FOODS, INC., Defendant.',
    'Case No. 26CV00999',
    'MOTION TO COMPEL FURTHER RESPONSES',
    `Plaintiff moves for an order that compels responses about ${about}.`,
  ];
  return setPdf([
    page(caption),
    page(['Dated: March 2, 2026', signature, 'Alex Q. Example', 'Attorney for Plaintiff']),
  ]);
}

/** Files a motion, which the clerk returns. */
async function fileAndReturn(about: string, why: object): Promise<string> {
  const form = new FormData();
  const bytes = new Uint8Array(motion(about, '____________________'));
  form.append('main_document', new Blob([bytes], { type: 'application/pdf' }), `Motion about ${about}.pdf`);
  const id = await fileThroughApi(portal.address, tokens.attorney, form);
  const { version } = await ask<ReviewOptions>('clerk', `/review/${id}/`);
  const correct_by = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10);
  await ask('clerk', `/review/${id}/decision/`, { version, decision: 'returned', correct_by, ...why });
  await expect.poll(async () => (await statusOf(id)).state, { timeout: 30_000 }).toBe('returned');
  return id;
}

const begin = () => {
  began = performance.now();
  clicks = 0;
};
const report = (what: string) => {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${what}: ${clicks} clicks or keys besides typing, ${seconds} s`);
  expect(seconds).toBeLessThan(120);
};

describe('an attorney whose filing was returned', () => {
  test('corrects it without a new document, with the keyboard alone', async () => {
    const id = await fileAndReturn('invoices', {
      ...{ reason_code: 'case_number_wrong', reason: 'No case of this court has this number.' },
      authority: 'Cal. Rules of Court, rules 2.111, 2.118(a)',
    });
    begin();
    await attorney.goto(`${portal.address}/filings/${id}`);
    const returned = attorney.getByRole('region', { name: 'Returned for correction' });
    await returned.getByText('No case of this court has this number.').waitFor();
    await returned.getByText(/Filing date if you resubmit now/).waitFor();
    await returned.getByText(/1010\.6/).waitFor();
    await returned.getByText(/days left/).waitFor();
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
    const first = returned.getByRole('radio').first();
    const chosen = (await first.locator('..').innerText()).split(' ')[0]!;
    const keys = async (key: string) => {
      clicks += 1;
      await attorney.keyboard.press(key);
    };
    await first.focus();
    await keys('Space');
    await returned.getByRole('button', { name: 'Resubmit' }).focus();
    await keys('Enter');
    await expect.poll(async () => (await statusOf(id)).state, { timeout: 30_000 }).toBe('received');
    report('Without a new document');
    const { case_number } = await ask<{ case_number: string }>('clerk', `/documents/${id}/`);
    expect(case_number).toBe(chosen);
    await attorney.getByText(/Filing date if accepted/).waitFor();
    await clerk.goto(`${portal.address}/review?filing=${id}`);
    await clerk.getByText(/^What .* changed on/).waitFor();
    await clerk.getByText(`26CV00999 → ${chosen}`).waitFor();
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
  });

  test('replaces the document on a phone, and sees what changed before submitting', async () => {
    const id = await fileAndReturn('shipments', {
      ...{ reason_code: 'unsigned', reason: 'The motion is not signed on page 2.' },
      authority: 'Code Civ. Proc., § 128.7(a)',
    });
    await attorney.setViewportSize({ width: 390, height: 844 });
    begin();
    await attorney.goto(`${portal.address}/filings/${id}`);
    const returned = attorney.getByRole('region', { name: 'Returned for correction' });
    await returned.getByText('The motion is not signed on page 2.').waitFor();
    expect(await returned.getByRole('button', { name: 'Resubmit' }).isDisabled()).toBe(true);
    clicks += 1;
    await returned.getByLabel('Choose the corrected document').setInputFiles({
      ...{ name: 'Motion, signed.pdf', mimeType: 'application/pdf' },
      buffer: motion('shipments', '/s/ Alex Q. Example'),
    });
    const compare = attorney.getByRole('region', { name: 'Returned and corrected document' });
    await compare.getByText('Signature now found on page 2.').waitFor({ timeout: 60_000 });
    await compare.getByRole('img', { name: 'New document, page 2' }).waitFor();
    expect((await statusOf(id)).state, 'nothing is filed yet').toBe('returned');
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
    const width = await attorney.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    clicks += 1;
    await compare.getByRole('button', { name: 'Resubmit' }).click();
    await expect.poll(async () => (await statusOf(id)).state, { timeout: 30_000 }).toBe('received');
    report('With a new document');
  });
});
