import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOverflow } from './findOverflow.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

/** A clerk keeps the participants of a case: a minor with a guardian ad litem, counsel, and the service list. */
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

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const group = (name: string) => page.getByRole('table', { name });

async function choose(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('a clerk', () => {
  test('opens the participants of a case', async () => {
    await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
    await page.goto(`${portal.address}/cases?q=26SC00218`);
    await page.getByRole('table', { name: 'All cases' }).getByRole('link', { name: '26SC00218' }).click();
    await page.getByRole('heading', { name: 'Sample v. Model' }).waitFor();
    await page.getByRole('button', { name: 'Manage participants' }).click();
    await group('Plaintiffs and petitioners').getByText('Self-represented').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('marks a minor, and sees the title by initials before saving', async () => {
    await page.getByRole('button', { name: 'Edit Morgan Sample' }).click();
    await dialog('Edit Morgan Sample')
      .getByLabel(/^Minor/)
      .check();
    await page.getByText('The title becomes “M.S. v. Model.”').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save participant' }).click();
    await page.getByRole('heading', { name: 'M.S. v. Model' }).waitFor();
    await group('Plaintiffs and petitioners').getByText('A minor needs a guardian ad litem').waitFor();
  });

  test('adds a guardian ad litem for the minor, and sees each error at its field', async () => {
    await page.getByRole('button', { name: 'Add participant' }).click();
    const form = dialog('Add participant');
    await form.getByRole('button', { name: 'Add participant' }).click();
    await form.getByText('Enter the name').waitFor();
    await form.getByLabel('Name', { exact: true }).fill('Pat Sample');
    await form.getByLabel('Role', { exact: true }).selectOption('Another role');
    await form.getByLabel('Role in words').fill('Guardian ad litem');
    await form.getByRole('button', { name: 'Add participant' }).click();
    const guardians = group('Guardians ad litem and representatives');
    await guardians.getByText('Pat Sample').waitFor();
    await page.getByRole('button', { name: 'Edit Pat Sample' }).click();
    await dialog('Edit Pat Sample').getByLabel('Acts for').selectOption('Morgan Sample (Plaintiff)');
    await page.getByRole('button', { name: 'Save participant' }).click();
    await guardians.getByText('For Morgan Sample').waitFor();
    await group('Plaintiffs and petitioners')
      .getByText('A minor needs a guardian ad litem')
      .waitFor({ state: 'detached' });
  });

  test('records counsel from the roster', async () => {
    await choose('Morgan Sample', 'Record counsel');
    const form = dialog('Record counsel for Morgan Sample');
    await form.getByLabel(/^Bar number/).fill('000123');
    await form.getByLabel('Date of appearance').fill('2026-03-02');
    await form.getByRole('button', { name: 'Record counsel' }).click();
    await group('Plaintiffs and petitioners')
      .getByRole('link', { name: 'Alex Q. Example, bar number 000123' })
      .waitFor();
  });

  test('substitutes counsel, and the former attorney stays in the history', async () => {
    await choose('Morgan Sample', 'End representation by Alex Q. Example');
    const form = dialog('End representation by Alex Q. Example');
    await form.getByLabel('How it ended').selectOption('Substituted by another attorney');
    await form.getByLabel('Basis').selectOption('signed substitution or consent');
    await form.getByText(/CCP §§\s284, 285/).waitFor();
    await form.getByLabel('Date', { exact: true }).fill('2026-04-01');
    await form.getByLabel(/^New attorney’s bar number/).fill('000456');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await form.getByRole('button', { name: 'End representation' }).click();
    const first = group('Plaintiffs and petitioners');
    await first.getByRole('link', { name: 'Jesse Specimen, bar number 000456' }).waitFor();
    await first.getByText(/Formerly represented by Alex Q. Example, until/).waitFor();
  });

  test('sees who is served, also on a phone', async () => {
    await page.getByRole('button', { name: 'Service list' }).click();
    const list = group('Service list');
    await list.getByText('Jesse Specimen').waitFor();
    await list.getByText('No address recorded').first().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findOverflow(page)).toEqual([]);
    await page.getByRole('button', { name: 'Participants', exact: true }).click();
    await page.getByText('Pat Sample').first().waitFor();
    expect(await findOverflow(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
});
