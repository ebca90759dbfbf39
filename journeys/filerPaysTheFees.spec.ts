import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from '#server/testing/makeFiles';
import { findOverflow } from './findOverflow.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { analyzeChosen, fileDraft, ownDocument, signInThroughProvider } from './steps.ts';

/**
 * An attorney pays for a complaint with a test card that is declined, and then with one that is not. A second complaint
 * comes with a request for a fee waiver, which the clerk sees on the bench.
 */
let portal: RunningPortal;
let browser: Browser;
let attorney: Page;
let clerk: Page;
const pictures = process.env.PICTURES;
const picture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
};

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  const viewport = { width: 1440, height: 900 };
  [attorney, clerk] = [await openPage(browser, { viewport }), await openPage(browser, { viewport })];
  await signInThroughProvider(attorney, portal.address, 'a.example@example.com');
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** Makes a draft of a complaint whose amount decides the fee. */
async function draftComplaint(name: string): Promise<void> {
  await attorney.goto(`${portal.address}/case-processing`);
  await attorney.locator('input[type="file"]').first().setInputFiles(ownDocument(name));
  await analyzeChosen(attorney);
  await fees().waitFor();
}
const fees = () => attorney.getByRole('region', { name: 'Fees' });
describe('a filer', () => {
  test('pays with a test card: declined, then authorized, and files', async () => {
    await draftComplaint('Complaint with a fee.pdf');
    await attorney
      .getByText(/Gov\. Code 706/)
      .first()
      .waitFor();
    await attorney.getByRole('radio', { name: 'Pay by card now' }).check();
    await picture(attorney, 'fees-pay');
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
    await attorney.getByRole('button', { name: /^Pay \$/ }).click();
    await attorney.waitForURL(/\/test-payments\//);
    await picture(attorney, 'provider');
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
    await attorney.getByRole('button', { name: /4000 0000 0000 0002/ }).click();
    await attorney.getByText(/The card was declined/).waitFor();
    await picture(attorney, 'fees-declined');
    await attorney.getByRole('button', { name: /^Pay \$/ }).click();
    await attorney.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
    await attorney.getByText(/Visa ending in 4242/).waitFor();
    await fileDraft(attorney);
    await attorney
      .getByRole('link', { name: /filing/i })
      .first()
      .waitFor();
  });

  test('asks for a fee waiver with its document, which the clerk sees on the bench', async () => {
    await draftComplaint('Complaint with a waiver.pdf');
    await attorney.getByRole('radio', { name: 'Ask for a fee waiver' }).check();
    const request = {
      name: 'FW-001.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf(['REQUEST TO WAIVE COURT FEES']),
    };
    await attorney.getByLabel('Add the request').setInputFiles(request);
    await attorney.getByText('FW-001.pdf').waitFor();
    await picture(attorney, 'fees-waiver');
    await attorney.setViewportSize({ width: 390, height: 844 });
    expect(await findOverflow(attorney)).toEqual([]);
    await picture(attorney, 'fees-waiver-390');
    await attorney.setViewportSize({ width: 1440, height: 900 });
    await fileDraft(attorney);
    const open = attorney.locator('a[href*="/filings/"]').first();
    const id = (await open.getAttribute('href'))!.split('/').at(-1)!;
    await attorney.goto(`${portal.address}/filings/${id}`);
    await attorney.getByText('Fee waiver requested').first().waitFor();
    await picture(attorney, 'filing-waiver');
    await clerk.goto(`${portal.address}/review?filing=${id}`);
    await clerk.getByRole('button', { name: 'Record as granted' }).waitFor();
    await picture(clerk, 'bench-waiver');
    await clerk.getByRole('button', { name: 'Record as granted' }).click();
    await clerk.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
    await clerk.getByText('Fee waived').waitFor();
  });
});
