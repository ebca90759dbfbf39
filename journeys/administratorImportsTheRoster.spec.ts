import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOverflow } from './findOverflow.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const faulty = [
  'Attorney Name;SBN;Standing;Kind;Active Cases',
  'José Imported;910001;Active;Mediator;3',
  'Bo Imported;910002;Retired;Mediator;0',
  'Cleo Imported;910001;Active;Mediator;0',
].join('\r\n');
const row = (line: number) => page.getByRole('listitem').filter({ hasText: `Row ${line}` });

describe('an administrator', () => {
  test('imports a faulty roster, whose format is recognized and whose columns are assigned', async () => {
    await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
    await page.goto(`${portal.address}/attorneys/imports`);
    const buffer = Buffer.from(faulty, 'latin1');
    await page.locator('input[type=file]').setInputFiles({ name: 'bar export.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('heading', { name: 'bar export.csv' }).waitFor();
    await page.getByText('Assign a column, or a value for all rows, to: Type.').waitFor();
    expect(await page.getByLabel('Encoding').inputValue()).toBe('windows-1252');
    await page.getByLabel('Kind').selectOption('Type');
    await page.getByRole('button', { name: 'Read the file again' }).click();
    await row(3).getByText('“Retired” is not a status.', { exact: false }).waitFor();
    await row(4).getByText('Bar number 910001 is already in row 2.', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: 'Import 1 attorney' }).isDisabled()).toBe(true);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('corrects it with the keyboard alone, and imports it', async () => {
    const status = row(3).getByLabel('Status');
    await status.focus();
    await page.keyboard.type('Resigned');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Row 3 corrected.').waitFor();
    const number = row(4).getByLabel('Bar number');
    await number.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('910003');
    await page.keyboard.press('Enter');
    const apply = page.getByRole('button', { name: 'Import 3 attorneys' });
    await apply.focus();
    await page.keyboard.press('Enter');
    await page.getByText('3 attorneys imported successfully').waitFor();
    await page.goto(`${portal.address}/attorneys?q=imported`);
    await page.getByRole('row').filter({ hasText: 'José Imported' }).waitFor();
    await page.getByRole('row').filter({ hasText: 'Bo Imported' }).getByText('Resigned').waitFor();
  });

  test('undoes the import, and imports the file again with its corrections', async () => {
    await page.getByRole('link', { name: 'Imports', exact: true }).click();
    await page.getByRole('link', { name: 'bar export.csv' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await page.getByText('undid this import', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Import again' }).click();
    await page.getByRole('button', { name: 'Import 3 attorneys' }).click();
    await page.getByText('3 attorneys imported successfully').waitFor();
    await page.getByRole('link', { name: 'All imports' }).click();
    await page.getByRole('row').filter({ hasText: 'Undone' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
});
