import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const header = 'full_name,bar_number,status,type,active_cases\n';
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const backToRoster = () => page.getByRole('link', { name: 'Back to the roster' }).click();

async function upload(content: string): Promise<void> {
  const buffer = Buffer.from(header + content);
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'roster.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
}

describe('a clerk', () => {
  test('opens the roster of the sample court', async () => {
    await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Attorneys' }).click();
    await row('Alex Q. Example').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('adds an attorney manually', async () => {
    await page.getByRole('button', { name: 'Add Attorney' }).click();
    await page.getByRole('link', { name: 'Add Attorney Manually' }).click();
    await page.getByRole('heading', { name: 'Submit Attorney Information' }).waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Full name is required').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Full name').fill('Journey Sample');
    await page.getByLabel('Bar number').fill('900001');
    await page.getByLabel('Status').selectOption('Active');
    await page.getByLabel('Type').fill('Mediator');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Attorney added successfully').waitFor();
    await backToRoster();
  });

  test('uploads a roster, sees each invalid row, and nothing is imported in part', async () => {
    await page.getByRole('button', { name: 'Add Attorney' }).click();
    await page.getByRole('button', { name: 'Upload CSV File' }).click();
    await upload(
      'Imported One,900002,Active,Mediator,0\nImported Two,900001,Active,Mediator,0\nImported Three,900003,Gone,Mediator,0\n',
    );
    await page.getByText('Bar number 900001 is already on the roster, for Journey Sample').waitFor();
    await page.getByText('“Gone” is not a status', { exact: false }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await upload('Imported One,900002,Active,Mediator,0\nImported Three,900003,Resigned,Mediator,0\n');
    await page.getByText('2 attorneys imported successfully').waitFor();
  });

  test('finds an attorney by name, with their standing', async () => {
    await page.getByLabel('Search by name or bar number').fill('imported');
    await row('Alex Q. Example').waitFor({ state: 'detached' });
    await row('Imported Three').getByText('Resigned').waitFor();
    await row('Imported One').waitFor();
    await page.getByLabel('Search by name or bar number').fill('journey');
    await row('Imported One').waitFor({ state: 'detached' });
  });

  test('edits an entry', async () => {
    await page.getByRole('link', { name: 'Edit Journey Sample' }).click();
    await page.getByRole('heading', { name: 'Edit Attorney Information' }).waitFor();
    await page.getByLabel('Type').fill('Public Defender');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Attorney updated successfully').waitFor();
    await page.reload();
    await page.getByLabel('Type').waitFor();
    expect(await page.getByLabel('Type').inputValue()).toBe('Public Defender');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await backToRoster();
  });

  test('assigns a case, and sees it with the attorney', async () => {
    const card = page.getByRole('region', { name: 'Case Assignment' });
    await card.getByLabel('Find an attorney').fill('journey');
    await card.getByLabel('Attorney', { exact: true }).selectOption({ label: 'Journey Sample (0 active cases)' });
    await card.getByLabel('Find an open case').fill('26CV00398');
    await card
      .getByLabel('Case', { exact: true })
      .selectOption({ label: '26CV00398 Placeholder v. Sample Builders, LLC' });
    await card.getByRole('button', { name: 'Assign case' }).click();
    await page.getByText('26CV00398 assigned to Journey Sample').waitFor();
    await page.getByLabel('Search by name or bar number').fill('900001');
    await page.getByRole('link', { name: 'View Journey Sample' }).click();
    await page.getByRole('link', { name: '26CV00398' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unassign 26CV00398' }).click();
    await page.getByText('No assigned cases.').waitFor();
    await backToRoster();
  });

  test('deletes an attorney after a confirmation', async () => {
    await page.getByLabel('Search by name or bar number').fill('900001');
    await page.getByRole('button', { name: 'Delete Journey Sample' }).click();
    await page.getByRole('alertdialog', { name: 'Delete this attorney?' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Attorney deleted successfully').waitFor();
    await page.getByText('No results').waitFor();
  });
});
