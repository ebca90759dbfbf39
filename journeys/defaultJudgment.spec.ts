import { mkdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays } from '#domain/days/days';
import { say } from '#domain/messages/say';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';
import { findOverflow } from './findOverflow.ts';
import { inDatabase } from './inDatabase.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileChosen, signInThroughProvider } from './steps.ts';

/**
 * A default judgment from the request to its entry: the attorney files the request, the clerk accepts it, works through
 * the checklist, enters the default and the judgment, and issues an abstract.
 */
let portal: RunningPortal;
let browser: Browser;
let attorney: Page;
let clerk: Page;
let caseId: string;
const number = '26CV09001';
/** Today in the time zone of the sample court. */
const today = dateInZone(new Date(), 'America/Los_Angeles');
const served = addDays(today, -60);

beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '3' } });
  caseId = await addServedCase();
  browser = await openBrowser();
  const viewport = { width: 1440, height: 900 };
  attorney = await openPage(browser, { viewport, reducedMotion: 'reduce' });
  clerk = await openPage(browser, { viewport, reducedMotion: 'reduce' });
  await signInThroughProvider(attorney, portal.address, 'a.example@example.com');
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** A case with a complaint and a proof of service on its docket, in which Alex Q. Example appears. */
function addServedCase(): Promise<string> {
  return inDatabase(portal, async (db) => {
    const [counsel] = await db.select().from(attorneys).where(eq(attorneys.full_name, 'Alex Q. Example'));
    const court_id = 'alder-superior';
    const [made] = await db
      .insert(cases)
      .values({
        ...{ court_id, case_number: number, title: 'Placeholder v. Specimen', title_is_set: true },
        ...{ case_type: 'Civil Complaint', opened_on: addDays(served, -10) },
      })
      .returning();
    const { id } = made!;
    await db.insert(parties).values([
      {
        case_id: id,
        full_name: 'Jordan Placeholder',
        role: 'Plaintiff',
        role_id: 'plaintiff',
        side: 'initiating',
        position: 0,
      },
      {
        case_id: id,
        full_name: 'Ben Specimen',
        role: 'Defendant',
        role_id: 'defendant',
        side: 'responding',
        position: 1,
      },
    ]);
    await db.insert(caseAssignments).values({ case_id: id, attorney_id: counsel!.id });
    for (const [code, text, filed_on] of [
      ['complaint', 'Complaint; filed by Plaintiff Jordan Placeholder', addDays(served, -10)],
      ['proof_service_summons', 'Proof of service of summons on Ben Specimen', addDays(served, 3)],
    ] as const) {
      await db.transaction((tx) =>
        enterOnDocket(tx, id, {
          ...{ code, text, filed_on, kind: 'filing', entered_at: new Date() },
          on_behalf_of: 'Plaintiff Jordan Placeholder',
          description: say('docket.written', { text }),
        }),
      );
    }
    return id;
  });
}

const request = () => ({
  name: 'Request for entry of default.pdf',
  mimeType: 'application/pdf',
  buffer: typesetDocument(
    {
      ...sampleDocuments[0]!,
      ...{ case_number: number, heading: 'REQUEST FOR ENTRY OF DEFAULT', prayer: [] },
      ...{ plaintiff: 'JORDAN PLACEHOLDER', defendant: 'BEN SPECIMEN', judge: null, served: true },
      body: [
        'Plaintiff Jordan Placeholder requests that the clerk enter the default of Defendant Ben Specimen.',
        'Defendant Ben Specimen was served with the summons and complaint and has not responded.',
      ],
    },
    new Date(),
  ),
});

const openTab = async (tab: string, page = clerk) => {
  await page.goto(`${portal.address}/cases/${caseId}?tab=${tab}`);
  await page.getByRole('tab', { name: 'Docket' }).waitFor();
};
const party = () => clerk.getByRole('region', { name: 'Defendant Ben Specimen' });
const item = (words: string | RegExp): Locator => party().getByRole('listitem').filter({ hasText: words });
const dialog = () => clerk.getByRole('dialog');

/** Confirms an item of the checklist with a reason. */
async function confirm(words: RegExp, reason: string): Promise<void> {
  await item(words)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await dialog().getByLabel('What you verified').fill(reason);
  await dialog().getByRole('button', { name: 'Confirm', exact: true }).click();
  await item(words).getByText('Confirmed', { exact: true }).waitFor();
}

/** Nothing overflows at either width, and axe finds nothing. */
async function inspect(name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await clerk.setViewportSize({ width, height: 900 });
    const folder = process.env.CASE_PICTURES;
    if (folder) {
      mkdirSync(folder, { recursive: true });
      await clerk.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: !name.includes('dialog') });
    }
    expect(await findOverflow(clerk)).toEqual([]);
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
  }
}

test('an attorney files a request for entry of default', async () => {
  await attorney.goto(`${portal.address}/case-processing`);
  await attorney.locator('input[type=file]').first().setInputFiles(request());
  await attorney.getByLabel('Case type').selectOption('Civil Complaint');
  await fileChosen(attorney);
});

