import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateInZone } from '#domain/days/dateInZone';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import { fillMorning, type Matter } from './fillMorning.ts';
import { findOverflow } from './findOverflow.ts';
import { inDatabase } from './inDatabase.ts';
import { shoot } from './inspect.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { callApi, signInAsJudge, signInByPassword, signInThroughProvider } from './steps.ts';

/** A clerk records the waiver of a disqualification, and then works in the chambers of two judges. */
let portal: RunningPortal;
let browser: Browser;
let clerk: Page;
let first: Matter;
let second: Matter;
const today = dateInZone(new Date(), 'America/Los_Angeles');

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  clerk = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
  [first, second] = (await fillMorning(portal, today, 2)) as [Matter, Matter];
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

type Named = { id: string; name: string };

/** No problem of axe, and on none of the widths does the screen overflow. */
async function inspect(page: Page, name: string): Promise<void> {
  expect(await findAccessibilityProblems(page)).toEqual([]);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await shoot(page, `${name}-${width}`);
    expect(await findOverflow(page), String(width)).toEqual([]);
  }
}

describe('the parties waive a disqualification', () => {
  test('and its clerk records the ground, the entry, and each signature', async () => {
    const judge = await signInByPassword(portal.address, 'a.reyes@alder.example.com');
    const { version } = await callApi(portal.address, 'GET', `/cases/${second.case_id}/`, judge.token);
    const disqualified = { version, rule_id: 'ca-170.1', reason: 'A relative of the judge works for a party.' };
    const route = `/cases/${second.case_id}/disqualification/`;
    await callApi(portal.address, 'POST', route, judge.token, disqualified);
    const hidden = callApi(portal.address, 'GET', `/cases/${second.case_id}/`, judge.token);
    await expect(hidden).rejects.toThrow('not_found');

    await clerk.goto(`${portal.address}/cases/${second.case_id}?tab=life`);
    await clerk.getByRole('button', { name: /^Record the waiver of the disqualification of / }).click();
    const dialog = clerk.getByRole('dialog', { name: /^Waiver of the disqualification of / });
    const ground = 'Relationship to a party, an officer of a party, or an attorney';
    await dialog.getByLabel('Ground').selectOption({ label: ground });
    await dialog.getByText('CCP §\u00a0170.3(b)').waitFor();
    await dialog.getByLabel('Docket entry of the waiver').fill('1');
    const [one, ...others] = await dialog.getByRole('checkbox').all();
    await one!.check();
    await dialog.getByRole('button', { name: 'Record waiver' }).click();
    await dialog.getByText(/^A waiver is effective only if all parties/).waitFor();
    await inspect(clerk, 'waiver');
    for (const other of others) await other.check();
    await dialog.getByRole('button', { name: 'Record waiver' }).click();
    await clerk.getByText(/^Waived by the parties .* docket entry 1\./).waitFor();
    await inspect(clerk, 'waived');
    expect((await callApi(portal.address, 'GET', `/cases/${second.case_id}/`, judge.token)).id).toBe(second.case_id);
  });
});

describe('a clerk in the chambers of two judges', () => {
  const day = () => clerk.getByRole('tabpanel', { name: 'My day' });
  const judges = () => clerk.getByRole('combobox', { name: 'Judge', exact: true });

  test('chooses one of them, whose matters the screen shows', async () => {
    await inDatabase(portal, async (db) => {
      const [other] = await db.insert(people).values({ full_name: 'Hon. B. Osei' }).returning();
      const there = { person_id: other!.id, court_id: 'alder-superior' };
      await db.insert(personRoles).values({ ...there, role: 'judge' });
      const department = { specialization: 'state', bar_number: '', location: 'CA', court_house: 'Department 2' };
      await db.insert(judgeProfiles).values({ ...there, ...department, status: 'verified' });
    });
    const { token } = await signInByPassword(portal.address, 'r.registrar@alder.example.com');
    const { judges: all, people: clerks } = await callApi(portal.address, 'GET', '/chambers/staff/', token);
    const person_id = clerks.find(({ name }: Named) => name.includes('Sample')).id;
    for (const judge of ['Hon. A. Reyes', 'Hon. B. Osei']) {
      const judge_id = all.find(({ name }: Named) => name === judge).id;
      const member = { judge_id, person_id, position: 'staff_attorney', starts_on: today };
      await callApi(portal.address, 'POST', '/chambers/staff/', token, member);
    }
    await clerk.goto(`${portal.address}/judge-dashboard`);
    await judges().waitFor();
    await day().getByText(first.case_number).first().waitFor();
    await inspect(clerk, 'judges');
    await judges().selectOption({ label: 'Hon. B. Osei' });
    await clerk.waitForURL(/judge=/);
    await expect.poll(() => day().getByText(first.case_number).count()).toBe(0);
    await judges().selectOption({ label: 'Hon. A. Reyes' });
    await day().getByText(first.case_number).first().waitFor();
  });

  test('drafts a tentative ruling, which its judge sees as a draft', async () => {
    await day()
      .getByRole('button', { name: /^Tentative ruling: / })
      .first()
      .click();
    const dialog = clerk.getByRole('dialog', { name: /^Tentative ruling on / });
    await dialog.getByLabel('Text').fill('The responses are overdue.');
    await dialog.getByText(/^Only chambers reads a draft\./).waitFor();
    await dialog.getByRole('button', { name: 'Save draft for the judge' }).click();
    await day()
      .getByText(/^Draft, for the judge to make/)
      .waitFor();
    expect(
      await day()
        .getByRole('button', { name: /^Adopt/ })
        .count(),
    ).toBe(0);
    await inspect(clerk, 'draft');
    const page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signInAsJudge(page, portal.address);
    await page
      .getByText(/^Draft, for the judge to make · drafted by /)
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: /^Adopt the tentative ruling: / })
      .first()
      .waitFor();
    await page.close();
  });
});
