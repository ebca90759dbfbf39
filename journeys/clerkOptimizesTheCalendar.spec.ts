import { mkdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import { nameDay } from '#domain/settings/nameDay';
import { findOverflow } from './findOverflow.ts';
import { inDatabase } from './inDatabase.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { callApi, signInThroughProvider, tokenOf } from './steps.ts';

/** Two weeks with hearings late in the second one, and requests. */
const calendar = holidaysOf({ level: 'State Court', jurisdiction: 'California' });
const today = new Date().toISOString().slice(0, 10);
const firstDay = addDays(today, 10);
const lastDay = addDays(firstDay, 13);
const lateDay = seekCourtDay(addDays(lastDay, -1), calendar, -1);
const tuesday = [...Array(7).keys()]
  .map((days) => addDays(firstDay, days + 1))
  .find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 2)!;
const [scheduled, requested] = [6, 3];
let portal: RunningPortal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await startPortal({ env: { HEARING_NOTICE_SECONDS: '600' } });
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
  await fillDay(await tokenOf(page));
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** Hearings every half hour before each judge; the last ones are requests that no one has confirmed. */
async function fillDay(token: string): Promise<void> {
  const call = (method: string, route: string, body?: object) => callApi(portal.address, method, route, token, body);
  const [judges, court] = await Promise.all([call('GET', '/scheduling/judges/'), call('GET', '/scheduling/court/')]);
  const rooms: { name: string }[] = court.courtrooms;
  const lines = Math.min(judges.length, rooms.length);
  for (let n = 0; n < scheduled + requested; n += 1) {
    const judge: { id: string; name: string } = judges[n % lines];
    const minutes = 9 * 60 + 30 * Math.floor(n / lines);
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    await call('POST', '/scheduling/hearing/', {
      ...{
        judge: judge.name,
        judge_id: judge.id,
        venue: rooms[n % lines]!.name,
        hearing_date: lateDay,
        hearing_time: time,
      },
      ...{ case_title: `Matter ${n + 1}`, case_number: `P-2026-${n + 1}`, case_type: 'Civil Complaint' },
      ...{ event_type: 'Status conference', duration_minutes: 30 },
    });
  }
  const isRequest = sql`case_number in ('P-2026-7', 'P-2026-8', 'P-2026-9')`;
  await inDatabase(portal, async (db) => {
    await db.execute(
      sql`delete from calendar_bookings where hearing_id in (select id from hearings where ${isRequest})`,
    );
    await db.execute(sql`update hearings set status = 'requested' where ${isRequest}`);
  });
}

const pictures = process.env.PLAN_PICTURES;
const [themes, widths] = [
  ['blue-yellow', 'dark', 'light'],
  [1440, 1024, 390],
];
/** The screen at every width and in every theme, for a person who reviews it. */
async function takePictures(name: string): Promise<void> {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  for (const theme of themes) {
    await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${pictures}/${name}-${theme}-${width}.png`, fullPage: !name.includes('dialog') });
    }
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'blue-yellow'));
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('optimizes two weeks, asks why not Tuesday, and accepts all but two moves', { timeout: 90_000 }, async () => {
  await page.goto(`${portal.address}/calendar/plans`);
  await page.getByRole('button', { name: 'Plan the calendar' }).click();
  const asking = page.getByRole('dialog', { name: 'Plan the calendar' });
  await asking.getByLabel('Hearings').selectOption({ label: 'Requests and all scheduled hearings' });
  await asking.getByLabel('Longest search, in seconds').fill('5');
  await asking.getByText('What counts').click();
  await asking.getByLabel('A day of waiting').fill('20');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await takePictures('start-dialog');
  await asking.getByRole('button', { name: 'Start search' }).click();

  await page.getByRole('heading', { name: 'Present calendar and plan' }).waitFor({ timeout: 30_000 });
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await takePictures('plan');
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Why is P-2026-1 there?', exact: true }).click();
  const why = page.getByRole('dialog', { name: 'Why P-2026-1 is there' });
  await why.getByRole('heading', { name: 'Why there' }).waitFor();
  await why.getByLabel('Day', { exact: true }).selectOption({ label: nameDay(tuesday, 'MM/DD/YYYY') });
  await why
    .getByText(/^(?:This time is open|.* another hearing)/)
    .first()
    .waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await takePictures('why-dialog');
  await why.getByRole('button', { name: 'Close' }).last().click();

  for (const number of ['P-2026-2', 'P-2026-8']) {
    await page.getByRole('checkbox', { name: `Select ${number}`, exact: true }).uncheck();
  }
  await page.getByLabel('Reason').fill('Earlier dates are available');
  const accept = page.getByRole('button', { name: /^Accept \d+ places$/ });
  const count = Number(/\d+/.exec((await accept.textContent()) ?? '')![0]);
  await accept.click();

  await page.getByRole('heading', { level: 1, name: `${count} hearings set or moved` }).waitFor();
  await page.getByText('P-2026-7').waitFor();
  expect(await page.getByText('P-2026-8').count()).toBe(0);
  await takePictures('record');
  await page.getByRole('link', { name: 'The plan from which these places were accepted' }).click();
  await page.getByRole('link', { name: 'Accepted' }).first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone', { exact: true }).waitFor();

  await page.goto(`${portal.address}/calendar/plans`);
  await page.getByRole('button', { name: 'What counts' }).click();
  const weights = page.getByRole('dialog', { name: 'What counts' });
  await weights.getByLabel('A day of waiting').fill('2');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await takePictures('weights-dialog');
  await weights.getByRole('button', { name: 'Save weights' }).click();
  await page.getByText('Weights saved').waitFor();
  await takePictures('plans');
});
