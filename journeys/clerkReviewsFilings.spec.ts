import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileChosen, ownDocument, signInThroughProvider } from './steps.ts';

/**
 * From the attorney's filing through a return and its correction to the docket. The hold on decisions is short in this
 * court.
 */
let portal: RunningPortal;
let browser: Browser;
let attorney: Page;
let clerk: Page;
let other: Page;

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const name = 'Complaint under review.pdf';
const corrected = {
  name: 'Corrected complaint.pdf',
  mimeType: 'application/pdf',
  buffer: typesetDocument(sampleDocuments[0]!, new Date('2026-03-18T12:00:00Z')),
};

beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '12' } });
  browser = await openBrowser();
  [attorney, clerk, other] = await Promise.all([
    openPage(browser, { viewport: wide }),
    openPage(browser, { viewport: wide }),
    openPage(browser, { viewport: phone }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const panel = () => clerk.locator('[data-frame=bench]');

/** Whether all of it is visible in the window without scrolling. */
async function isInView(part: Locator): Promise<boolean> {
  const box = (await part.boundingBox())!;
  const { width, height } = part.page().viewportSize()!;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

async function findInQueue(page: Page, words: string): Promise<void> {
  await page.goto(`${portal.address}/review?q=${encodeURIComponent(words)}`);
  await page.getByRole('heading', { name: 'Review Queue' }).waitFor();
  await page.getByRole('table', { name: 'Queue' }).locator('.link-button').first().click();
}

describe('a filing on its way to the docket', () => {
  test('is filed by an attorney', async () => {
    await signInThroughProvider(attorney, portal.address, 'a.example@example.com');
    await attorney.goto(`${portal.address}/case-processing`);
    await attorney.locator('input[type=file]').first().setInputFiles(ownDocument(name));
    await attorney.getByLabel('Case type').selectOption('Civil Complaint');
    await fileChosen(attorney);
    await attorney.getByRole('link', { name: 'Follow this filing' }).click();
    await attorney.getByRole('region', { name: 'Court status' }).getByText('Received', { exact: true }).waitFor();
  });

  test('appears in the clerk’s queue, and is claimed with one key', async () => {
    await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
    await clerk.goto(`${portal.address}/case-processing`);
    await clerk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Review Queue' }).click();
    await findInQueue(clerk, name);
    await panel().getByText(name).first().waitFor();
    await panel().getByText('No decision yet.').waitFor();
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await clerk.keyboard.press('h');
    await clerk.getByText('Filing claimed').waitFor();
    await panel().getByRole('button', { name: 'Release' }).waitFor();
  });

  test('is closed to other staff, who see who has claimed it', async () => {
    await signInThroughProvider(other, portal.address, 'r.registrar@alder.example.com').catch(async () => {
      await other.goto(`${portal.address}/judge-login`);
      await other.getByLabel('Email').fill('r.registrar@alder.example.com');
      await other.getByLabel('Password').fill('evaluation');
      await other.getByRole('button', { name: 'Sign in' }).click();
      await other.waitForURL(/dashboard/);
    });
    await findInQueue(other, name);
    await other.getByText('Dana Sample has claimed this filing.').waitFor();
    expect(await other.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    expect(await findAccessibilityProblems(other)).toEqual([]);
  });

  test('is returned: a missing value is reported at its field, and no input is lost', async () => {
    await clerk.getByRole('heading', { name: /^Morgan Sample v\./ }).click();
    await clerk.keyboard.press('r');
    const dialog = clerk.getByRole('dialog', { name: 'Return for correction' });
    await dialog.getByLabel('Explanation').fill('The caption names another defendant than the body.');
    const proposed = await dialog.getByLabel('Correction deadline').inputValue();
    expect(proposed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await dialog.getByLabel('Correction deadline').fill('');
    await dialog.getByRole('button', { name: 'Return' }).click();
    await dialog.getByText('Select a reason.').waitFor();
    for (const viewport of [phone, wide]) {
      await clerk.setViewportSize(viewport);
      expect(await isInView(dialog.getByRole('heading', { name: 'Return for correction' }))).toBe(true);
      expect(await isInView(dialog.getByRole('button', { name: 'Return' }))).toBe(true);
    }
    await dialog.getByText('Enter a correction deadline.').waitFor();
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await dialog
      .getByLabel('Reason')
      .selectOption({ label: 'The caption is missing, incomplete, or does not match the parties in the case.' });
    expect(await dialog.getByLabel('Authority').inputValue()).toContain('Cal. Rules of Court');
    expect(await dialog.getByLabel('Explanation').inputValue()).toContain('another defendant');
    await dialog.getByLabel('Correction deadline').fill(proposed);
    await dialog.getByRole('button', { name: 'Return' }).click();
    await clerk.getByRole('button', { name: `Undo the decision on ${name}` }).waitFor();
  });

  test('has a held decision undone, and is decided again', async () => {
    await clerk.getByRole('button', { name: `Undo the decision on ${name}` }).click();
    await clerk.getByText('Decision undone.', { exact: false }).waitFor();
    await findInQueue(clerk, name);
    await panel().getByText('No decision yet.').waitFor();
    await clerk.keyboard.press('r');
    const dialog = clerk.getByRole('dialog', { name: 'Return for correction' });
    await dialog
      .getByLabel('Reason')
      .selectOption({ label: 'The caption is missing, incomplete, or does not match the parties in the case.' });
    await dialog.getByLabel('Explanation').fill('The caption names another defendant than the body.');
    await dialog.getByRole('button', { name: 'Return' }).click();
    await clerk.getByRole('button', { name: `Undo the decision on ${name}` }).waitFor();
    await clerk
      .getByRole('button', { name: `Undo the decision on ${name}` })
      .waitFor({ state: 'detached', timeout: 30_000 });
  });

  test('shows the attorney the reason, the rule, and the deadline, and accepts the corrected document', async () => {
    await attorney.reload();
    const standing = attorney.getByRole('region', { name: 'Returned for correction' });
    await standing.getByText('The caption names another defendant than the body.').waitFor();
    await standing.getByText('Rule: Cal. Rules of Court', { exact: false }).waitFor();
    await standing.getByText('Submit the corrected document by', { exact: false }).waitFor();
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
    await standing.getByLabel('Choose the corrected document').setInputFiles(ownDocument(name));
    await standing.getByText('This is the same document that was returned.', { exact: false }).waitFor();
    await standing.getByLabel('Choose the corrected document').setInputFiles(corrected);
    await standing.getByRole('button', { name: 'Resubmit' }).click();
    await attorney.getByText('Resubmitted. A clerk will review it next.').waitFor();
    const status = attorney.getByRole('region', { name: 'Court status' });
    await status.getByText(/if accepted$/).waitFor();
  });

  test('is accepted into a new case with the keyboard alone', async () => {
    await findInQueue(clerk, corrected.name);
    await panel().getByRole('button', { name: 'Accept' }).waitFor({ timeout: 60_000 });
    await clerk.keyboard.press('a');
    const dialog = clerk.getByRole('dialog', { name: 'Accept this filing' });
    await dialog.getByRole('radio', { name: 'A new case', exact: true }).check();
    await dialog.getByLabel('Type of the new case').selectOption('Civil Complaint');
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Accept' }).click();
    const undo = clerk.getByRole('button', { name: `Undo the decision on ${corrected.name}` });
    await undo.waitFor();
    await undo.waitFor({ state: 'detached', timeout: 30_000 });
  });

  test('appears on the docket of its case, for the attorney too, and on a phone', async () => {
    await attorney.reload();
    const standing = attorney.getByRole('region', { name: 'Court status' });
    await standing.getByText('docket entry 1', { exact: false }).waitFor();
    await standing.getByRole('link', { name: /Sample v\./ }).click();
    const docket = attorney.getByRole('table', { name: 'Docket' });
    await docket.getByRole('link', { name: /filed by Plaintiff/ }).waitFor();
    await attorney.getByRole('table', { name: 'Parties and counsel' }).getByText('Morgan Sample').waitFor();
    expect(await attorney.getByRole('button', { name: 'Close case' }).count()).toBe(0);
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
    await attorney.setViewportSize({ width: 390, height: 844 });
    await docket.getByRole('link', { name: /filed by Plaintiff/ }).waitFor();
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
  });
});

describe('a clerk', () => {
  test('finds the case in the list', async () => {
    await clerk.goto(`${portal.address}/cases?status=open`);
    await clerk.getByLabel('Search by number, title, or participant').fill('Sample v. Example Logistics');
    await clerk.getByRole('table', { name: 'All cases' }).getByRole('link').first().waitFor();
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await clerk.goto(attorney.url());
    await clerk.getByRole('heading', { name: /Sample v\./ }).waitFor();
  });

  test('adds a participant, and sees each error at its field', async () => {
    await clerk.getByRole('button', { name: 'Manage participants' }).click();
    await clerk.getByRole('button', { name: 'Add participant' }).click();
    const form = clerk.getByRole('dialog', { name: 'Add participant' });
    await form.getByLabel('Role', { exact: true }).selectOption('Intervenor');
    await form.getByRole('button', { name: 'Add participant' }).click();
    await form.getByText('Enter the name').waitFor();
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await form.getByLabel('Name', { exact: true }).fill('Quinn Newcomer');
    await form.getByRole('button', { name: 'Add participant' }).click();
    await clerk.getByRole('table', { name: 'Parties and counsel' }).getByText('Quinn Newcomer').waitFor();
  });

  test('closes it with a disposition, which appears on the docket', async () => {
    await clerk.getByRole('tab', { name: 'Docket' }).click();
    await clerk.getByRole('button', { name: 'Close case' }).click();
    const dialog = clerk.getByRole('dialog', { name: /^Close case/ });
    await dialog.getByLabel('Reason').fill('The parties settled.');
    await dialog.getByRole('button', { name: 'Close case' }).click();
    await dialog.getByText('Choose how the case ended').waitFor();
    await dialog.getByLabel('Disposition').selectOption('Dismissed after settlement');
    await dialog.getByRole('button', { name: 'Close case' }).click();
    await clerk.getByText('Case closed: Dismissed after settlement. The parties settled.').first().waitFor();
    await clerk.getByRole('button', { name: 'Reopen case' }).waitFor();
    await clerk.getByRole('tab', { name: 'Activity' }).click();
    await clerk.getByRole('tabpanel').getByText('Case Closed', { exact: true }).waitFor();
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
  });
});
