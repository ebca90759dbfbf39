import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { isCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, weekdayNumber } from '#domain/days/days';
import { readCalendar } from '#domain/hearings/testing/readCalendar';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** A Wednesday several weeks ahead that is no court holiday, and the following Saturday. */
const wednesday = (() => {
  const calendar = holidaysOf({ level: 'State Court', jurisdiction: 'California' });
  const soon = addDays(new Date().toISOString().slice(0, 10), 120);
  const first = addDays(soon, (10 - weekdayNumber(soon)) % 7);
  return isCourtDay(first, calendar) ? first : addDays(first, 7);
})();
const saturday = addDays(wednesday, 3);
const number = 'J-2026-1';
const at = (name: string) => page.getByRole('dialog', { name });
const toast = (words: string | RegExp) => page.locator('.Toastify').getByText(words).first().waitFor();
const firstChoice = async (label: string) => {
  const select = at('Schedule a hearing').getByLabel(label, { exact: true });
  if ((await select.evaluate((element) => element.tagName)) !== 'SELECT') return select.fill('Department 4');
  await select.selectOption({ index: 1 });
};
/** An available judge, courtroom, and event type, independent of the sample court's data. */
async function fill(case_number: string, day: string): Promise<void> {
  const dialog = at('Schedule a hearing');
  await dialog.getByLabel('Case number').fill(case_number);
  await dialog.getByLabel('Case title').fill('Estate of Journey');
  await dialog.getByLabel('Case type').selectOption('Probate');
  for (const label of ['Judge', 'Event type', 'Venue']) await firstChoice(label);
  await dialog.getByLabel('Duration in minutes').fill('30');
  await dialog.getByLabel('Hearing date').fill(day);
  await dialog.getByLabel('Hearing time').fill('12:15');
}
const scheduleNew = () =>
  page.getByRole('region', { name: 'Upcoming Hearings' }).getByRole('button', { name: 'Schedule New' }).click();
const submit = () => at('Schedule a hearing').getByRole('button', { name: 'Schedule hearing' }).click();

