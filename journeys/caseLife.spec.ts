import { mkdirSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findOverflow } from './findOverflow.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider, tokenOf } from './steps.ts';

/** A case from its judge to its end: assigned by rule, related, consolidated, sent to another court, and closed. */
let portal: RunningPortal;
let browser: Browser;
let clerk: Page;
let token: string;

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  clerk = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const picture = async (name: string, page = clerk) => {
  const folder = process.env.CASE_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: !name.includes('dialog') });
};

/** The case with a number, on the given tab. */
async function openCase(number: string, tab = 'docket'): Promise<void> {
  const reply = await fetch(`${portal.address}/api/cases/?q=${number}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { results } = (await reply.json()) as { results: { id: string; case_number: string }[] };
  const { id } = results.find((one) => one.case_number === number)!;
  await clerk.goto(`${portal.address}/cases/${id}?tab=${tab}`);
  await clerk.getByRole('tab', { name: 'Docket' }).waitFor();
}

/** A complete number selects its case. */
async function chooseCase(dialog: Locator, label: string, number: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: label });
  await field.fill(number);
  await vi.waitFor(async () => expect(await field.inputValue()).toMatch(new RegExp(`^${number} .`)), {
    timeout: 5_000,
  });
}

/** Takes pictures of the screen at both widths, on which nothing overflows and axe finds nothing. */
async function inspect(name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await clerk.setViewportSize({ width, height: 900 });
    await picture(`${name}-${width}`);
    expect(await findOverflow(clerk)).toEqual([]);
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
  }
}

test('an administrator sets the rule by which judges are drawn', async () => {
  const administrator = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInThroughProvider(administrator, portal.address, 'r.registrar@alder.example.com');
  await administrator.goto(`${portal.address}/settings?tab=judges`);
  await administrator.getByRole('button', { name: 'Add rule' }).click();
  const dialog = administrator.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Civil cases');
  await dialog.getByRole('checkbox', { name: 'Civil Complaint' }).check();
  await dialog.getByRole('checkbox', { name: /Reyes/ }).check();
  await picture('rule-dialog', administrator);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await administrator.getByRole('cell', { name: 'Civil cases', exact: true }).waitFor();
  expect(await findAccessibilityProblems(administrator)).toEqual([]);
  await picture('rules', administrator);
  await administrator.context().close();
});

describe('a clerk', () => {
  test('assigns a judge by the rule, and sees how the judge was drawn', async () => {
    await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
    token = await tokenOf(clerk);
    await openCase('26CV00422');
    await inspect('case');
    await clerk.getByRole('button', { name: 'Assign judge' }).first().click();
    const dialog = clerk.getByRole('dialog', { name: 'Assign a judge to 26CV00422' });
    await dialog.getByLabel('Judge', { exact: true }).selectOption({ label: 'Draw by rule: Civil cases (1 judge)' });
    await dialog.getByLabel('Reason').fill('New case.');
    await inspect('assign-dialog');
    await dialog.getByRole('button', { name: 'Assign judge' }).click();
    await dialog.waitFor({ state: 'detached' });
    await openCase('26CV00422', 'life');
    await clerk.getByText('Log of the draw').click();
    await clerk.getByText(/^To verify the draw/).waitFor();
    await inspect('life');
  });

  test('relates the case to another, and consolidates a third with it', async () => {
    await openCase('26CV00422', 'relations');
    await clerk.getByRole('button', { name: 'Relate', exact: true }).click();
    const related = clerk.getByRole('dialog', { name: 'Relate 26CV00422 to another case' });
    await related.getByLabel('Relation').selectOption('Related case');
    await chooseCase(related, 'Other case', '26CV00398');
    await related.getByLabel('Reason').fill('Both cases arise from one accident.');
    await inspect('relate-dialog');
    await related.getByRole('button', { name: 'Relate', exact: true }).click();
    await clerk.getByRole('link', { name: /26CV00398/ }).waitFor();

    await openCase('26CV00412', 'relations');
    await clerk.getByRole('button', { name: 'Relate', exact: true }).click();
    const member = clerk.getByRole('dialog', { name: 'Relate 26CV00412 to another case' });
    await member.getByLabel('Relation').selectOption('Consolidate with a lead case');
    await chooseCase(member, 'Lead case', '26CV00422');
    await member.getByLabel('Reason').fill('Ordered on the motion of both sides.');
    await member.getByRole('button', { name: 'Relate', exact: true }).click();
    await clerk.getByRole('link', { name: /26CV00422/ }).waitFor();
    await clerk.getByText('Closed', { exact: true }).first().waitFor();
    await openCase('26CV00422', 'relations');
    await clerk.getByText('Member case; this is the lead case').waitFor();
    await inspect('relations');
  });

  test('sends a case to another court, which refuses it', async () => {
    await openCase('26CV00425', 'relations');
    await clerk.getByRole('button', { name: 'Send to another court' }).click();
    const sent = clerk.getByRole('dialog', { name: 'Send 26CV00425 to another court' });
    await sent.getByLabel('Purpose').selectOption('Transfer');
    await sent.getByLabel('Name of the outside court').fill('Superior Court, County of Cedar');
    await sent.getByLabel('Reason').fill('Venue is in Cedar County.');
    await sent.getByRole('button', { name: 'Send to another court' }).click();
    await clerk.getByText('Awaiting the court’s decision').waitFor();
    await clerk.getByRole('button', { name: 'Decide' }).click();
    const decided = clerk.getByRole('dialog', { name: 'Decide on Superior Court, County of Cedar' });
    await decided.getByLabel('Decision').selectOption('Refused');
    await decided.getByLabel('Reason').fill('The contract names Alder County.');
    await decided.getByRole('button', { name: 'Decide' }).click();
    await clerk.getByText(/^Refused\. The contract names Alder County/).waitFor();
    await clerk.getByText('Open', { exact: true }).first().waitFor();
    await inspect('transfer');
  });

  test('sees what a merge would move, and who would gain access', async () => {
    await openCase('26CV00425', 'relations');
    await clerk.getByRole('button', { name: 'Merge', exact: true }).click();
    const dialog = clerk.getByRole('dialog', { name: 'Merge another case into 26CV00425' });
    await chooseCase(dialog, 'Case to merge into this one', '26CV00398');
    await dialog.getByText('From 26CV00398, these move here:').waitFor();
    await inspect('merge-dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  test('closes a case with a disposition', async () => {
    await openCase('26CV00218', 'life');
    await clerk.getByRole('button', { name: 'Change status' }).click();
    const dialog = clerk.getByRole('dialog', { name: 'Change the status of 26CV00218' });
    await dialog.getByLabel('New status').selectOption('Disposed');
    const choices = dialog.getByLabel('Disposition');
    await choices.selectOption({ index: 1 });
    await dialog.getByLabel('Reason').fill('By stipulation of all parties.');
    await inspect('status-dialog');
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await dialog.waitFor({ state: 'detached' });
    await clerk.getByText('Closed', { exact: true }).first().waitFor();
    await clerk.getByText('By stipulation of all parties.').first().waitFor();
    await inspect('closed');
  });
});
