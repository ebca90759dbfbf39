import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilingDetails } from '#contract/filings';
import type { ReviewQueue } from '#contract/review';
import { dayMs } from '#domain/days/days';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';
import { type Keyboard, openKeyboard } from './keyboard.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileThroughApi, signInThroughProvider, tokenOf } from './steps.ts';

/** Five filings of one attorney, and a clerk who reviews them without a mouse. */
let portal: RunningPortal;
let browser: Browser;
let clerk: Page;
let token: string;
let press: Keyboard['press'];
let typed: Keyboard['type'];

const papers = ['One', 'Two', 'Three', 'Four', 'Five'].map((number, index) => ({
  name: `Keyboard ${number}.pdf`,
  buffer: typesetDocument(
    {
      ...sampleDocuments[0]!,
      case_number: null,
      plaintiff: `KEYBOARD ${number.toUpperCase()}, an individual`,
      // An amount that appears only in the body is uncertain, so each filing has something to review.
      prayer: ['For costs of suit; and', 'For such other relief as the Court deems proper.'],
    },
    new Date(Date.UTC(2026, 2, 17 + index)),
  ),
}));
/** The clerk's actions on each filing, by its name; the end of the journey compares them with the server. */
const done = new Map<string, { id: string; confirmed: string[]; decision: 'accepted' | 'returned' }>();

beforeAll(async () => {
  // Long enough that each decision is still held after the last one.
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '120' } });
  browser = await openBrowser();
  const attorney = await openPage(browser);
  await signInThroughProvider(attorney, portal.address, 'a.example@example.com');
  for (const paper of papers) await file(await tokenOf(attorney), paper);
  await attorney.close();
  clerk = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
  token = await tokenOf(clerk);
  ({ press, type: typed } = openKeyboard(clerk));
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

async function file(attorney: string, { name, buffer }: (typeof papers)[number]): Promise<void> {
  const form = new FormData();
  form.append('main_document', new Blob([new Uint8Array(buffer)], { type: 'application/pdf' }), name);
  form.append('case_type', 'Civil Complaint');
  await fileThroughApi(portal.address, attorney, form);
}

