import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases, parties } from '#server/db/schema/cases';
import { inDatabase } from './inDatabase.ts';
import { shoot } from './inspect.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { addAuthenticator, callApi, codeOf, signInByPassword, signInThroughProvider, tokenOf } from './steps.ts';

const slow = 60_000;
let portal: RunningPortal;
let browser: Browser;
let page: Page;
let secret: string;
/** The title of the case that is heard. */
let title: string;
let strokes = 0;
let began = 0;
beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
  await prepare(await tokenOf(page));
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const call = (method: string, route: string, token: string, body?: object) =>
  callApi(portal.address, method, route, token, body);

/** A hearing of today before Judge Reyes, and the clerk’s authenticator app. */
async function prepare(clerk: string): Promise<void> {
  const judge = await signInByPassword(portal.address, 'a.reyes@alder.example.com');
  const { data } = await call('GET', '/scheduling/cases/?q=26CV00218', clerk);
  const { case_number, title: case_title, case_type } = data[0];
  title = case_title;
  const soon = new Date(Date.now() + 3 * 60_000).toLocaleString('sv-SE', { timeZone: 'America/Los_Angeles' });
  await call('POST', '/scheduling/hearing/', clerk, {
    ...{ judge: judge.full_name, judge_id: judge.id, venue: 'Department 12', event_type: 'Motion Hearing' },
    ...{ case_number, case_title, case_type, duration_minutes: 5, override_reason: 'Heard today.' },
    ...{ hearing_date: soon.slice(0, 10), hearing_time: soon.slice(11, 16) },
  });
  await inDatabase(portal, async (db) => {
    const [found] = await db.select().from(cases).where(eq(cases.case_number, case_number));
    const waiting = { full_name: 'Pat Waiting', role: 'Intervenor', role_id: 'intervenor', side: 'third' } as const;
    await db.insert(parties).values({ ...waiting, case_id: found!.id, position: 9 });
  });
  secret = await addAuthenticator(portal.address, clerk);
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    strokes += 1;
  }
}
const pressed = (name: RegExp) => page.getByRole('button', { name, pressed: true });

describe('a courtroom clerk', () => {
  test('announces a delay, and sees who could not be notified', async () => {
    await page.goto(`${portal.address}/session`);
    await page.getByRole('heading', { level: 2, name: title }).waitFor();
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog', { name: 'Recess or delay' });
    await dialog.getByLabel('Minutes late').fill('30');
    await dialog.getByRole('button', { name: 'Save and notify' }).click();
    const missed = page.getByRole('region', { name: 'Not notified of the delay' });
    await missed.getByText('Pat Waiting, 26CV00218: no email address').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await shoot(page, 'not-notified-1440');
  });

  test(
    'calls the case, enters who appeared, an exhibit, and the outcome by keyboard',
    async () => {
      await page.goto(`${portal.address}/session`);
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
      began = performance.now();
      await press('c');
      await page.getByText('Called', { exact: true }).first().waitFor();
      await press('1', 'i', '2', 'r');
      await pressed(/: In person$/).waitFor();
      await pressed(/: Remote$/).waitFor();
      await press('e');
      await page.getByLabel('Description').waitFor();
      await press(...'letter', 'Enter');
      await page.getByRole('button', { name: 'Plaintiff’s Exhibit 1: Offered' }).waitFor();
      await press('x', 'a');
      await page.getByText('Admitted', { exact: true }).first().waitFor();
      await press('o', 'h');
      await page.getByLabel('Text of the minute order').waitFor();
    },
    slow,
  );

  test(
    'corrects the minute order, signs it, and sees it on the docket',
    async () => {
      await press('m', 'Control+End');
      await page.keyboard.type('\nMoving party to give notice.');
      // The code is typed in the next field.
      await press('Tab');
      await page.getByLabel('Code from your authenticator app').focus();
      await press(...codeOf(secret), 'Enter');
      await page.getByText(/^Signed by .* Docket entry \d+/).waitFor();
      const seconds = (performance.now() - began) / 1000;
      console.info(`A hearing, from the call to its docket entry: ${seconds.toFixed(1)} s, ${strokes} keys.`);
      expect(seconds).toBeLessThan(60);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await page.getByRole('link', { name: 'Open the docket' }).click();
      await page.waitForURL(/\/cases\//);
    },
    slow,
  );

  test('has the session on a bench monitor and a phone without a scroll to the side', async () => {
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${portal.address}/session`);
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});
