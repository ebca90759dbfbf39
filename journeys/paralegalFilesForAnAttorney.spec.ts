import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMailedLink } from './findMailedLink.ts';
import { findOverflow } from './findOverflow.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { analyzeChosen, fileDraft, ownDocument, signInThroughProvider } from './steps.ts';

/**
 * An attorney creates a firm, invites a paralegal, and authorizes the paralegal to file. The paralegal prepares a
 * complaint on a phone, makes it the attorney's draft, and files it: the receipt names both.
 */
let portal: RunningPortal;
let browser: Browser;
let attorney: Page;
let paralegal: Page;
const email = 'm.sample@example.com';

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  attorney = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  paralegal = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await signInThroughProvider(attorney, portal.address, 'a.example@example.com');
  await signInThroughProvider(paralegal, portal.address, email);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

async function expectNoProblems(page: Page, name: string): Promise<void> {
  if (process.env.FIRM_PICTURES)
    await page.screenshot({ path: `${process.env.FIRM_PICTURES}/${name}.png`, fullPage: true });
  expect([name, await findAccessibilityProblems(page)]).toEqual([name, []]);
  expect([name, await findOverflow(page)]).toEqual([name, []]);
}

test('an attorney creates a firm and invites a paralegal', async () => {
  await attorney.getByRole('link', { name: 'Law firm' }).click();
  await expectNoProblems(attorney, '1-no-firm');
  await attorney.getByRole('textbox', { name: 'Name of the firm' }).fill('Example & Specimen LLP');
  await attorney.getByRole('textbox', { name: 'Address' }).fill('1 Main Street\nAlder, CA 90000');
  await attorney.getByRole('button', { name: 'Create firm' }).click();
  await attorney.getByRole('table', { name: 'All cases of the firm' }).waitFor();
  await expectNoProblems(attorney, '2-cases');
  await attorney.getByRole('button', { name: 'Invite member' }).click();
  const dialog = attorney.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('combobox', { name: 'Position' }).selectOption('Paralegal');
  await expectNoProblems(attorney, '3-invite');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await attorney.getByRole('tab', { name: 'Invitations' }).click();
  await attorney.getByRole('cell', { name: `${email} Paralegal` }).waitFor();
  await expectNoProblems(attorney, '4-invitations');
});

test('the paralegal joins by the link in the email and is authorized to file', async () => {
  await expect.poll(() => findMailedLink(portal.dataDir, email), { timeout: 20_000 }).toContain('/firm?invitation=');
  await paralegal.goto(findMailedLink(portal.dataDir, email)!);
  await paralegal.getByRole('button', { name: 'Join firm' }).waitFor();
  await expectNoProblems(paralegal, '5-join');
  await paralegal.getByRole('button', { name: 'Join firm' }).click();
  await paralegal.getByText('No cases').waitFor();
  await expectNoProblems(paralegal, '6-staff');
  await attorney.getByRole('tab', { name: 'Delegates' }).click();
  await attorney.getByRole('button', { name: 'Authorize member' }).click();
  const dialog = attorney.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Member' }).fill('Sample');
  await attorney.getByRole('option').first().click();
  await dialog.getByRole('checkbox', { name: 'May also file for me' }).check();
  await expectNoProblems(attorney, '7-authorize');
  await dialog.getByRole('button', { name: 'Authorize' }).click();
  await attorney.getByRole('button', { name: /^End the authority/ }).waitFor();
  await expectNoProblems(attorney, '8-delegates');
  await attorney.getByRole('tab', { name: 'Members' }).click();
  await attorney.getByRole('table', { name: 'Members' }).waitFor();
  await expectNoProblems(attorney, '9-members');
  await paralegal.reload();
  await paralegal.getByRole('table', { name: 'All cases of the firm' }).waitFor();
  await expectNoProblems(paralegal, '10-staff-cases');
});

test('the paralegal makes a draft the attorney’s and files it, and the receipt names both', async () => {
  await paralegal.goto(`${portal.address}/case-processing`);
  await paralegal.locator('input[type=file]').first().setInputFiles(ownDocument('Complaint for an attorney.pdf'));
  await analyzeChosen(paralegal);
  await paralegal.getByRole('button', { name: 'Who can open this draft' }).click();
  const dialog = paralegal.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Prepare for an attorney' }).selectOption({ index: 1 });
  await expectNoProblems(paralegal, '11-sharing');
  await dialog.getByRole('button', { name: 'Make it the attorney’s draft' }).click();
  await dialog.getByText(/You act for/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await paralegal.getByText(/This is a draft of/).waitFor();
  await expectNoProblems(paralegal, '12-draft-of-attorney');
  await fileDraft(paralegal);
  await paralegal.getByText(/^Submitted by .+ for .+, the filer of record\.$/).waitFor();
  await expectNoProblems(paralegal, '13-filed');
});
