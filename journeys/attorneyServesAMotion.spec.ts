import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseList } from '#contract/cases';
import type { Participant, ParticipantList } from '#contract/participants';
import { sampleAttorneys } from '#server/seed/sampleCourt';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';
import { findMailedLink } from './findMailedLink.ts';
import { findOverflow } from './findOverflow.ts';
import { shoot } from './inspect.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { analyzeChosen, fileDraft, signInThroughProvider, tokenOf } from './steps.ts';

/**
 * An attorney files a motion with two exhibits into a case. Opposing counsel is notified in the portal, two parties who
 * consented receive a link, and an attorney without an email address is named as not served.
 */
let portal: RunningPortal;
let browser: Browser;
let attorney: Page;
let counsel: Page;
let visitor: Page;
let clerkToken: string;
let case_id: string;
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const made = new Date('2026-03-17T12:00:00Z');
const motion = sampleDocuments.find(({ file }) => file.startsWith('Motion to Compel'))!;
const exhibit = (name: string) => pdf(name, typesetDocument({ ...motion, heading: name.toUpperCase() }, made));

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  const viewport = { width: 1440, height: 900 };
  attorney = await openPage(browser, { viewport, acceptDownloads: true });
  counsel = await openPage(browser, { viewport, acceptDownloads: true });
  visitor = await openPage(browser, { viewport: { width: 390, height: 844 }, acceptDownloads: true });
  const clerk = await openPage(browser, { viewport });
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
  clerkToken = await tokenOf(clerk);
  await clerk.close();
  await signInThroughProvider(attorney, portal.address, 'a.example@example.com');
  await signInThroughProvider(counsel, portal.address, 'j.specimen@example.com');
  await recordParticipants();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

