import { inArray } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attorneys } from '#server/db/schema/attorneys';
import { findOverflow } from './findOverflow.ts';
import { inDatabase } from './inDatabase.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let page: Page;

const number = '26CV00398';

/** Alex Q. Example represents the plaintiff, and Kim Exemplar is of the same firm. */
const shareFirm = () =>
  inDatabase(portal, async (db) => {
    const numbers = ['000123', '001011'];
    await db.update(attorneys).set({ firm: 'Example & Exemplar LLP' }).where(inArray(attorneys.bar_number, numbers));
  });

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await shareFirm();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

describe('an administrator', () => {
  test('sees suggested attorneys for a case, and who is not suitable', async () => {
    await signInThroughProvider(page, portal.address, 'r.registrar@alder.example.com');
    await page.goto(`${portal.address}/attorneys`);
    const card = page.getByRole('region', { name: 'Case Assignment' });
    await card.getByLabel('Find an open case').fill(number);
    const option = `${number} Placeholder v. Sample Builders, LLC`;
    await card.getByLabel('Case', { exact: true }).selectOption({ label: option });
    await card
      .getByRole('region', { name: 'Suggested attorneys' })
      .getByText('Pat Mediator, Mediator (0 active cases)', { exact: false })
      .waitFor();
    await card.getByLabel('For participant').selectOption({ label: 'Sample Builders, LLC (Defendant)' });
    await card.getByText('No suitable attorney on the roster.', { exact: false }).waitFor();
    await card
      .getByRole('region', { name: 'Not suitable' })
      .getByText('Alex Q. Example, of the same firm (Example & Exemplar LLP)', { exact: false })
      .waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('assigns an attorney in conflict only with a reason, which is on the record', async () => {
    const card = page.getByRole('region', { name: 'Case Assignment' });
    await card.getByRole('button', { name: 'Choose Kim Exemplar anyway' }).press('Enter');
    await card.getByText('Kim Exemplar has a conflict of interest in this case').waitFor();
    await card.getByRole('button', { name: 'Assign case' }).press('Enter');
    await card.getByText('Enter the reason', { exact: true }).waitFor();
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await card.getByLabel('Reason for the assignment').fill('Both clients consented in writing.');
    await card.getByRole('button', { name: 'Assign case' }).press('Enter');
    await page.getByText(`${number} assigned to Kim Exemplar`).waitFor();
    await page.goto(`${portal.address}/activity`);
    await page.getByText('despite a conflict of interest', { exact: false }).first().waitFor();
  });
});
