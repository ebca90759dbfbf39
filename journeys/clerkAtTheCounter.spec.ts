import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinPdfs } from '#server/testing/joinPdfs';
import { anAnswer } from '#server/testing/papers';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { ownDocument, signInThroughProvider } from './steps.ts';

/**
 * A clerk at the counter: opens a drawer, takes in a complaint on paper with cash and change, prints receipt and stamped
 * copy, and accepts it; takes in the correction of a returned one; files a scanned batch with separator sheets; closes the drawer with a count that is short.
 */
let portal: RunningPortal;
let browser: Browser;
let clerk: Page;
beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '1' } });
  browser = await openBrowser();
  clerk = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const name = 'Complaint on paper.pdf';
let filing = '';

/** The PDF that a button opens for printing. */
async function printed(path: RegExp, press: () => Promise<unknown>): Promise<void> {
  const answered = clerk.waitForResponse((reply) => path.test(new URL(reply.url()).pathname));
  await press();
  const reply = await answered;
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toBe('application/pdf');
  await clerk.bringToFront();
}

test('the clerk opens the cash drawer with its starting cash', async () => {
  await clerk.getByRole('link', { name: 'Counter' }).click();
  await clerk.getByRole('tab', { name: 'Cash drawer' }).click();
  await clerk.getByLabel('Starting cash').fill('100.00');
  await clerk.getByRole('button', { name: 'Open drawer' }).click();
  await clerk.getByRole('heading', { name: 'Your drawer' }).waitFor();
  expect(await findAccessibilityProblems(clerk)).toEqual([]);
});

test('a complaint on paper is taken in for a person without an account', async () => {
  await clerk.getByRole('tab', { name: 'Take in' }).click();
  await clerk.getByLabel('Name', { exact: true }).fill('Morgan Sample');
  await clerk.getByLabel('Address').fill('12 Example Lane, Alder, California 90000');
  await clerk.getByLabel('Case type').selectOption('Civil Complaint');
  await clerk.locator('input[type=file]').first().setInputFiles(ownDocument(name));
  expect(await findAccessibilityProblems(clerk)).toEqual([]);
  await clerk.getByRole('button', { name: 'Take in' }).click();
  const list = clerk.getByRole('table', { name: 'Taken in on paper' });
  await list.getByRole('link', { name }).waitFor();
  await list.getByText('Morgan Sample').waitFor();
  filing = new URL((await list.getByRole('link', { name }).getAttribute('href'))!, portal.address).search;
});

