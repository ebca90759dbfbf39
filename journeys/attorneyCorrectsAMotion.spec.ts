import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { everySlip, noSlip, setMotion } from './setMotion.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileChosen, signInThroughProvider } from './steps.ts';

/**
 * An attorney whose draft has four errors sees each with its position and rule, corrects them, and files the corrected
 * draft.
 */
let portal: RunningPortal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await signInThroughProvider(page, portal.address, 'a.example@example.com');
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const check = () => page.getByRole('region', { name: 'Check before filing' });
const finding = (words: RegExp): Locator => check().locator('[data-rule]').filter({ hasText: words });

async function choose(name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles({ name, buffer, mimeType: 'application/pdf' });
  await page.getByLabel('Court level').selectOption('Federal Court');
  await page.getByLabel('Jurisdiction').selectOption('California');
  await page.getByLabel('Case type').selectOption('Civil Complaint');
}

describe('an attorney who checks a motion before filing it', () => {
  test('sees all four errors together, each with its rule', async () => {
    await page.goto(`${portal.address}/case-processing`);
    await choose('Motion to Compel.pdf', await setMotion(everySlip));
    await page.getByRole('button', { name: 'Check before filing' }).click();
    await check()
      .getByText(/U\.S\. district courts.*rules as of/)
      .waitFor({ timeout: 30_000 });
    for (const [words, authority] of [
      [/412 F\.3d 9871.* not found in Court library/, /Fed\. R\. Civ\. P\. 11/],
      [/Social Security number ending in 9932/, /FRCP 5\.2/],
      [/under a box/, /Fed\. R\. Civ\. P\. 5\.2/],
      [/No certificate of service/, /FRCP 5\(d\)/],
    ] as const) {
      expect(await finding(words).count(), String(words)).toBe(1);
      expect(await finding(words).locator('summary').innerText()).toMatch(authority);
    }
    expect(await check().innerText()).not.toContain('219-09-9932');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('sees their positions on the page itself', async () => {
    for (const words of [/412 F\.3d 9871/, /Social Security/, /under a box/]) {
      await finding(words).locator('button.chip.src').first().click();
      await check().locator('[data-mark-selected]').first().waitFor();
    }
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('sees each authority in the ledger, with the result of its look-up', async () => {
    const rows = check().getByRole('table').getByRole('row');
    expect(await rows.filter({ hasText: 'Twombly' }).innerText()).toContain('found, name matches');
    expect(await rows.filter({ hasText: 'Harrow' }).innerText()).toContain('not found in this source');
  });

  test('downloads the report as a document', async () => {
    const saved = page.waitForEvent('download');
    await check().getByRole('button', { name: 'Report (PDF)' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('Motion to Compel - compliance report.pdf');
    expect((await readFile((await download.path())!)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('corrects the draft, and the second check has no findings', async () => {
    await choose('Motion to Compel, mended.pdf', await setMotion(noSlip));
    await page.getByRole('button', { name: 'Check before filing' }).click();
    await check().getByText('Motion to Compel, mended.pdf').first().waitFor({ timeout: 30_000 });
    await check()
      .getByText(/^No issues\. \d+ rules? checked/)
      .waitFor();
    expect(await check().locator('[data-rule]').count()).toBe(0);
  });

  test('files it, and the court’s own check finds nothing either', async () => {
    await fileChosen(page);
    await page.getByRole('link', { name: 'Follow this filing' }).click();
    const details = page.getByRole('region', { name: 'Compliance check' });
    await details.getByText(/^No issues\. \d+ rules? checked/).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
});
