import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateInZone } from '#domain/days/dateInZone';
import { aPilotFiling } from '#server/testing/aPilotFiling';
import { makeThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { findOverflow } from './findOverflow.ts';
import { inDatabase } from './inDatabase.ts';
import { findProblemsInEveryTheme, shoot } from './inspect.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

const filings = 200;
/** The clerk mistyped the case number of one, and accepted another that no one signed. */
const [mistyped, unsigned] = [77, 140];
const shadow = makeThrowawayDirectory('assize-shadow-');
const folder = path.join(shadow.directory, 'alder-superior', 'civil');

let portal: RunningPortal;
let browser: Browser;
let page: Page;
let before: Awaited<ReturnType<typeof findTraces>>;

beforeAll(async () => {
  portal = await startPortal({ env: { SHADOW_FOLDER: shadow.directory } });
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  await shadow.remove();
});

/** What the sample court announces by itself: deadlines and hearings that come near. */
const ofTheSample = ['deadline.upcoming', 'hearing.upcoming'];

/** What a filing of the portal leaves behind, with the codes of the events that are not of the sample court itself. */
const findTraces = () =>
  inDatabase(portal, async (db) => {
    const { rows } = await db.execute<{
      filings: number;
      entries: number;
      codes: string[];
      events: number;
      notices: number;
    }>(
      sql`select (select count(*)::int from filings) as filings, (select count(*)::int from docket_entries) as entries,
            (select array_agg(code order by code) from court_events) as codes,
            (select count(*)::int from court_events) as events, (select count(*)::int from notifications) as notices`,
    );
    const { codes, events, notices, ...records } = rows[0]!;
    const others = codes.filter((code) => !ofTheSample.includes(code));
    // Each notice belongs to an event.
    return { ...records, others, noticesWithoutEvent: Math.max(0, notices - events) };
  });

/** The emails of the portal, which the evaluation writes into a folder. */
async function readMails(): Promise<string[]> {
  const outbox = path.join(portal.dataDir, 'mail');
  if (!existsSync(outbox)) return [];
  return Promise.all((await readdir(outbox)).map((name) => readFile(path.join(outbox, name), 'utf8')));
}

/** A complete file: the portal leaves those alone that changed in the last seconds. */
async function put(name: string, content: Buffer | string): Promise<void> {
  const place = path.join(folder, name);
  await writeFile(place, content);
  await utimes(place, new Date('2026-03-18'), new Date('2026-03-18'));
}

describe('an administrator', () => {
  test('plans a pilot with targets that are agreed in advance', async () => {
    await signInThroughProvider(page, portal.address, 'r.registrar@alder.example.com');
    await page.goto(`${portal.address}/reports`);
    await page.getByRole('link', { name: 'Pilots' }).click();
    await page.getByRole('heading', { name: 'Pilots', level: 1 }).waitFor();
    await page.getByText(path.join(shadow.directory, 'alder-superior')).waitFor();
    await page.getByLabel('Department').fill('Department 4');
    await page.getByLabel('Folder').fill('civil');
    await page.getByLabel('First day').fill(dateInZone(new Date(), 'America/Los_Angeles'));
    await page.getByLabel('Case numbers that agree').fill('95');
    await page.getByLabel('Filing dates that agree').fill('98');
    await page.getByLabel('Accepted filings with a false alarm').fill('5');
    await page.getByLabel('Filings that the portal could read').fill('97');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await shoot(page, 'pilots', { fullPage: true });
    await page.getByRole('button', { name: 'Plan pilot' }).click();
    await page.getByRole('heading', { name: 'Department 4', level: 1 }).waitFor();
    await page.getByText('Running').waitFor();
    before = await findTraces();
  });

  test('has 200 filings of the folder read, and sees the two disagreements and no other', async () => {
    await mkdir(folder, { recursive: true });
    for (let number = 1; number <= filings; number += 1) {
      const fields = number === mistyped ? { fields: { case_number: '26CV01707' } } : {};
      const { name, pdf, decision } = aPilotFiling({ number, signed: number !== unsigned, ...fields });
      await put(`${name}.pdf`, pdf);
      await put(`${name}.json`, JSON.stringify(decision));
    }
    const outcomes = page.getByRole('table', { name: 'Decisions and findings' });
    await outcomes.getByRole('row', { name: /^Read by the portal 200 filings 100\.0%/ }).waitFor({ timeout: 90_000 });
    const shown = page.getByRole('list', { name: 'Disagreements' });
    await expect
      .poll(() => shown.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['Filing 077.pdf', 'Filing 140.pdf']);
    const [first, second] = await shown.getByRole('listitem').allTextContents();
    expect(first).toContain('26CV01077');
    expect(first).toContain('26CV01707');
    expect(second).toContain('No signature was found');
    expect(second).toContain('Accepted');
    const numbers = page.getByRole('table', { name: 'Agreement by field' }).getByRole('row', { name: /^Case number/ });
    expect(await numbers.textContent()).toMatch(/99\.5% \(97\.2% to 99\.9%\)199 filings1 filing/);
  }, 120_000);

  test('sees which targets are met, with the baseline of the clerks', async () => {
    const targets = page.getByRole('table', { name: 'Targets agreed before the start' });
    expect(await targets.getByRole('row').allTextContents()).toEqual([
      expect.stringMatching(/^MetricTarget/),
      expect.stringMatching(/^Case numbers that agreeAt least 95%99\.5% .*199 of 200Met$/),
      expect.stringMatching(/^Filing dates that agreeAt least 98%100\.0% .*200 of 200Met$/),
      expect.stringMatching(/^Accepted filings with a false alarmAt most 5%0\.5% .*1 of 200Met$/),
      expect.stringMatching(/^Filings that the portal could readAt least 97%100\.0% .*200 of 200Met$/),
    ]);
    await page.getByText('Median 6.0 minutes (6.0 to 6.0), 200 filings').waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findProblemsInEveryTheme(page, (theme) => shoot(page, `pilot-${theme}`, { fullPage: true }))).toEqual(
      [],
    );
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page)).toEqual([]);
      await shoot(page, `pilot-${width}`, { fullPage: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('marks who is right, and the false alarm becomes an error that would have been caught', async () => {
    const unsignedLine = page.getByRole('listitem').filter({ hasText: 'Filing 140.pdf' });
    await unsignedLine.getByRole('button', { name: /^Mark disagreement/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Who is right').selectOption({ label: 'The portal is right' });
    await dialog.getByLabel('Reason', { exact: true }).fill('The signature line is empty.');
    await shoot(page, 'pilot-mark');
    await dialog.getByRole('button', { name: 'Mark disagreement' }).click();
    await unsignedLine.getByText('The signature line is empty.', { exact: false }).waitFor();
    const caught = page.getByRole('row', { name: /^Would have been caught 1 filing/ });
    await caught.getByRole('link', { name: '1 filing' }).click();
    await page.getByRole('list', { name: 'Would have been caught' }).getByText('Filing 140.pdf').waitFor();
  });

  test('shows the presiding judge the results, and saves the report with every filing', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save report' }).click();
    const report = await saving;
    expect(report.suggestedFilename()).toBe('Pilot in Department 4.pdf');
    const bytes = await readFile((await report.path())!);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(20_000);
    if (process.env.SHOTS) await writeFile(path.join(process.env.SHOTS, 'report.pdf'), bytes);
    await page.getByRole('link', { name: 'Show results' }).click();
    await page.getByRole('heading', { name: 'Pilot in Department 4', level: 1 }).waitFor();
    await page.getByText('The portal read 200 filings of the existing system', { exact: false }).waitFor();
    await page.getByText('2 filings on which the portal and the clerk differ').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page)).toEqual([]);
      await shoot(page, `pilot-results-${width}`, { fullPage: true });
    }
  });

  test('finds that no one was notified, and nothing was filed', async () => {
    expect(await findTraces()).toEqual(before);
    expect((await readMails()).filter((mail) => /Filing \d{3}|pilot/i.test(mail))).toEqual([]);
  });
});