describe('a clerk', () => {
  test('opens the court’s calendar', async () => {
    await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calendar' }).click();
    await page.getByRole('heading', { name: 'Court Calendar' }).waitFor();
    await page.getByRole('region', { name: 'Upcoming Hearings' }).getByRole('listitem').first().waitFor();
    await page.getByRole('region', { name: 'Judge Availability' }).getByText('Hon. A. Reyes').waitFor();
    expect(await page.getByRole('gridcell').count()).toBe(42);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('moves through the month with the keyboard', async () => {
    const today = page.locator('[aria-current=date]');
    await today.focus();
    await page.keyboard.press('PageDown');
    await page.waitForURL(/month=/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('t');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-current') === 'date');
  });

  test('schedules a hearing', async () => {
    await scheduleNew();
    await submit();
    await at('Schedule a hearing').getByText('Case number is required').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await fill(number, wednesday);
    await submit();
    await toast('Hearing scheduled successfully');
    await page.getByText(`${number} · Estate of Journey`).waitFor();
    expect(page.url()).toContain(`day=${wednesday}`);
  });

  test('is refused a double booking, at its fields, and selects one of the available times', async () => {
    await scheduleNew();
    await fill('J-2026-2', wednesday);
    await submit();
    const dialog = at('Schedule a hearing');
    await dialog
      .getByText(/is booked on .*J-2026-1/)
      .first()
      .waitFor();
    expect(await dialog.getByLabel('Case title').inputValue()).toBe('Estate of Journey');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('group', { name: 'Available times' }).getByRole('button').first().click();
    await submit();
    await toast('Hearing scheduled successfully');
  });

  test('requires a reason for a hearing on a Saturday', async () => {
    await scheduleNew();
    await fill('J-2026-3', saturday);
    await submit();
    const dialog = at('Schedule a hearing');
    await dialog.getByText('The court does not hold hearings on', { exact: false }).waitFor();
    await dialog.getByLabel('Reason for this time').fill('Arraignment within 48 hours.');
    await submit();
    await toast('Hearing scheduled successfully');
    await page.getByText('J-2026-3 · Estate of Journey').waitFor();
  });

  test('moves a hearing with a reason', async () => {
    await page.goto(`${portal.address}/calendar?month=${wednesday.slice(0, 7)}&day=${wednesday}`);
    await page
      .getByRole('button', { name: /: Estate of Journey/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText(number).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
    const form = at(`Change hearing in ${number}`);
    await form.getByLabel('Hearing time').fill('10:00');
    await form.getByLabel('Duration in minutes').fill('15');
    await form.getByLabel('Reason').fill('Counsel is in trial until noon.');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save change' }).click();
    await toast('Hearing moved successfully');
    await page.getByRole('dialog').getByText('Counsel is in trial until noon.').waitFor();
  });

  test('exports it to a calendar', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Save to calendar' }).click();
    const [event] = readCalendar(readFileSync(await (await download).path(), 'utf8'));
    expect(event).toMatchObject({ SEQUENCE: '1', STATUS: 'CONFIRMED' });
    expect(event!.SUMMARY).toContain('Estate of Journey');
  });

  test('cancels it with a reason', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel hearing' }).click();
    const question = at(`Cancel the hearing in ${number}?`);
    await question.getByRole('button', { name: 'Cancel hearing' }).click();
    await question.getByText('Reason is required').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await question.getByLabel('Reason').fill('The case settled.');
    await question.getByRole('button', { name: 'Cancel hearing' }).click();
    await toast('Hearing canceled');
    await page.getByText('Canceled', { exact: true }).waitFor();
  });

  test('records that a judge is out of office, which is visible immediately', async () => {
    const judges = page.getByRole('region', { name: 'Judge Availability' });
    const row = judges.getByRole('listitem').filter({ hasText: 'Hon. A. Reyes' });
    await row.getByRole('button', { name: 'Change the availability of Hon. A. Reyes' }).click();
    const dialog = at('Availability of Hon. A. Reyes');
    // After hours, the form proposes tomorrow; the judge is out today, in the court's time zone.
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());
    await dialog.getByLabel('From').fill(`${today}T00:00`);
    await dialog.getByLabel('To').fill(`${addDays(today, 1)}T17:00`);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save availability' }).click();
    await row.getByText('out of office').waitFor();
    await dialog.waitFor({ state: 'detached' });
    // On some days, the judge has hearings in the sample court by tomorrow evening, which the portal reports.
    const within = at('Hearings during this time');
    if (await within.isVisible()) await within.getByRole('button', { name: 'Not now' }).click();
  });

  test('reviews a week, a day, and the list of all hearings', async () => {
    for (const view of ['Week', 'Day', 'List']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await page.waitForURL(new RegExp(`view=${view.toLowerCase()}`));
      expect(await findAccessibilityProblems(page)).toEqual([]);
    }
    await page.getByLabel('Search by case number or title').fill('J-2026-3');
    await page.getByRole('row').filter({ hasText: 'J-2026-3' }).getByText('scheduled').waitFor();
  });

  test('drags a hearing on the board, and moves it back with the keyboard', async () => {
    await page.goto(`${portal.address}/calendar?view=day&day=${wednesday}`);
    const hearing = page.getByRole('button', { name: /J-2026-2/ });
    const before = (await hearing.getAttribute('aria-label'))!.split(',')[0]!;
    await page.locator('p[aria-live=assertive]').waitFor({ state: 'attached' });
    await hearing.scrollIntoViewIfNeeded();
    const box = (await hearing.boundingBox())!;
    await page.mouse.move(box.x + 30, box.y + 12);
    await page.mouse.down();
    // An hour is 80 pixels high.
    await page.mouse.move(box.x + 32, box.y + 92, { steps: 5 });
    await page.locator('[data-move=open]').waitFor();
    expect(await page.locator('[data-open]').count()).toBeGreaterThan(0);
    await page.mouse.up();
    const question = at('Move the hearing in J-2026-2?');
    await question.getByText(before).waitFor();
    await question.getByLabel('Reason').fill('Counsel is in trial until noon.');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: 'Move hearing' }).click();
    await toast('Hearing moved successfully');
    await page.getByRole('button', { name: before }).waitFor({ state: 'detached' });

    await hearing.focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowUp');
    await page.locator('[data-move=open]').waitFor();
    await page.keyboard.press('Enter');
    await question.getByLabel('Reason').fill('Counsel is available.');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: new RegExp(`^${before}.*J-2026-2`) }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
});