async function call<Reply>(method: string, address: string, sent?: object): Promise<Reply> {
  const reply = await fetch(`${portal.address}/api${address}`, {
    method,
    headers: { authorization: `Bearer ${clerkToken}`, ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  expect(reply.ok, await reply.clone().text()).toBe(true);
  return reply.json() as Promise<Reply>;
}

/** The clerk records further defendants: with counsel, with a consent to e-service, and with counsel without an email. */
async function recordParticipants(): Promise<void> {
  const { results } = await call<CaseList>('GET', `/cases/?q=${motion.case_number}`);
  case_id = results[0]!.id;
  const add = async (full_name: string, more: object = {}): Promise<Participant> => {
    const { case_version: version } = await call<ParticipantList>('GET', `/cases/${case_id}/participants/`);
    const entered = { kind: 'person', role_id: 'defendant', full_name, version, ...more };
    return (await call<{ participant: Participant }>('POST', `/cases/${case_id}/participants/`, entered)).participant;
  };
  const on = (one: Participant, what: string) => `/cases/${case_id}/participants/${one.id}/${what}`;
  const { results: roster } = await call<ParticipantList>('GET', `/cases/${case_id}/participants/`);
  const plaintiff = roster.find(({ role }) => role === 'Plaintiff')!;
  if (!plaintiff.counsel.some(({ full_name }) => full_name === 'Alex Q. Example')) {
    throw new Error('The attorney of this journey does not represent the plaintiff of the sample case.');
  }
  const insured = await add('Sample Carriers, Inc.', { kind: 'organization' });
  const appearance = {
    version: insured.version,
    appeared_on: '2026-01-05',
    bar_number: barNumberOf('Jesse Specimen'),
  };
  await call('POST', on(insured, 'counsel/'), appearance);
  for (const name of ['Casey', 'Robin']) {
    const one = await add(`${name} Consenting`, { self_represented: true });
    const consent = { version: one.version, email: `${name.toLowerCase()}@mail.example.com`, basis: 'consent' };
    await call('POST', on(one, 'e-service/'), { ...consent, given_on: '2026-02-02' });
  }
  const unreachable = await add('Example Storage, Inc.', { kind: 'organization' });
  const named = { version: unreachable.version, appeared_on: '2026-01-05', full_name: 'Una Unknown' };
  await call('POST', on(unreachable, 'counsel/'), named);
}

const barNumberOf = (name: string) => sampleAttorneys.find(({ full_name }) => full_name === name)!.bar_number;

const section = (page: Page) => page.getByRole('region', { name: 'Service', exact: true });
const rowOf = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name });

describe('the attorney', () => {
  test('sees in the draft who is served, how, and why', { timeout: 180_000 }, async () => {
    await attorney.goto(`${portal.address}/case-processing`);
    const inputs = attorney.locator('input[type=file]');
    await inputs.nth(0).setInputFiles(pdf('Motion to compel.pdf', typesetDocument(motion, made)));
    await inputs.nth(1).setInputFiles([exhibit('Exhibit A.pdf'), exhibit('Exhibit B.pdf')]);
    await analyzeChosen(attorney);
    await rowOf(attorney, 'Jesse Specimen').getByText('Served through the portal').waitFor({ timeout: 30_000 });
    await rowOf(attorney, 'Una Unknown').getByText('No email address is on record').waitFor();
    await section(attorney)
      .getByText(/3 people are served through the portal/)
      .waitFor();
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
    await shoot(attorney, 'service-draft', { fullPage: true });
  });

  test('deselects someone who consented and selects them again, with the keyboard', async () => {
    const box = section(attorney).getByRole('checkbox', { name: 'Robin Consenting' });
    await box.focus();
    await attorney.keyboard.press('Space');
    await section(attorney)
      .getByText(/2 people are served through the portal/)
      .waitFor();
    await section(attorney).getByText('Serve by other means').first().waitFor();
    await box.focus();
    await attorney.keyboard.press('Space');
    await section(attorney)
      .getByText(/3 people are served through the portal/)
      .waitFor();
  });

  test('adds a courtesy copy on a phone, where nothing overflows', async () => {
    await attorney.setViewportSize({ width: 390, height: 844 });
    await section(attorney).getByRole('button', { name: 'Add a courtesy copy' }).click();
    await section(attorney).getByLabel('Name').fill('Pat Model');
    await section(attorney).getByLabel('Email').fill('pat@mail.example.com');
    await attorney.keyboard.press('Enter');
    await section(attorney)
      .getByText(/4 people are served through the portal/)
      .waitFor();
    await shoot(attorney, 'service-draft-390', { fullPage: true });
    expect(await findOverflow(attorney)).toEqual([]);
    await attorney.setViewportSize({ width: 1440, height: 900 });
  });

  test('files the draft, and sees who was served and who was not', { timeout: 120_000 }, async () => {
    await fileDraft(attorney);
    await attorney
      .getByRole('region', { name: 'Filed with the court' })
      .getByRole('link', { name: 'Follow this filing' })
      .click();
    await attorney.waitForURL(/\/filings\/[0-9a-f-]{36}$/);
    await section(attorney).getByText('Una Unknown was not served.').waitFor();
    await expect
      .poll(
        async () => {
          await attorney.reload();
          await rowOf(attorney, 'Jesse Specimen').waitFor();
          return rowOf(attorney, 'Jesse Specimen').innerText();
        },
        { timeout: 60_000 },
      )
      .toMatch(/Served[\s\S]*Served \d\d\/\d\d\/\d{4}/);
    expect(await findAccessibilityProblems(attorney)).toEqual([]);
    await section(attorney).scrollIntoViewIfNeeded();
    await shoot(attorney, 'service-filing', { fullPage: true });
  });

  test('records service by other means, and downloads the proof of service', async () => {
    await section(attorney).getByRole('button', { name: 'Record service on Una Unknown' }).click();
    const dialog = attorney.getByRole('dialog', { name: 'Record service on Una Unknown' });
    await dialog.getByLabel('Date of service').fill('2026-03-18');
    await dialog.getByRole('button', { name: 'Record service' }).click();
    await rowOf(attorney, 'Una Unknown').getByText('Served by other means').waitFor();
    const [download] = await Promise.all([
      attorney.waitForEvent('download'),
      section(attorney).getByRole('button', { name: 'Proof of service (PDF)' }).click(),
    ]);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await shoot(attorney, 'service-filing-recorded', { fullPage: true });
  });
});

describe('opposing counsel', () => {
  test('is notified, and opens the served documents', async () => {
    await counsel.goto(`${portal.address}/notifications`);
    await counsel.getByText('Documents served on you').first().click();
    await counsel.waitForURL(/\/service\/[0-9a-f-]{36}$/);
    await counsel.getByRole('heading', { name: 'Documents served on you', level: 1 }).waitFor();
    await counsel.getByText('3. Exhibit B.pdf').waitFor();
    expect(await findAccessibilityProblems(counsel)).toEqual([]);
    const [download] = await Promise.all([
      counsel.waitForEvent('download'),
      counsel.getByRole('button', { name: 'Download Motion to compel.pdf' }).click(),
    ]);
    expect(readFileSync(await download.path()).equals(typesetDocument(motion, made))).toBe(true);
    await shoot(counsel, 'service-served', { fullPage: true });
  });
});

describe('someone without an account', () => {
  test('opens the link in the email on a phone, and downloads a document', async () => {
    await expect
      .poll(() => findMailedLink(portal.dataDir, 'casey@mail.example.com'), { timeout: 30_000 })
      .toMatch(/served/);
    const link = new URL(findMailedLink(portal.dataDir, 'casey@mail.example.com')!);
    await visitor.goto(`${portal.address}${link.pathname}`);
    await visitor.getByText('1. Motion to compel.pdf').waitFor();
    expect(await findAccessibilityProblems(visitor)).toEqual([]);
    expect(await findOverflow(visitor)).toEqual([]);
    await shoot(visitor, 'service-served-390', { fullPage: true });
    const button = visitor.getByRole('button', { name: 'Download Exhibit A.pdf' });
    await button.focus();
    const [download] = await Promise.all([visitor.waitForEvent('download'), visitor.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('Exhibit A.pdf');
  });

  test('no email has a document attached', () => {
    const folder = path.join(portal.dataDir, 'mail');
    const letters = existsSync(folder)
      ? readdirSync(folder).map((one) => readFileSync(path.join(folder, one), 'utf8'))
      : [];
    const service = letters.filter((letter) => letter.includes('SERVICE OF COURT DOCUMENTS'));
    expect(service).toHaveLength(4);
    expect(service.filter((letter) => /content-disposition: attachment/i.test(letter))).toEqual([]);
  });
});