test('the fee is paid in cash with change, and receipt and stamped copy are printed', async () => {
  await clerk.getByRole('button', { name: 'Take payment for Morgan Sample' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Take payment' });
  await dialog
    .getByLabel('Fee', { exact: true })
    .selectOption({ label: 'Unlimited civil complaint or other first filing' });
  await dialog.getByText('Gov. Code 70611', { exact: false }).waitFor();
  await dialog.getByLabel('Cash received').fill('440.00');
  await dialog.getByText('Change: $5.00').waitFor();
  expect(await findAccessibilityProblems(clerk)).toEqual([]);
  await printed(/\/counter\/receipts\/[^/]+\/$/, () => dialog.getByRole('button', { name: 'Take payment' }).click());
  await clerk.getByRole('button', { name: 'Receipt 000001' }).waitFor();
  await printed(/\/stamped\/$/, () => clerk.getByRole('button', { name: `Print stamped copy of ${name}` }).click());
});

test('the accepted complaint shows the fee, the receipt, and the stamped copy in its case', async () => {
  await clerk.goto(`${portal.address}/review?q=${encodeURIComponent(name)}`);
  await clerk.getByRole('table', { name: 'Queue' }).locator('.link-button').first().click();
  const actions = clerk.getByRole('region', { name: 'Decision' });
  await actions.getByRole('button', { name: 'Accept', exact: true }).waitFor({ timeout: 60_000 });
  await clerk.keyboard.press('a');
  const dialog = clerk.getByRole('dialog', { name: 'Accept this filing' });
  if ((await dialog.getByLabel('Title of the new case').count()) === 0) {
    await dialog.getByLabel('A new case', { exact: true }).check();
  }
  await dialog.getByLabel('Title of the new case').fill('Sample v. Counter');
  await dialog.getByLabel('Type of the new case').selectOption('Civil Complaint');
  await dialog.locator('summary').click();
  await dialog.getByText(/^From receipt 000001 of the counter, made by Dana Sample/).waitFor();
  expect(await dialog.getByLabel('Fee paid').inputValue()).toBe('$435.00');
  expect(await dialog.getByLabel('Receipt number').inputValue()).toBe('000001');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const opened = clerk.getByRole('link', { name: /Sample v\. Counter|26CV|27CV/ }).first();
  // The decision takes effect after its hold, and the list of cases is read after the page has loaded.
  await expect
    .poll(
      async () => {
        await clerk.goto(`${portal.address}/cases?q=Counter`);
        return opened.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(true);
  await opened.click();
  await clerk
    .getByRole('table', { name: 'Docket' })
    .getByText(/fee \$435\.00, receipt 000001/)
    .first()
    .waitFor();
  await clerk.goto(`${portal.address}/case-processing${filing}`);
  const status = clerk.getByRole('region', { name: 'Court status' });
  await status.getByText('Filer: Morgan Sample').waitFor();
  await status.getByRole('button', { name: 'Receipt 000001' }).waitFor();
  await printed(/\/stamped\/$/, () => status.getByRole('button', { name: 'Print stamped copy' }).click());
});

test('a returned document on paper is corrected at the counter', async () => {
  const returned = 'Complaint to correct.pdf';
  await clerk.goto(`${portal.address}/counter`);
  await clerk.getByLabel('Name', { exact: true }).fill('Ada Rowe');
  await clerk.getByLabel('Case type').selectOption('Civil Complaint');
  await clerk.locator('input[type=file]').first().setInputFiles(ownDocument(returned));
  await clerk.getByRole('button', { name: 'Take in' }).click();
  const list = clerk.getByRole('table', { name: 'Taken in on paper' });
  const link = list.getByRole('link', { name: returned });
  await link.click();
  const actions = clerk.getByRole('region', { name: 'Decision' });
  await actions.getByRole('button', { name: 'Accept', exact: true }).waitFor({ timeout: 60_000 });
  await clerk.keyboard.press('r');
  const decision = clerk.getByRole('dialog', { name: 'Return for correction' });
  await decision.getByLabel('Reason').selectOption({
    label: 'The caption is missing, incomplete, or does not match the parties in the case.',
  });
  await decision.getByLabel('Explanation').fill('The caption names another defendant than the body.');
  await decision.getByRole('button', { name: 'Return' }).click();
  await clerk.goto(`${portal.address}/counter`);
  const open = clerk.getByRole('button', { name: `Take in the correction of ${returned}` });
  await expect
    .poll(
      () =>
        clerk
          .reload()
          .then(() => list.waitFor())
          .then(() => open.count()),
      { timeout: 60_000 },
    )
    .toBe(1);
  await open.click();
  const dialog = clerk.getByRole('dialog', { name: 'Take in correction' });
  await dialog.getByText('The caption names another defendant than the body.').waitFor();
  await dialog.getByText('Ada Rowe').waitFor();
  expect(await findAccessibilityProblems(clerk)).toEqual([]);
  const corrected = await joinPdfs(ownDocument().buffer, anAnswer());
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Corrected complaint.pdf', mimeType: 'application/pdf', buffer: corrected });
  await dialog.getByRole('button', { name: 'Take in' }).click();
  await list.getByRole('link', { name: 'Corrected complaint.pdf' }).waitFor();
  expect(await open.count()).toBe(0);
});

test('a batch with separator sheets is divided, reviewed, and filed', async () => {
  await clerk.goto(`${portal.address}/counter?tab=batches`);
  // The browser keeps no body of what the screen has opened in another tab.
  const path = /\/counter\/sheets\/[^/]+\/$/;
  const sheets: Buffer[] = [];
  await clerk.route(path, async (route) => {
    const response = await route.fetch();
    sheets.push(await response.body());
    await route.fulfill({ response });
  });
  const sheet = async (kind: 'A lead document' | 'An attachment', filer?: string) => {
    await clerk.getByRole('button', { name: 'Print separator sheet' }).click();
    const dialog = clerk.getByRole('dialog', { name: 'Print separator sheet' });
    await dialog.getByLabel('Sheet for').selectOption({ label: kind });
    if (filer) await dialog.getByLabel('Name', { exact: true }).fill(filer);
    await printed(path, () => dialog.getByRole('button', { name: 'Print', exact: true }).click());
    return sheets.at(-1)!;
  };
  const stack = await joinPdfs(
    ...[await sheet('A lead document', 'Ada Rowe'), ownDocument().buffer],
    ...[await sheet('An attachment'), anAnswer()],
    ...[await sheet('A lead document', 'Lee Park'), anAnswer()],
  );
  const file = { name: 'Morning mail.pdf', mimeType: 'application/pdf', buffer: stack };
  await clerk.locator('input[type=file]').first().setInputFiles(file);
  await clerk.getByRole('button', { name: 'Divide' }).click();
  const items = clerk.getByRole('table', { name: 'Morning mail.pdf' });
  await items.getByText('Lee Park').waitFor();
  await items.getByText(/^Attachment, pages? \d/).waitFor();
  expect(await findAccessibilityProblems(clerk)).toEqual([]);
  await clerk.getByRole('button', { name: 'File these documents' }).click();
  await expect.poll(() => items.getByText('Filed', { exact: true }).count(), { timeout: 60_000 }).toBe(2);
});

test('the drawer is closed with a count that is short', async () => {
  await clerk.goto(`${portal.address}/counter?tab=cash`);
  await clerk.getByRole('button', { name: 'Close drawer' }).click();
  const dialog = clerk.getByRole('dialog', { name: 'Close the cash drawer' });
  await dialog.getByLabel('Cash counted').fill('534.00');
  await dialog.getByText('$1.00 short').waitFor();
  await dialog.getByLabel('Note').fill('A dollar is missing');
  await dialog.getByRole('button', { name: 'Close drawer' }).click();
  await clerk.getByRole('heading', { name: 'Your cash drawer is closed' }).waitFor();
  await clerk.getByRole('table', { name: 'Drawer sessions' }).getByText('$1.00 short').waitFor();
  expect(await findAccessibilityProblems(clerk)).toEqual([]);
});