async function ask<Reply>(path: string): Promise<Reply> {
  const reply = await fetch(`${portal.address}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(reply.status).toBe(200);
  return reply.json() as Promise<Reply>;
}

const focusedRow = () =>
  clerk.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null);
const openFiling = () => new URL(clerk.url()).searchParams.get('filing');

/** The filing that the bench last showed. The address changes before the screen does. */
let shown = '';

/** Waits until the next filing is open and one of its fields has the focus. */
async function atAField(besides: string | null): Promise<string> {
  const now = await clerk.waitForFunction(
    ([before, last]) => {
      const item = document.querySelector('[data-queue-item][aria-current]')?.textContent ?? '';
      const whose = /keyboard (?:one|two|three|four|five)/i.exec(item)?.[0].toLowerCase() ?? '';
      const isNext =
        new URL(location.href).searchParams.get('filing') !== before && (before === null || whose !== last);
      const isAtField = document.activeElement?.closest('[data-row]') !== null;
      return isNext && isAtField && document.querySelector('[role="dialog"]') === null && whose;
    },
    [besides, shown] as const,
    { timeout: 60_000 },
  );
  shown = String(await now.jsonValue());
  return openFiling()!;
}

async function nameOfOpen(id: string): Promise<string> {
  return (await ask<FilingDetails>(`/documents/${id}/`)).document_name;
}

/** Steps through everything that needs review; confirms values that were read and skips missing ones. */
async function acceptDoubtful(confirmed: string[]): Promise<void> {
  for (let at = 0; at < 30; at += 1) {
    if ((await clerk.getByText('All values have been reviewed.').count()) > 0) return;
    const row = (await focusedRow())!;
    await press('Enter');
    if (await clerk.evaluate(() => document.activeElement?.matches('input, textarea'))) {
      await press('Escape');
      await press('Tab');
      continue;
    }
    confirmed.push(row);
  }
}

/** Presses A once, as soon as the bench offers to accept the filing. */
async function askToAccept(): Promise<void> {
  const actions = clerk.getByRole('region', { name: 'Decision' });
  await actions.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await press('a');
  await clerk.getByRole('dialog', { name: 'Accept this filing' }).waitFor();
}

describe('a clerk who works only with the keyboard', () => {
  test('opens the bench from the queue', async () => {
    await clerk.goto(`${portal.address}/review?q=Keyboard`);
    await clerk.locator('td .link-button').nth(4).waitFor({ timeout: 60_000 });
    for (let stops = 0; stops < 60; stops += 1) {
      await press('Tab');
      if (await clerk.evaluate(() => document.activeElement?.matches('td .link-button'))) break;
    }
    await press('Enter');
    await atAField(null);
    expect(await clerk.getByRole('region', { name: 'Queue' }).locator('[data-queue-item]').count()).toBe(5);
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
  });

  test('sees every key in one overview', async () => {
    const row = await focusedRow();
    await press('?');
    await clerk.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await press('Escape');
    await clerk.getByRole('dialog').waitFor({ state: 'detached' });
    await clerk.waitForFunction(() => document.activeElement?.closest('[data-row]') !== null);
    expect(await focusedRow()).toBe(row);
  });

  test('accepts the uncertain values and the filing, and the next filing opens automatically', async () => {
    const id = openFiling()!;
    const confirmed: string[] = [];
    await acceptDoubtful(confirmed);
    expect(confirmed.length).toBeGreaterThan(0);
    await clerk.waitForFunction(() => document.activeElement?.closest('[data-finished], [data-row]') !== null);
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await askToAccept();
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await press('Enter');
    await atAField(id);
    done.set(await nameOfOpen(id), { id, confirmed, decision: 'accepted' });
  });

  test('corrects a value in place, with the original reading in view', async () => {
    const id = openFiling()!;
    for (let row = await focusedRow(); row !== 'location'; row = await focusedRow()) await press('ArrowDown');
    await clerk.locator('[data-mark-selected]').first().waitFor();
    await press('e');
    expect(await clerk.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await press('Control+A');
    // None of these letters is a shortcut while someone types.
    await typed('Area J, Harp County');
    await press('Enter');
    await clerk.getByText('Document updated successfully').first().waitFor();
    const edited = await ask<FilingDetails>(`/documents/${id}/`);
    expect(edited.location).toBe('Area J, Harp County');
    expect(edited.corrections).toMatchObject([{ field: 'location', corrected_by: 'Dana Sample' }]);
    expect(edited.fields.some(({ field }) => field === 'location')).toBe(true);
  });

  test('returns it with a reason, the rule, and the correction deadline', async () => {
    const id = openFiling()!;
    await clerk.waitForFunction(() => !document.activeElement?.matches('input, textarea'));
    await press('r');
    const dialog = clerk.getByRole('dialog', { name: 'Return for correction' });
    await dialog.waitFor();
    while (!(await clerk.evaluate(() => document.activeElement?.matches('select')))) await press('Tab');
    await typed('The caption');
    await press('Tab');
    await typed('The caption names another defendant than the body.');
    await press('Tab');
    expect(await clerk.evaluate(() => (document.activeElement as HTMLInputElement).value)).toContain('Cal. Rules');
    await press('Tab');
    const [year, month, day] = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10).split('-');
    await typed(`${month}${day}${year}`);
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await press('Enter');
    await atAField(id);
    done.set(await nameOfOpen(id), { id, confirmed: [], decision: 'returned' });
  });

  test('decides the other three in the same way', { timeout: 240_000 }, async () => {
    for (let filing = 3; filing <= 5; filing += 1) {
      const id = openFiling()!;
      const confirmed: string[] = [];
      await acceptDoubtful(confirmed);
      await askToAccept();
      await press('Enter');
      if (filing < 5) await atAField(id);
      else await clerk.getByRole('button', { name: `Undo the decision on ${await nameOfOpen(id)}` }).waitFor();
      done.set(await nameOfOpen(id), { id, confirmed, decision: 'accepted' });
    }
    expect([...done.keys()].sort()).toEqual(papers.map(({ name }) => name).sort());
  });

  test('undoes the last decision with one key', async () => {
    const [name, last] = [...done].at(-1)!;
    await clerk.getByRole('button', { name: `Undo the decision on ${name}` }).waitFor();
    await press('u');
    await clerk.getByText('Decision undone.', { exact: false }).waitFor();
    const { holds } = await ask<ReviewQueue>('/review/');
    expect(holds.map(({ filing_id }) => filing_id)).not.toContain(last.id);
    await clerk.waitForURL((url) => url.searchParams.get('filing') === last.id);
    await askToAccept();
    await press('Enter');
    await clerk.getByRole('dialog').waitFor({ state: 'detached' });
    // The dialog closes immediately; the decision is made when the server has responded.
    const held = async () => (await ask<ReviewQueue>('/review/')).holds.map(({ filing_id }) => filing_id);
    await expect.poll(held, { timeout: 20_000 }).toContain(last.id);
  });

  test('has recorded exactly these decisions', async () => {
    const { holds } = await ask<ReviewQueue>('/review/');
    for (const { id, confirmed, decision } of done.values()) {
      expect(holds.find(({ filing_id }) => filing_id === id)).toMatchObject({
        decision,
        by: 'Dana Sample',
        mine: true,
      });
      const { confirmations } = await ask<FilingDetails>(`/documents/${id}/`);
      expect(confirmations.map(({ field }) => field).sort()).toEqual([...confirmed].sort());
      for (const { confirmed_by } of confirmations) expect(confirmed_by).toBe('Dana Sample');
    }
    const left = await ask<ReviewQueue>('/review/?q=Keyboard');
    expect(left.results).toEqual([]);
  });
});
