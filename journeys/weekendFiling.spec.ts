import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Jurisdiction } from '#domain/courts/choices';
import { courts } from '#server/db/schema/courts';
import { filings } from '#server/db/schema/filings';
import { inDatabase } from './inDatabase.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileChosen, ownDocument, signInThroughProvider } from './steps.ts';

/**
 * A document is filed on a Saturday in each of five states: the clerk accepts it and sees when it was received, when it
 * is filed, and under which rule; the deadline runs from the filing date.
 */
let portal: RunningPortal;
let browser: Browser;
let attorney: Page;
let clerk: Page;
beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '1' } });
  browser = await openBrowser();
  const viewport = { width: 1440, height: 900 };
  [attorney, clerk] = await Promise.all([openPage(browser, { viewport }), openPage(browser, { viewport })]);
  await signInThroughProvider(attorney, portal.address, 'a.example@example.com');
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

type State = {
  state: Jurisdiction;
  zone: string;
  /** The filing date under the state's rule for Saturday, November 21, 2026. */
  filed: string;
  authority: string;
  /** The day that decides whether it is timely, if it is not the filing date. */
  timely?: string;
  /** A deadline that begins with the filing, and its last day. */
  deadline: { query: string; due: string };
};
const states: State[] = [
  {
    state: 'California',
    zone: 'America/Los_Angeles',
    filed: '11/23/2026',
    authority: 'Code Civ. Proc., § 1010.6(e)(3)',
    deadline: { query: 'system=california&event=complaint_filed&day=2026-11-23', due: '01/22/2027' },
  },
  {
    state: 'Texas',
    zone: 'America/Chicago',
    filed: '11/23/2026',
    authority: 'Tex. R. Civ. P. 21(f)(5)',
    timely: 'Sat, Nov 21, 2026',
    deadline: { query: 'system=texas&event=first_answer_filed&day=2026-11-23', due: '12/23/2026' },
  },
  {
    state: 'Illinois',
    zone: 'America/Chicago',
    filed: '11/23/2026',
    authority: 'Ill. S. Ct. R. 9(d)',
    timely: 'Sat, Nov 21, 2026',
    deadline: { query: 'system=illinois&event=answer_filed&day=2026-11-23', due: '03/23/2027' },
  },
  {
    state: 'New York',
    zone: 'America/New_York',
    filed: '11/21/2026',
    authority: '22 NYCRR 202.5-b(d)',
    deadline: { query: 'system=new_york&event=action_commenced&day=2026-11-21', due: '03/22/2027' },
  },
  {
    state: 'Florida',
    zone: 'America/New_York',
    filed: '11/21/2026',
    authority: 'Fla. R. Gen. Prac. & Jud. Admin. 2.514(a)',
    deadline: { query: 'system=florida&event=complaint_filed&day=2026-11-21', due: '03/22/2027' },
  },
];

describe.each(states)('a Saturday filing in $state', ({ state, zone, filed, authority, timely, deadline }) => {
  const name = `Saturday in ${state}.pdf`;
  let filing: string;

  beforeAll(() =>
    inDatabase(portal, (db) =>
      db.update(courts).set({ jurisdiction: state, time_zone: zone }).where(eq(courts.id, 'alder-superior')),
    ),
  );

  test('shows its filer both dates, with the rule, before any decision', async () => {
    await attorney.goto(`${portal.address}/case-processing`);
    await attorney.locator('input[type=file]').first().setInputFiles(ownDocument(name));
    await attorney.getByLabel('Case type').selectOption('Civil Complaint');
    await fileChosen(attorney);
    await attorney.getByRole('link', { name: 'Follow this filing' }).click();
    const status = attorney.getByRole('region', { name: 'Court status' });
    await status.getByText('if accepted', { exact: false }).waitFor();
    filing = new URL(attorney.url()).pathname.split('/').at(-1)!;
    const received_at = new Date('2026-11-21T18:00:00Z');
    await inDatabase(portal, (db) => db.update(filings).set({ received_at }).where(eq(filings.id, filing)));
    await attorney.reload();
    await status.getByText(/^Received 11\/21\/2026/).waitFor();
    await status.getByText(/if accepted$/).waitFor();
    await status.getByText(authority).first().waitFor();
  });

  test('is accepted with both dates and their reasons on the clerk’s screen, and docketed on the filing date', async () => {
    await clerk.goto(`${portal.address}/review?q=${encodeURIComponent(name)}`);
    await clerk.getByRole('table', { name: 'Queue' }).locator('.link-button').first().click();
    await clerk.locator('[data-frame=bench]').getByText(name).first().waitFor();
    const actions = clerk.getByRole('region', { name: 'Decision' });
    await actions.getByRole('button', { name: 'Accept', exact: true }).waitFor();
    await clerk.keyboard.press('a');
    const dialog = clerk.getByRole('dialog', { name: 'Accept this filing' });
    const dates = dialog.getByRole('group', { name: 'Filing date' });
    await dates.getByText(/^Received 11\/21\/2026/).waitFor();
    await dates.getByText(authority).first().waitFor();
    if (timely) await dates.getByText(`It is timely for any deadline on or after ${timely}.`).waitFor();
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    if ((await dialog.getByLabel('Title of the new case').count()) === 0) {
      await dialog.getByLabel('A new case', { exact: true }).check();
    }
    await dialog.getByLabel('Title of the new case').fill(`Saturday v. ${state}`);
    await dialog.getByLabel('Type of the new case').selectOption('Civil Complaint');
    // In Illinois, the number of a case depends on its category.
    if (state === 'Illinois') {
      await dialog.getByRole('combobox', { name: 'Category of the new case' }).click();
      await clerk.keyboard.type('damages over $50,000');
      await clerk.getByRole('option', { name: /^LA/ }).click();
    }
    await dialog.getByRole('button', { name: 'Accept' }).click();
    const status = attorney.getByRole('region', { name: 'Court status' });
    await expect
      .poll(
        async () => {
          await attorney.reload();
          await status.getByText(/^Received 11/).waitFor();
          return status.getByText(/docket entry 1/).count();
        },
        { timeout: 60_000, interval: 2000 },
      )
      .toBe(1);
    await status.getByRole('link', { name: `Saturday v. ${state}` }).click();
    await attorney.getByRole('table', { name: 'Docket' }).getByText(filed).first().waitFor();
  });

  test('has a deadline that runs from the filing date', async () => {
    await clerk.goto(`${portal.address}/deadlines?tab=calculator&type=Civil+Complaint&${deadline.query}`);
    await clerk.getByText(deadline.due).first().waitFor();
  });
});
