import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReviewQueue } from '#contract/review';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { printDocument, type Signer } from '#server/seed/typesetDocument';
import { openKeyboard, pictureOnScreen, timeKeys, untilNextFiling } from './keyboard.ts';
import { openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileThroughApi, signInThroughProvider, tokenOf } from './steps.ts';

/**
 * One hour of a clerk's work: thirty filings, decided with the keyboard alone. Counts the keys of each decision and the
 * time from its last key until the next filing is ready.
 */
let portal: RunningPortal;
let browser: Browser;
let clerk: Page;
let token: string;
let other: string;

/** What happens to a filing. */
const works = [
  'certain',
  'returned',
  'placed',
  'dated',
  'undone',
  'docket_text',
  'claimed_by_another',
  'left_for_later',
] as const;
type Work = (typeof works)[number];
const certain = (count: number): Work[] => Array.from({ length: count }, () => 'certain');
const hour: Work[] = [
  ...[...certain(4), 'returned', ...certain(3), 'placed'],
  ...['returned', ...certain(3), 'undone', 'docket_text', ...certain(2)],
  ...['returned', 'dated', 'claimed_by_another', ...certain(3), 'returned'],
  ...['placed', 'left_for_later', ...certain(3), 'returned'],
] as Work[];

/** The time for a decision that a clerk takes at least: the next filing is fetched during this time. */
const readingMs = 2000;
/**
 * The target is one second. A machine that does other work, as in CI, may need this many times as long; with
 * HOUR_STRICT=1, as for docs/measurements.md, the target itself is asserted.
 */
const targetMs = 1000;
const factor = process.env.HOUR_STRICT ? 1 : 3;

type Row = { name: string; work: Work; keys: number; ms: number | null };
const table: Row[] = [];

beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '300' } });
  browser = await openBrowser();
  const [attorney, administrator] = [await openPage(browser), await openPage(browser)];
  await signInThroughProvider(attorney, portal.address, 'a.example@example.com');
  for (const [index, work] of hour.entries()) await file(await tokenOf(attorney), index, work);
  await attorney.close();
  await signInThroughProvider(administrator, portal.address, 'r.registrar@alder.example.com');
  other = await tokenOf(administrator);
  await administrator.close();
  clerk = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
  token = await tokenOf(clerk);
  await vi.waitFor(async () => expect(await waiting()).toBe(hour.length), { timeout: 60_000, interval: 500 });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const nameOf = (index: number, work: Work) => `Hour ${String(index + 1).padStart(2, '0')} ${work}.pdf`;
/** Documents in cases that the sample court has; the clerk moves some to another case. */
const papers = ['Answer to Complaint.pdf', 'Motion to Compel Further Responses.pdf', 'Demurrer to Complaint.pdf'].map(
  (name) => sampleDocuments.find(({ file }) => file === name)!,
);

/** A filing of which everything is certain, or without the attorney's address and telephone number. */
async function file(attorney: string, index: number, work: Work): Promise<void> {
  const paper = papers[index % papers.length]!;
  const letterhead = ['ALEX Q. EXAMPLE (SBN 000123)'];
  const address = ['EXAMPLE & PLACEHOLDER LLP', '100 Sample Street, Suite 200', 'Alder, California 90000'];
  const signer: Signer = {
    letterhead: work === 'returned' ? letterhead : [...letterhead, ...address, 'Telephone: (555) 555-0100'],
    name: 'Alex Q. Example',
    capacity: `Attorney for ${paper.plaintiff_role}`,
    server: 'Alex Q. Example',
  };
  const body = [...paper.body, `This is paper ${index + 1} of the hour.`];
  const printed = printDocument({ ...paper, body }, signer, new Date(Date.UTC(2026, 10, 20)), 'UTC');
  const form = new FormData();
  const blob = new Blob([new Uint8Array(printed)], { type: 'application/pdf' });
  form.append('main_document', blob, nameOf(index, work));
  form.append('case_type', paper.case_type);
  await fileThroughApi(portal.address, attorney, form);
}

async function ask<Reply>(path: string, who = token, method = 'GET'): Promise<Reply> {
  const headers = { authorization: `Bearer ${who}` };
  const reply = await fetch(`${portal.address}/api${path}`, { method, headers });
  expect(reply.status, path).toBe(200);
  return reply.json() as Promise<Reply>;
}
const waiting = async () => {
  const { results, total } = await ask<ReviewQueue>('/review/?q=Hour&sort=age');
  return results.every(({ analysis_state }) => analysis_state === 'done') ? total : 0;
};
const openFiling = () => new URL(clerk.url()).searchParams.get('filing')!;
const dialog = () => clerk.getByRole('dialog');
const focused = (selector: string) => clerk.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);

