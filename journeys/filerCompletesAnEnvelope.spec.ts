import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePleading } from '#server/seed/pleadingPdf';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';
import { makeThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { findOverflow } from './findOverflow.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileDraft, ownDocument, signInThroughProvider, tokenOf } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let filingId = '';
/** A second court of the installation. */
const birch = {
  ...{ id: 'birch', name: 'Birch County District Court', level: 'State Court', jurisdiction: 'Texas' },
  ...{ county: 'Birch', time_zone: 'America/Chicago' },
};
const { directory, remove } = makeThrowawayDirectory('assize-courts-');
beforeAll(async () => {
  const courts = path.join(directory, 'courts.json');
  writeFileSync(courts, JSON.stringify([birch]));
  portal = await startPortal({ env: { COURTS_FILE: courts } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  await remove();
});

/** A complaint of the San Francisco court from the corpus, or one that the project generated. */
function complaint() {
  const corpus = path.join(import.meta.dirname, '../../shared/corpus/files');
  const name = existsSync(corpus) && readdirSync(corpus).find((file) => file.includes('ca_sf_complaint'));
  if (!name) return ownDocument();
  return { name, mimeType: 'application/pdf', buffer: readFileSync(path.join(corpus, name)) };
}

/** A complaint in the caption of the court of another county. */
function forMarin(): Buffer {
  const lines = [
    'SUPERIOR COURT OF CALIFORNIA',
    'COUNTY OF MARIN',
    'MORGAN SAMPLE, Plaintiff,',
    'v.',
    'EXAMPLE LOGISTICS, INC., Defendant.',
    'COMPLAINT FOR DAMAGES',
    'Plaintiff alleges that defendant failed to deliver the goods.',
    'Dated: March 2, 2026',
    '/s/ Alex Q. Example',
    'Attorney for Plaintiff',
  ];
  return writePleading([{ lines: lines.map((text) => ({ text })), footer: 'COMPLAINT' }], 'Complaint');
}

/** A document that the sample litigant wrote without a lawyer. */
function ownClaim(): Buffer {
  const paper = sampleDocuments.find(({ filer }) => filer === 'self_represented')!;
  return typesetDocument(
    { ...paper, body: [...paper.body, 'I ask the court to decide.'] },
    new Date('2026-03-17T12:00:00Z'),
  );
}

async function openFilePage(options: Parameters<typeof openPage>[1], email = 'a.example@example.com'): Promise<Page> {
  const page = await openPage(browser, options);
  await signInThroughProvider(page, portal.address, email);
  await page.goto(`${portal.address}/case-processing`);
  await page.getByRole('heading', { name: 'Case Processing and Analysis' }).waitFor();
  return page;
}

const section = (page: Page) => page.getByRole('region', { name: 'What will be filed' });
const caseRow = (page: Page) => section(page).getByRole('region', { name: 'Case', exact: true });
const readable = (page: Page) => page.locator('button:enabled').filter({ hasText: 'File with the court' });
const filed = (page: Page) => page.getByRole('heading', { name: 'Filed with the court' });

describe('a filer with a complaint', () => {
  test('files it into a new case in at most eight clicks and 60 seconds', async () => {
    const page = await openFilePage({ viewport: { width: 1440, height: 900 } });
    let clicks = 0;
    const click = async (what: Locator) => {
      await what.click({ timeout: 60_000 });
      clicks += 1;
    };
    const start = Date.now();
    const chooser = page.waitForEvent('filechooser');
    await click(page.locator('button').filter({ hasText: 'Choose the main document' }));
    await (await chooser).setFiles(complaint());
    await click(page.getByRole('button', { name: 'Analyze', exact: true }));
    // The document has the number of a case in another court, which the portal asks about.
    await caseRow(page).getByText('Needs your answer').waitFor({ timeout: 60_000 });
    await click(caseRow(page).getByRole('radio', { name: 'A new case' }));
    const category = caseRow(page).getByRole('combobox', { name: /^Category of the new case/ });
    await category.waitFor();
    await click(category);
    await page.keyboard.type('other employment');
    await click(page.getByRole('option', { name: /Other employment/i }));
    await section(page).getByText('Everything is filled in. Check it, then file.').waitFor();
    await section(page).getByText('All changes saved').waitFor();
    await readable(page).waitFor({ timeout: 60_000 });
    await click(page.getByRole('button', { name: 'File with the court' }));
    await click(page.getByRole('alertdialog').getByRole('button', { name: 'File anyway' }));
    await filed(page).waitFor({ timeout: 60_000 });
    const seconds = (Date.now() - start) / 1000;
    const link = page.getByRole('link', { name: 'Follow this filing' });
    filingId = /filings\/([0-9a-f-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    console.log(`A complaint into a new case: ${clicks} clicks, ${seconds.toFixed(1)} seconds`);
    expect(clicks).toBeLessThanOrEqual(8);
    expect(seconds).toBeLessThan(60);
    await page.close();
  });

  test('finds that the clerk reads the choice, and is proposed it for the acceptance', async () => {
    const page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
    await page.goto(`${portal.address}/review?filing=${filingId}`);
    const choices = page.getByRole('region', { name: 'Filer’s choices' });
    await choices.getByText('New case: Civil Complaint, Other employment').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.close();
  });

  test('chooses with the keyboard alone, and finds the choices again', async () => {
    const page = await openFilePage({ viewport: { width: 1440, height: 900 } });
    await page.locator('input[type=file]').first().setInputFiles(ownDocument('Keyboard.pdf'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).focus();
    await page.keyboard.press('Enter');
    await readable(page).waitFor({ timeout: 60_000 });
    await caseRow(page).getByRole('radio', { name: 'An existing case' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await caseRow(page)
      .getByRole('combobox', { name: /^Category of the new case/ })
      .waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('breach');
    await page.getByRole('option', { name: /Breach of contract/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await caseRow(page).getByText('A new case: Civil Complaint, Breach of contract').waitFor();
    await section(page).getByRole('button', { name: 'Change: Notes' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('The original will follow by mail.');
    await section(page).getByText('All changes saved').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.reload();
    await section(page).getByText('The original will follow by mail.').waitFor();
    await caseRow(page).getByText('A new case: Civil Complaint, Breach of contract').waitFor();
    await page.getByRole('button', { name: 'File with the court' }).focus();
    await page.keyboard.press('Enter');
    const anyway = page.getByRole('alertdialog').getByRole('button', { name: 'File anyway' });
    await anyway.waitFor();
    await anyway.focus();
    await page.keyboard.press('Enter');
    await filed(page).waitFor({ timeout: 60_000 });
    await page.close();
  });

  test('is warned about a document for another court, and has filed nothing', async () => {
    const page = await openFilePage({ viewport: { width: 1440, height: 900 } });
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Marin.pdf', mimeType: 'application/pdf', buffer: forMarin() });
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await readable(page).waitFor({ timeout: 60_000 });
    const warning = page.getByText(/^This document is captioned for the Superior Court of California, County of Marin/);
    await warning.first().waitFor();
    await page.getByRole('button', { name: 'File with the court' }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByText(/captioned for the Superior Court of California, County of Marin/).waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'hidden' });
    const draft = new URL(page.url()).searchParams.get('filing') ?? page.url().match(/[0-9a-f-]{36}/)![0];
    const headers = { authorization: `Bearer ${await tokenOf(page)}` };
    const { state } = await (await fetch(`${portal.address}/api/documents/${draft}/`, { headers })).json();
    expect(state).toBe('draft');
    await page.close();
  });
});

describe('a person without a lawyer', () => {
  test('files on a phone, with nothing beyond the edge of the screen', async () => {
    const page = await openFilePage({ viewport: { width: 390, height: 844 }, hasTouch: true }, 'm.sample@example.com');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Phone.pdf', mimeType: 'application/pdf', buffer: ownClaim() });
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await readable(page).waitFor({ timeout: 60_000 });
    await caseRow(page).getByRole('radio', { name: 'A new case' }).click();
    await section(page).getByText('All changes saved').waitFor();
    expect(await findOverflow(page)).toEqual([]);
    // Below the header of the page, which covers what is behind it.
    await page.evaluate(() => document.querySelector('#draft-heading')?.closest('section')?.scrollIntoView());
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await fileDraft(page);
    await page.close();
  });
});

describe('a filer with documents for two courts', () => {
  const parts = (page: Page) => page.getByRole('region', { name: 'Courts and cases' });

  async function analyze(page: Page, name: string): Promise<void> {
    await page.locator('input[type=file]').first().setInputFiles(ownDocument(name));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await readable(page).waitFor({ timeout: 60_000 });
  }

  async function addBirch(page: Page): Promise<void> {
    await parts(page)
      .getByRole('combobox', { name: /^Another court/ })
      .selectOption({ label: birch.name });
    await parts(page).getByRole('button', { name: 'Add court' }).click();
    await parts(page)
      .getByRole('region', { name: new RegExp(`^${birch.name}`) })
      .waitFor();
  }

  async function fileBoth(page: Page): Promise<void> {
    await page.locator('button:enabled').filter({ hasText: 'File 2 parts' }).click({ timeout: 60_000 });
    await page.getByRole('alertdialog').getByRole('button', { name: 'File anyway' }).click();
    await page.getByRole('heading', { name: 'Received: 2 of 2' }).waitFor({ timeout: 60_000 });
  }

  test('sees what each court gets, files with both at once, and has the receipt of each', async () => {
    const page = await openFilePage({ viewport: { width: 1440, height: 900 } });
    await analyze(page, 'Two courts.pdf');
    await addBirch(page);
    const card = parts(page).getByRole('region', { name: new RegExp(`^${birch.name}`) });
    await card.getByRole('button', { name: /^Check and change/ }).click();
    await card.getByRole('radio', { name: 'A new case' }).click();
    await card.getByText('A new case: Civil Complaint').waitFor();
    // While a part is saved, the button is disabled and fades.
    await page.locator('button:enabled').filter({ hasText: 'File 2 parts' }).waitFor();
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await fileBoth(page);
    const here = page.getByRole('region', { name: birch.name, exact: true });
    await here.getByText('Confirmation number').first().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.close();
  });

  test('makes an attachment a lead document with the keyboard, moves it, and gives it a separate case', async () => {
    const page = await openFilePage({ viewport: { width: 1440, height: 900 } });
    await analyze(page, 'First.pdf');
    await page
      .getByRole('region', { name: 'Documents of this draft' })
      .locator('input[type=file]')
      .setInputFiles({
        ...ownDocument('Second.pdf'),
        buffer: ownClaim(),
      });
    await page.getByRole('button', { name: 'Arrange documents' }).waitFor();
    await readable(page).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Arrange documents' }).focus();
    await page.keyboard.press('Enter');
    const up = page.getByRole('button', { name: 'Move Second.pdf up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await page.locator('button:disabled[aria-label="Move Second.pdf up"]').waitFor();
    const place = page.getByRole('combobox', { name: /^Place of Second\.pdf/ });
    await place.selectOption({ label: 'Attached to First.pdf' });
    await page.locator('li[data-attached]').waitFor();
    await place.selectOption({ label: 'Lead document' });
    await page.locator('li[data-attached]').waitFor({ state: 'detached' });
    await readable(page).waitFor({ timeout: 60_000 });
    await page.locator('option', { hasText: 'In a separate case' }).first().waitFor({ state: 'attached' });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await place.selectOption({ label: 'In a separate case' });
    await page.locator('button:enabled').filter({ hasText: 'File 2 parts' }).waitFor({ timeout: 60_000 });
    await page.close();
  });

  test('files with both from a phone, with nothing beyond the edge of the screen', async () => {
    const page = await openFilePage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await analyze(page, 'Phone in two courts.pdf');
    await addBirch(page);
    expect(await findOverflow(page)).toEqual([]);
    await fileBoth(page);
    expect(await findOverflow(page)).toEqual([]);
    await page.close();
  });
});
