import type { Page } from 'playwright-core';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays, weekdayNumber } from '#domain/days/days';
import { usualWeights } from '#domain/scheduling/plans/weights';
import { fillBoard } from '../journeys/fillBoard.ts';
import { fillPast } from '../journeys/fillPast.ts';
import { inDatabase } from '../journeys/inDatabase.ts';
import { callApi, tokenOf } from '../journeys/steps.ts';

type Tools = { url: string; dataDir: string; take: (page: Page, name: string) => Promise<void> };

/** The planning of the calendar: the board, a plan with a reason, a what-if, and an interpreter’s availability. */
export async function takePlanning(page: Page, { url, dataDir, take }: Tools): Promise<void> {
  const token = await tokenOf(page);
  const today = dateInZone(new Date(), 'America/Los_Angeles');
  const monday = addDays(today, 8 - weekdayNumber(today));
  await inDatabase({ dataDir }, async (db) => {
    await fillBoard(db, monday, 4);
    await fillPast(db, today, 2);
  });

  await page.goto(`${url}/calendar?view=week&day=${monday}`);
  await take(page, 'screens/calendar-board');

  const { data: plan } = await callApi(url, 'POST', '/scheduling/plans/', token, {
    ...{ first_day: monday, last_day: addDays(monday, 11), scope: 'all', notice_days: 0, seconds: 10, seed: 1 },
    // So that hearings move.
    ...{ ...usualWeights, waiting: 20, moved: 0.5 },
  });
  await page.goto(`${url}/calendar/plans/${plan.id}`);
  await page.getByRole('heading', { name: 'Present calendar and plan' }).waitFor({ timeout: 60_000 });
  await take(page, 'screens/calendar-plan');
  await page
    .getByRole('button', { name: /^Why is / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Why there' }).waitFor();
  await take(page, 'screens/calendar-plan-reason');

  await page.goto(`${url}/calendar/what-if`);
  await page.getByLabel('Additional judges').fill('1');
  await page.getByLabel('More requests, in percent').fill('20');
  await page.getByRole('button', { name: 'Start simulation' }).click();
  await page.getByRole('img', { name: /^Line chart of the median wait/ }).waitFor({ timeout: 60_000 });
  await page.getByText('200 runs of 13 weeks', { exact: false }).waitFor({ timeout: 60_000 });
  await take(page, 'screens/calendar-what-if');

  const person = await callApi(url, 'POST', '/scheduling/staff/', token, {
    ...{ kind: 'interpreter', name: 'Ana Ruiz', employment: 'contractor', booking_unit: 'half_hour' },
    languages: [{ language: 'Spanish', level: 'certified', mode: 'spoken' }],
  });
  await callApi(url, 'POST', `/scheduling/staff/${person.id}/hours/`, token, {
    ...{ weekdays: [1, 2, 4], from: '08:30', to: '12:00', valid_from: addDays(today, -7) },
  });
  await page.goto(`${url}/calendar/people/${person.id}`);
  await take(page, 'screens/calendar-people');
}
