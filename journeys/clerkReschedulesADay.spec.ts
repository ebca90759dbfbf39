import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** A closed day with 40 hearings: each gets another time, and each person one notice. */
const calendar = holidaysOf({ level: 'State Court', jurisdiction: 'California' });
const closedDay = seekCourtDay(addDays(new Date().toISOString().slice(0, 10), 100), calendar, 1);
const wanted = 40;
let portal: RunningPortal;
let browser: Browser;
let page: Page;
let token: string;

beforeAll(async () => {
  portal = await startPortal({ env: { HEARING_NOTICE_SECONDS: '6' } });
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInThroughProvider(page, portal.address, 'r.registrar@alder.example.com');
  token = await tokenOf(page);
  await fillDay();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const call = (method: string, route: string, body?: object) => callApi(portal.address, method, route, token, body);

/** Hearings every ten minutes, before each judge in another courtroom, with counsel who have an account. */
async function fillDay(): Promise<void> {
  const [judges, court, roster] = await Promise.all([
    call('GET', '/scheduling/judges/'),
    call('GET', '/scheduling/court/'),
    call('GET', '/attorneys/?per_page=20'),
  ]);
  const names: { id: string; name: string }[] = judges;
  const rooms: { name: string }[] = court.courtrooms;
  const counsel: { id: string }[] = roster.data;
  const lines = Math.min(names.length, rooms.length);
  for (let n = 0; n < wanted; n += 1) {
    const minutes = 8 * 60 + 10 * Math.floor(n / lines);
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    await call('POST', '/scheduling/hearing/', {
      ...{ judge: names[n % lines]!.name, judge_id: names[n % lines]!.id, venue: rooms[n % lines]!.name },
      ...{ case_title: `Matter ${n + 1}`, case_number: `J-2026-${n + 1}`, case_type: 'Civil Complaint' },
      ...{ event_type: court.event_types[0].name, duration_minutes: 10, hearing_date: closedDay, hearing_time: time },
      ...(n < 6 && { attorney_ids: [counsel[n % counsel.length]!.id] }),
    });
  }
}

const pictures = process.env.BATCH_PICTURES;
const themes = ['blue-yellow', 'dark', 'light'];
const widths = [1440, 1024, 390];
/** The screen at every width and in every theme, for a person who reviews it. */
async function takePictures(name: string): Promise<void> {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  for (const theme of themes) {
    await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${pictures}/${name}-${theme}-${width}.png` });
    }
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'blue-yellow'));
  await page.setViewportSize({ width: 1440, height: 900 });
}
const mailed = () => {
  const folder = path.join(portal.dataDir, 'mail');
  const letters = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return letters.filter((letter) => letter.includes('/calendar/changes/'));
};

test('declares a closure, and 40 hearings are moved with one set of notices', { timeout: 60_000 }, async () => {
  await page.goto(`${portal.address}/settings?tab=calendar`);
  await page.getByRole('button', { name: 'Add closure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add closure' });
  await dialog.getByLabel('Date', { exact: true }).fill(closedDay);
  await dialog.getByLabel('Holiday or reason').fill('Water main break');
  await dialog.getByText('40 hearings').first().waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('heading', { level: 1, name: 'Reschedule hearings' }).waitFor();
  await page.getByText('40 of 40 selected.').waitFor();
  expect(await page.getByLabel('Reason').inputValue()).toBe('Water main break');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await takePictures('proposals');
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  // With the keyboard alone: another time for the first hearing, then all at the same time.
  await page.getByRole('button', { name: 'Change the time of J-2026-1', exact: true }).press('Enter');
  const slot = page.getByRole('dialog', { name: 'Choose a time for J-2026-1' });
  await slot.getByRole('group', { name: 'Other open times' }).getByRole('button').first().press('Enter');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await takePictures('slot');
  await slot.getByRole('button', { name: 'Use this time' }).press('Enter');
  await slot.waitFor({ state: 'hidden' });
  await page.getByText('Chosen by you.').waitFor();
  await page.getByRole('button', { name: 'Move 40 hearings' }).press('Enter');

  await page.getByRole('heading', { level: 1, name: '40 hearings moved' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await takePictures('record');
  const left = await call('GET', `/scheduling/list-hearings/?from=${closedDay}&to=${closedDay}&status=scheduled`);
  expect(left.results.total_hearings).toBe(0);

  await page.getByText('Notices sent').waitFor({ timeout: 20_000 });
  const notices = await inDatabase(portal, async (db) => {
    const found = await db.execute<{ person_id: string; count: number }>(
      sql`select person_id, count(*)::int as count from notifications where code = 'calendar.rescheduled' group by 1`,
    );
    return found.rows;
  });
  expect(notices.length).toBeGreaterThan(1);
  expect(notices.every(({ count }) => count === 1)).toBe(true);
  await expect.poll(() => mailed().length, { timeout: 10_000 }).toBe(notices.length);
  expect(new Set(mailed().map((letter) => /^To: (.+)$/m.exec(letter)?.[1])).size).toBe(notices.length);

  await page.getByRole('link', { name: 'Calendar', exact: true }).first().click();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByLabel('Search by case number or title').fill('J-2026-1');
  await page.getByText('Moved from').first().waitFor();
  await page.getByRole('checkbox', { name: 'Select J-2026-1', exact: true }).check();
  await page.getByRole('link', { name: 'Reschedule 1 selected hearing' }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await takePictures('list');
});
