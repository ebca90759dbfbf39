import { inArray } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { directoryPeople } from '#server/db/schema/directory';
import { partyCounsel, serviceConsents } from '#server/db/schema/participants';
import { people } from '#server/db/schema/people';
import { startSmtpServer } from '#server/mail/testing/startSmtpServer';
import { hurryJobs } from '#server/testing/workOffJobs';
import { inDatabase } from './inDatabase.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { addAuthenticator, callApi, codeOf, signInAsJudge, signInThroughProvider, tokenOf } from './steps.ts';

/**
 * An order is signed while the mail server fails, and the portal is killed. Then each of three counsel and a
 * party without counsel has one notice.
 */
const slow = 120_000;
const court_id = 'alder-superior';
const case_number = '26CV09990';
const pat = 'pat.plain@example.com';
const third = 'tess.third@example.com';
const everyone = ['a.example@example.com', 'j.specimen@example.com', third, pat];
let portal: RunningPortal;
let port: number;
let browser: Browser;
let page: Page;
let case_id: string;
let clerk: string;

beforeAll(async () => {
  const probe = await startSmtpServer();
  port = probe.port;
  probe.stop();
  portal = await startPortal({ env: mailTo(port) });
  case_id = await openCase();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
}, slow);
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const mailTo = (to: number) => ({ SMTP_URL: `smtp://127.0.0.1:${to}`, SMTP_TLS: 'off' });

/** Three counsel with accounts, one each for a party, and a party without counsel who consented to email. */
const openCase = () =>
  inDatabase(portal, async (db) => {
    await db.insert(people).values({ email: third, full_name: 'Tess Third' });
    const accounts = await db
      .select()
      .from(directoryPeople)
      .where(inArray(directoryPeople.email, [...everyone, 'a.reyes@alder.example.com']));
    const account = (email: string) => accounts.find((one) => one.email === email)!.id;
    await db.insert(attorneys).values({
      ...{ court_id, person_id: account(third), full_name: 'Tess Third', bar_number: 'T-333' },
      ...{ status: 'Active', type: 'Private Attorney' },
    });
    const roster = await db
      .select()
      .from(attorneys)
      .where(inArray(attorneys.person_id, everyone.slice(0, 3).map(account)));
    const [made] = await db
      .insert(cases)
      .values({
        ...{ court_id, case_number, title: 'Plain v. Specimen Works', title_is_set: true },
        ...{ case_type: 'Civil Complaint', opened_on: '2026-01-05', judge_id: account('a.reyes@alder.example.com') },
      })
      .returning();
    const names = ['Specimen Works', 'Placeholder, Inc.', 'Sample Farms', 'Pat Plain'];
    const named = await db
      .insert(parties)
      .values(
        names.map((full_name, position) => ({
          ...{ case_id: made!.id, full_name, position, self_represented: position === 3 },
          ...(position === 3
            ? { role: 'Plaintiff', role_id: 'plaintiff', side: 'initiating' as const }
            : { role: 'Defendant', role_id: 'defendant', side: 'responding' as const }),
        })),
      )
      .returning();
    const party_id = (position: number) => named.find((one) => one.position === position)!.id;
    await db.insert(partyCounsel).values(
      roster.map(({ id, full_name }, position) => ({
        ...{ party_id: party_id(position), attorney_id: id, full_name },
      })),
    );
    await db.insert(caseAssignments).values(roster.map(({ id }) => ({ case_id: made!.id, attorney_id: id })));
    const consent = { party_id: party_id(3), email: pat, basis: 'consent' as const, given_on: '2026-01-06' };
    await db.insert(serviceConsents).values(consent);
    return made!.id;
  });

type Notice = { name: string; state: string; purpose: string; address: string };
const noticesOf = async (entry: number): Promise<Notice[]> =>
  (await callApi(portal.address, 'GET', `/cases/${case_id}/docket/${entry}/notices/`, clerk)).data;
const statesOf = async (entry: number) => (await noticesOf(entry)).map(({ state }) => state);

describe('an order while the mail server fails', () => {
  test('is signed by the judge', { timeout: slow }, async () => {
    await signInAsJudge(page, portal.address);
    const secret = await addAuthenticator(portal.address, await tokenOf(page));
    await page.goto(`${portal.address}/orders/new`);
    await page.getByRole('combobox', { name: 'Case', exact: true }).fill(case_number);
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Case', exact: true }).inputValue())
      .toMatch(/^26CV09990 ./);
    await page.getByLabel('Form').selectOption({ label: 'Order granting motion' });
    await page.getByRole('button', { name: 'Begin order' }).click();
    await page.getByRole('textbox', { name: 'Paragraph 1' }).waitFor();
    for (const blank of await page.getByLabel(/^Blank: /).all()) await blank.fill('the motion');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Give for signature' }).click();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByLabel(/^Code/).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cases\//);
  });

  test('waits for each person, also when the portal is killed, and is then sent once', { timeout: slow }, async () => {
    const staff = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signInThroughProvider(staff, portal.address, 'd.sample@alder.example.com');
    clerk = await tokenOf(staff);
    await expect.poll(() => statesOf(1), { timeout: 20_000 }).toEqual(Array(4).fill('pending'));
    await portal.kill();
    const server = await startSmtpServer({ port });
    const { dataDir } = portal;
    portal = await startPortal({ dataDir, env: mailTo(port) });
    await expect
      .poll(
        async () => {
          await inDatabase(portal, hurryJobs);
          return statesOf(1);
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toEqual(Array(4).fill('delivered'));
    await inDatabase(portal, hurryJobs);
    const about = server.mails.filter(({ text }) => /SERVICE OF COURT ORDER|NOTICE OF ELECTRONIC FILING/.test(text));
    expect(about.map(({ to }) => to).sort()).toEqual([...everyone].sort());
    server.stop();
  });

  test('is one notice in the portal of each counsel', { timeout: slow }, async () => {
    const counsel = await openPage(browser, { viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
    await signInThroughProvider(counsel, portal.address, 'j.specimen@example.com');
    const token = await tokenOf(counsel);
    const { results } = await callApi(portal.address, 'GET', '/notifications/', token);
    const about = results.filter(({ body }: { body: string }) => body.includes(case_number));
    expect(about.map(({ title }: { title: string }) => title)).toEqual(['New docket entry']);
    await counsel.goto(`${portal.address}${about[0].href}`);
    await counsel.getByText('ORDER granting motion').first().waitFor();
  });

  test('shows the clerk who was notified, when, and how', { timeout: slow }, async () => {
    const staff = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signInThroughProvider(staff, portal.address, 'd.sample@alder.example.com');
    await staff.goto(`${portal.address}/cases/${case_id}`);
    await staff
      .getByRole('button', { name: /^Change entry 1/ })
      .first()
      .click();
    const notices = staff.getByRole('region', { name: 'Notice' });
    await expect.poll(() => notices.getByText('Delivered').count()).toBe(4);
    expect(await notices.innerText()).toContain('Pat Plain');
    expect(await findAccessibilityProblems(staff)).toEqual([]);
    const folder = process.env.NOTICE_PICTURES;
    if (folder) await staff.screenshot({ path: `${folder}/notices.png` });
  });
});