describe('the clerk', () => {
  test('accepts the request, which is then work on the case', async () => {
    await clerk.goto(`${portal.address}/review?q=${encodeURIComponent('Request for entry of default')}`);
    await clerk.getByRole('table', { name: 'Queue' }).locator('.link-button').first().click();
    const actions = clerk.getByRole('region', { name: 'Decision' });
    await actions.getByRole('button', { name: 'Accept', exact: true }).waitFor();
    await clerk.keyboard.press('a');
    const accepting = clerk.getByRole('dialog', { name: 'Accept this filing' });
    await accepting.getByText(number).first().waitFor();
    await accepting.getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(
        async () => {
          await openTab('issuance');
          await party().waitFor();
          return clerk.getByText(/Entry 3, filed .+ requests a default/).count();
        },
        { timeout: 60_000, interval: 2000 },
      )
      .toBe(1);
  });

  test('opens the checklist: service is not met until its date and method are recorded', async () => {
    await party().getByRole('button', { name: 'Open the checklist for Ben Specimen' }).click();
    await dialog().getByRole('button', { name: 'Open checklist' }).click();
    await item(/Record its date and method of service/)
      .getByText('Not met')
      .waitFor();
    expect(
      await party()
        .getByRole('button', { name: /Enter the default/ })
        .isDisabled(),
    ).toBe(true);
    await inspect('checklist');
    await party().getByRole('button', { name: 'Record service' }).click();
    await dialog().getByLabel('Date of service').fill(served);
    await dialog().getByLabel('Method of service').selectOption('Personal service');
    await inspect('service-dialog');
    await dialog().getByRole('button', { name: 'Record service' }).click();
    await item(/^Met.*Personal service on/).waitFor();
    await item(/^Met.*The last day to respond was .+CCP §§\s412\.20/).waitFor();
  });

  test('confirms what the record does not prove, and enters the default', async () => {
    await confirm(/declaration on venue/, 'Item 5 of the request.');
    await confirm(/declaration of mailing/, 'Item 6 of the request.');
    await party().getByRole('button', { name: 'Enter the default of Ben Specimen' }).click();
    await dialog().getByRole('button', { name: 'Enter default' }).click();
    await party().getByText('In default').waitFor();
    await party()
      .getByText(/Default entered .+\(entry 4\)/)
      .waitFor();
  });

  test('enters the clerk’s judgment with its amounts, which the attorney sees', async () => {
    await confirm(/sum certain/, 'Written contract; the demand is $20,000.00.');
    await confirm(/military status/, 'Item 8 of the request.');
    await confirm(/memorandum of costs/, 'Item 7 of the request.');
    await party().getByRole('button', { name: 'Enter judgment against Ben Specimen' }).click();
    await dialog().getByLabel('Principal').fill('20,000.00');
    await dialog().getByLabel('Interest from').fill(addDays(today, -365));
    await dialog().getByLabel('Costs').fill('435.00');
    await dialog().getByText('Interest for 365 days: $2,000.00. Total: $22,435.00.').waitFor();
    await inspect('judgment-dialog');
    await dialog().getByRole('button', { name: 'Enter judgment' }).click();
    await party().getByText('Default judgment', { exact: true }).waitFor();
    await inspect('judgment');
    await openTab('docket', attorney);
    const docket = attorney.getByRole('table', { name: 'Docket' });
    await docket.getByText('Judgment by clerk on default against Defendant Ben Specimen: $22,435.00').waitFor();
    await docket.getByText('Default entered as to Defendant Ben Specimen').waitFor();
    await attorney.getByText('Default judgment by clerk').first().waitFor();
    await attorney.goto(`${portal.address}/notifications`);
    await expect.poll(() => attorney.getByText(number).count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    await openTab('issuance', attorney);
    await attorney.getByText('Default judgment', { exact: true }).waitFor();
    expect(await attorney.getByRole('button', { name: 'Set aside' }).count()).toBe(0);
  });

  test('issues an abstract of judgment with the amounts of the record', async () => {
    await clerk.getByRole('button', { name: 'Issue', exact: true }).click();
    await dialog().getByLabel('Instrument').selectOption('Abstract of judgment');
    expect(await dialog().getByLabel('Amount due').inputValue()).toBe('$22,435.00');
    await dialog().getByLabel('What you verified').fill('Presented at the counter.');
    await dialog().getByRole('region', { name: 'Preview' }).getByText('Judgment debtor: Ben Specimen').waitFor();
    await inspect('issue-dialog');
    await dialog().getByRole('button', { name: 'Issue', exact: true }).click();
    const issued = clerk.getByRole('table', { name: 'Issued instruments' });
    await issued.getByText(`${number}-6`).waitFor();
    await inspect('issued');
    await openTab('docket');
    await clerk.getByRole('table', { name: 'Docket' }).getByText('Abstract of judgment issued').first().waitFor();
  });
});