describe('an hour of a clerk’s work', () => {
  test('is thirty filings, each decided with the keyboard', { timeout: 400_000 }, async () => {
    await clerk.goto(`${portal.address}/review?q=Hour&sort=age`);
    await clerk.locator('td .link-button').first().press('Enter');
    await clerk.locator('[data-page="1"] img').waitFor();
    await timeKeys(clerk);
    const keyboard = openKeyboard(clerk);
    for (const [index, work] of hour.entries()) {
      const name = nameOf(index, work);
      await clerk.locator('[data-frame=bench] header').getByText(name).waitFor();
      await clerk.waitForTimeout(readingMs);
      const before = { id: openFiling(), picture: await pictureOnScreen(clerk) };
      keyboard.count();
      await workOn[work](keyboard, before.id);
      const isLast = index === hour.length - 1;
      const ms = isLast ? null : await untilNextFiling(clerk, before);
      table.push({ name, work, keys: keyboard.count(), ms });
    }
    const undecided = hour.flatMap((work, index) =>
      work === 'claimed_by_another' || work === 'left_for_later' ? [nameOf(index, work)] : [],
    );
    const left = async () => (await ask<ReviewQueue>('/review/?q=Hour')).results.map((row) => row.document_name).sort();
    await expect.poll(left, { timeout: 20_000 }).toEqual(undecided);
  });

  test('needs two keys for a filing of which everything is certain, and at most six for a return', () => {
    console.log(summaryOf(table));
    const keysOf = (work: Work) => table.filter((row) => row.work === work).map(({ keys }) => keys);
    expect([...new Set(keysOf('certain'))]).toEqual([2]);
    expect(Math.max(...keysOf('returned'))).toBeLessThanOrEqual(6);
  });

  test('has the next filing ready within a second of the decision', () => {
    expect(medianOf(table)).toBeLessThanOrEqual(targetMs * factor);
  });
});

type Keyboard = ReturnType<typeof openKeyboard>;
const workOn: Record<Work, (keyboard: Keyboard, id: string) => Promise<void>> = {
  certain: accept,
  returned: async ({ press, strike }) => {
    await press('r');
    await dialog().waitFor();
    await strike('Enter');
  },
  placed: async (keyboard) => {
    await keyboard.press('a');
    await dialog().waitFor();
    await tabTo(keyboard, 'input[name=where]');
    await keyboard.press('ArrowDown');
    await tabTo(keyboard, '[role=combobox]');
    await keyboard.type('26CV00422');
    await clerk.waitForFunction(() => (document.activeElement as HTMLInputElement).value.includes(' v. '));
    await submit(keyboard);
  },
  dated: async (keyboard) => {
    await keyboard.press('a');
    await dialog().waitFor();
    await tabTo(keyboard, 'input[type=checkbox]');
    await keyboard.press('Space');
    for (const day of ['11202026', '11202026']) {
      await keyboard.press('Tab');
      while (!(await focused('input[type=date]'))) await keyboard.press('Tab');
      await keyboard.type(day);
    }
    await tabTo(keyboard, 'textarea');
    await keyboard.type('Nunc pro tunc by order.');
    await submit(keyboard);
  },
  undone: async (keyboard, id) => {
    const picture = await pictureOnScreen(clerk);
    await accept(keyboard);
    await untilNextFiling(clerk, { id, picture });
    await keyboard.strike('u');
    // The undo leads back to the filing, which is ready when its decisions are offered again.
    await clerk.locator('[data-frame=bench] header').getByText('undone.pdf').waitFor();
    await clerk.getByRole('button', { name: 'Accept', exact: true }).waitFor();
    await accept(keyboard);
  },
  docket_text: async (keyboard) => {
    await keyboard.press('a');
    await dialog().waitFor();
    await dialog().getByLabel('Docket text').waitFor();
    await tabTo(keyboard, 'textarea');
    await keyboard.press('Control+End');
    await keyboard.type(' Filed by counsel.');
    await submit(keyboard);
  },
  claimed_by_another: async (keyboard, id) => {
    await ask(`/review/${id}/claim/`, other, 'POST');
    await accept(keyboard);
    await dialog()
      .getByText(/has claimed/)
      .waitFor();
    await keyboard.press('Escape');
    await keyboard.strike('n');
  },
  left_for_later: ({ strike }) => strike('n'),
};

async function accept({ press, strike }: Keyboard): Promise<void> {
  await press('a');
  await dialog().waitFor();
  await strike('Enter');
}

/** Moves to a field of the dialog with Tab. */
async function tabTo({ press }: Keyboard, selector: string): Promise<void> {
  for (let stops = 0; stops < 30 && !(await focused(selector)); stops += 1) await press('Tab');
}

/** Sends the dialog from any of its fields. */
async function submit(keyboard: Keyboard): Promise<void> {
  await tabTo(keyboard, 'footer button[type=submit]');
  await keyboard.strike('Enter');
}

function medianOf(rows: Row[]): number {
  const sorted = rows.flatMap(({ ms }) => (ms === null ? [] : [ms])).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function summaryOf(rows: Row[]): string {
  const lines = works.map((work) => {
    const own = rows.filter((row) => row.work === work);
    const keys = [...new Set(own.map((row) => row.keys))].sort((a, b) => a - b).join(', ');
    const longest = Math.max(0, ...own.map(({ ms }) => ms ?? 0));
    return `${work.padEnd(20)} ${String(own.length).padStart(3)}  ${keys.padStart(8)}  ${medianOf(own).toFixed(0).padStart(6)}  ${longest.toFixed(0).padStart(6)}`;
  });
  const total = rows.reduce((sum, { keys }) => sum + keys, 0);
  return [
    `${'work'.padEnd(20)}   n      keys  median  longest (ms)`,
    ...lines,
    `${rows.length} filings, ${total} keys, median ${medianOf(rows).toFixed(0)} ms to the next filing`,
  ].join('\n');
}
