import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

/**
 * A clerk keeps the fee account of a case: assesses a fee, takes a part of it in cash, lowers the charge, waives and
 * refunds a part; the ledger shows each cent. An administrator then compares the day and records the bank deposit.
 */
let portal: RunningPortal;
let browser: Browser;
let clerk: Page;
beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  clerk = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

let address = '';
const lines = () => clerk.getByRole('table', { name: 'Entries for Certified copies' });

/** The PDF that a button opens for printing. */
async function printed(path: RegExp, press: () => Promise<unknown>): Promise<void> {
  const answered = clerk.waitForResponse((reply) => path.test(new URL(reply.url()).pathname));
  await press();
  expect((await answered).headers()['content-type']).toBe('application/pdf');
  await clerk.bringToFront();
}

test('the clerk opens a drawer and assesses a fee in the account of a case', async () => {
  await clerk.goto(`${portal.address}/counter?tab=cash`);
  await clerk.getByLabel('Starting cash').fill('100.00');
  await clerk.getByRole('button', { name: 'Open drawer' }).click();
  await clerk.getByRole('heading', { name: 'Your drawer' }).waitFor();
  await clerk.goto(`${portal.address}/cases`);
  await clerk.getByRole('table').getByRole('link').first().click();
  await clerk.getByRole('tab', { name: 'Fees' }).click();
  address = clerk.url();
  await clerk.getByRole('button', { name: 'Assess fee' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Assess fee' });
  await dialog.getByLabel('Description').fill('Certified copies');
  await dialog.getByLabel('Authority').fill('Gov. Code 70626');
  await dialog.getByLabel('Amount', { exact: true }).fill('100.00');
  expect(await findAccessibilityProblems(clerk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Assess fee' }).click();
  await lines().getByText('Assessed').waitFor();
  expect(await findAccessibilityProblems(clerk)).toEqual([]);
});

test('a part of the fee is paid in cash at the counter', async () => {
  await clerk.getByRole('link', { name: 'Take payment' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Take payment' });
  await dialog.getByText('Certified copies').waitFor();
  await dialog.getByLabel('Received from').fill('Morgan Sample');
  await dialog.getByLabel('Amount', { exact: true }).first().fill('60.00');
  await dialog.getByLabel('Cash received').fill('60.00');
  await printed(/\/counter\/receipts\/[^/]+\/$/, () => dialog.getByRole('button', { name: 'Take payment' }).click());
  await clerk.goto(address);
  await lines().getByText('Paid, cash').waitFor();
  await clerk.getByText('Due: $40.00').waitFor();
});

test('the charge is lowered by at most what is due, and a part is waived', async () => {
  await clerk.getByRole('button', { name: 'Adjust Certified copies' }).click();
  const adjust = clerk.getByRole('dialog', { name: 'Adjust Certified copies' });
  await adjust.getByLabel('Amount', { exact: true }).fill('40.01');
  await adjust.getByLabel('Reason').fill('Ten fewer pages');
  await adjust.getByLabel('Authority').fill('Gov. Code 70626');
  await adjust.getByRole('button', { name: 'Adjust' }).click();
  await adjust.getByText('This is more than what is due', { exact: false }).waitFor();
  await adjust.getByLabel('Amount', { exact: true }).fill('10.00');
  await adjust.getByRole('button', { name: 'Adjust' }).click();
  await clerk.getByText('Due: $30.00').waitFor();
  await clerk.getByRole('button', { name: 'Waive Certified copies' }).click();
  const waive = clerk.getByRole('dialog', { name: 'Waive Certified copies' });
  await waive.getByLabel('Amount', { exact: true }).fill('5.00');
  await waive.getByLabel('Order').fill('Order of November 23');
  await waive.getByLabel('Authority').fill('Gov. Code 68631');
  await waive.getByRole('button', { name: 'Waive' }).click();
  await clerk.getByText('Due: $25.00').waitFor();
});

test('a part of the payment is refunded in cash with a numbered receipt', async () => {
  await clerk.getByRole('button', { name: 'Refund Certified copies' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Refund Certified copies' });
  await dialog.getByLabel('Amount', { exact: true }).fill('20.00');
  await dialog.getByLabel('Paid to').fill('Morgan Sample');
  await dialog.getByLabel('Reason').fill('Copies not needed');
  await dialog.getByLabel('Authority').fill('Gov. Code 70626');
  expect(await findAccessibilityProblems(clerk)).toEqual([]);
  await printed(/\/fees\/refunds\/[^/]+\/$/, () => dialog.getByRole('button', { name: 'Refund' }).click());
  await lines().getByRole('button', { name: 'Refund 000001' }).waitFor();
});

test('the ledger shows each cent', async () => {
  const cells = await lines().locator('tbody tr').allInnerTexts();
  const amounts = cells.map((text) => /−?\$[\d.]+/.exec(text)?.[0]);
  expect(amounts).toEqual(['$100.00', '−$60.00', '−$10.00', '−$5.00', '$20.00', '−$20.00']);
  await clerk.getByText('Due: $25.00').waitFor();
  await printed(/\/statement\/$/, () => clerk.getByRole('button', { name: 'Statement' }).click());
  await clerk.goto(`${portal.address}/counter?tab=cash`);
  await clerk.getByText('$140.00').first().waitFor();
});

test('an administrator compares the day and records the bank deposit', async () => {
  await clerk.getByRole('button', { name: 'Close drawer' }).click();
  const count = clerk.getByRole('dialog', { name: 'Close the cash drawer' });
  await count.getByLabel('Cash counted').fill('139.00');
  await count.getByRole('button', { name: 'Close drawer' }).click();
  await clerk.getByRole('heading', { name: 'Your cash drawer is closed' }).waitFor();
  const administrator = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await signInThroughProvider(administrator, portal.address, 'r.registrar@alder.example.com');
  await administrator.goto(`${portal.address}/counter?tab=day`);
  const differences = administrator.getByRole('table', { name: 'Differences' });
  await differences.getByText('Count of the drawer of Dana Sample').waitFor();
  await administrator.getByRole('button', { name: 'Record deposit' }).click();
  const deposit = administrator.getByRole('dialog', { name: 'Record deposit' });
  expect(await deposit.getByLabel('Cash', { exact: true }).inputValue()).toBe('39.00');
  await deposit.getByLabel('Deposit slip').fill('Slip 12');
  await deposit.getByRole('button', { name: 'Record deposit' }).click();
  await administrator.getByRole('table', { name: 'Bank deposit' }).getByText('Slip 12').waitFor();
  await differences.getByRole('button', { name: 'Settle: Count of the drawer of Dana Sample' }).click();
  const settle = administrator.getByRole('dialog', { name: 'Settle: Count of the drawer of Dana Sample' });
  await settle.getByLabel('Note').fill('A dollar is missing');
  await settle.getByRole('button', { name: 'Settle' }).click();
  await differences.getByText('A dollar is missing', { exact: false }).waitFor();
  expect(await findAccessibilityProblems(administrator)).toEqual([]);
});
