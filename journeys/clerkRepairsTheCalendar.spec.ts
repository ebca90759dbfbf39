import { mkdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import { findOverflow } from './findOverflow.ts';
import { inDatabase } from './inDatabase.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { callApi, signInThroughProvider, tokenOf } from './steps.ts';

/** A judge falls ill: the repair moves the fewest hearings, and each person gets one notice. */
const calendar = holidaysOf({ level: 'State Court', jurisdiction: 'California' });
const courtDay = (after: string) => seekCourtDay(addDays(after, 1), calendar, 1);
const illDay = courtDay(addDays(new Date().toISOString().slice(0, 10), 100));
const nextDay = courtDay(illDay);
const lastDay = courtDay(nextDay);
let portal: RunningPortal;
let browser: Browser;
let page: Page;
let token: string;
let judge: { id: string; name: string };

beforeAll(async () => {
  portal = await startPortal({ env: { HEARING_NOTICE_SECONDS: '4' } });
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInThroughProvider(page, portal.address, 'r.registrar@alder.example.com');
  token = await tokenOf(page);
  await fillCalendar();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const call = (method: string, route: string, body?: object) => callApi(portal.address, method, route, token, body);

/**
 * One hearing of an hour on the day of the illness. Until the last day, its judge has an hour only if one of two hearings
 * makes room, and the only time for that is half an hour on the last day.
 */
async function fillCalendar(): Promise<void> {
  const [judges, court] = await Promise.all([call('GET', '/scheduling/judges/'), call('GET', '/scheduling/court/')]);
  judge = judges[0];
  const set = (number: string, hearing_date: string, hearing_time: string, duration_minutes: number) =>
    call('POST', '/scheduling/hearing/', {
      ...{ judge: judge.name, judge_id: judge.id, venue: court.courtrooms[0].name, duration_minutes },
      ...{ case_title: `Matter ${number}`, case_number: number, case_type: 'Civil Complaint' },
      ...{ event_type: court.event_types[0].name, hearing_date, hearing_time },
    });
  await set('R-ILL', illDay, '09:00', 60);
  await set('R-TRIAL', nextDay, '08:00', 420);
  await set('R-EARLIER', nextDay, '15:00', 30);
  await set('R-LATER', nextDay, '16:00', 30);
  await set('R-LAST', nextDay, '16:30', 30);
  await set('R-SECOND', lastDay, '08:00', 510);
}

const pictures = process.env.REPAIR_PICTURES;
/** The screen at every width, in light and dark, for a person who reviews it. */
async function takePictures(name: string): Promise<void> {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${pictures}/${name}-${theme}-${width}.png`, fullPage: true });
    }
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'blue-yellow'));
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a judge falls ill, and the fewest hearings move with one notice for each person', {
  timeout: 40_000,
}, async () => {
  await page.goto(`${portal.address}/calendar`);
  await page.getByRole('button', { name: `Change the availability of ${judge.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From', { exact: true }).fill(`${illDay}T08:00`);
  await dialog.getByLabel('To', { exact: true }).fill(`${illDay}T17:00`);
  await dialog.getByLabel('Note').fill('The judge is ill');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Reschedule these hearings' }).click();

  await page.getByText('At least 1 hearing must move.').waitFor();
  await page.getByText('This repair moves 1.').waitFor();
  await page.getByText('No repair moves fewer.').waitFor();
  await page.getByLabel('New dates through').fill(lastDay);
  await page.getByText('This repair moves 2.').waitFor();
  const also = page.getByRole('table', { name: 'Also moves' });
  await also.getByText('R-EARLIER').waitFor();
  await also.getByText('Makes room for R-ILL.').waitFor();
  expect(await page.getByText('R-LATER').count()).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await takePictures('repair');
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Move 2 hearings' }).press('Enter');

  await page.getByRole('heading', { level: 1, name: '2 hearings moved' }).waitFor();
  await page.getByText('Notices sent').waitFor({ timeout: 20_000 });
  const notices = await inDatabase(portal, async (db) => {
    const found = await db.execute<{ person_id: string; count: number }>(
      sql`select person_id, count(*)::int as count from notifications where code = 'calendar.rescheduled' group by 1`,
    );
    return found.rows;
  });
  expect(notices.length).toBeGreaterThan(0);
  expect(notices.every(({ count }) => count === 1)).toBe(true);
  const left = await call('GET', `/scheduling/list-hearings/?from=${illDay}&to=${illDay}&status=scheduled`);
  expect(left.results.total_hearings).toBe(0);
});
