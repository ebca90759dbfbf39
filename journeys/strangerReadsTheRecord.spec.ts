import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases, parties } from '#server/db/schema/cases';
import { findOverflow } from './findOverflow.ts';
import { inDatabase } from './inDatabase.ts';
import { findProblemsInEveryTheme, shoot } from './inspect.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

/** A stranger on a phone, a terminal of the courthouse, and a clerk who seals what both have read. */
let portal: RunningPortal;
let browser: Browser;
let phone: Page;
let clerk: Page;
const civil = randomUUID();
const family = randomUUID();

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  await inDatabase(portal, async (db) => {
    const [any] = await db.select({ court_id: cases.court_id }).from(cases).limit(1);
    const of = { court_id: any!.court_id, opened_on: '2026-03-02', judge_name: 'Hon. Test' };
    await db.insert(cases).values([
      {
        ...of,
        id: civil,
        case_number: '26CV987001',
        title: 'Quillfeather v. Acme, Inc.',
        case_type: 'Civil Complaint',
      },
      { ...of, id: family, case_number: '26FL987002', title: 'Marriage of Quillfeather', case_type: 'Family Law' },
    ]);
    await db.insert(parties).values([
      { case_id: civil, full_name: 'Amelia Quillfeather', role: 'Plaintiff', position: 0 },
      { case_id: civil, full_name: 'Junior Quillfeather', role: 'Plaintiff', position: 1, is_minor: true },
      { case_id: family, full_name: 'Amelia Quillfeather', role: 'Petitioner', position: 0 },
    ]);
  });
  phone = await openPage(browser, { viewport: { width: 390, height: 844 } });
  clerk = await openPage(browser, { viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const found = (page: Page) => page.getByRole('table', { name: 'Cases' }).getByRole('link');

describe('a stranger on a phone', () => {
  test('accepts the terms once', async () => {
    await phone.goto(`${portal.address}/records`);
    await phone.getByRole('button', { name: 'I accept the terms' }).waitFor();
    expect(await findProblemsInEveryTheme(phone, (theme) => shoot(phone, `terms-${theme}`))).toEqual([]);
    expect(await findOverflow(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'I accept the terms' }).click();
    await phone.getByLabel('Case number or name').waitFor();
    await phone.reload();
    await phone.getByLabel('Case number or name').waitFor();
  });

  test('finds the public case by a name, by keyboard, but not the family case of the same person', async () => {
    await phone.getByLabel('Case number or name').fill('quillfeather');
    await phone.keyboard.press('Enter');
    await found(phone).first().waitFor();
    expect(await found(phone).allTextContents()).toEqual(['26CV987001 Quillfeather v. Acme, Inc.']);
    expect(new URL(phone.url()).searchParams.get('q')).toBe('quillfeather');
    expect(await findProblemsInEveryTheme(phone, (theme) => shoot(phone, `search-${theme}`))).toEqual([]);
    expect(await findOverflow(phone)).toEqual([]);
    await phone.goto(`${portal.address}/records/cases/${family}`);
    await phone.getByText('Not found').first().waitFor();
  });

  test('reads the case, in which the minor has initials', async () => {
    await phone.goto(`${portal.address}/records/cases/${civil}`);
    await phone.getByText('Amelia Quillfeather').waitFor();
    await phone.getByText('J.Q.').waitFor();
    expect(await phone.getByText('Junior').count()).toBe(0);
    expect(await findAccessibilityProblems(phone)).toEqual([]);
    expect(await findOverflow(phone)).toEqual([]);
    await shoot(phone, 'public-case', { fullPage: true });
  });
});

describe('a clerk', () => {
  test('seals the case by an order, with the authority', async () => {
    await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
    await clerk.goto(`${portal.address}/cases/${civil}`);
    await clerk.getByRole('button', { name: 'Change who may read the case' }).click();
    const dialog = clerk.getByRole('dialog', { name: 'Who may read the case' });
    await dialog.getByLabel('Access').selectOption({ label: 'Sealed' });
    await dialog.getByLabel('Authority').fill('CRC 2.550(d)');
    await dialog.getByLabel('Date of the order').fill('2026-03-03');
    await dialog.getByLabel('Reason').fill('Trade secrets');
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await shoot(clerk, 'access-dialog');
    await dialog.getByRole('button', { name: 'Save access' }).click();
    await dialog.waitFor({ state: 'detached' });
    await clerk.getByRole('definition').filter({ hasText: 'Sealed' }).first().waitFor();
  });

  test('after which the stranger finds nothing, as if there had never been a case', async () => {
    await phone.reload();
    await phone.getByText('Not found').first().waitFor();
    await phone.goto(`${portal.address}/records?q=quillfeather`);
    await phone.getByText('No cases found').waitFor();
    await phone.goto(`${portal.address}/records?q=26CV987001`);
    await phone.getByText('No cases found').waitFor();
  });
});

describe('a terminal in the courthouse', () => {
  test('is enrolled by the administrator’s link, and shows the family case', async () => {
    const administrator = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await signInThroughProvider(administrator, portal.address, 'r.registrar@alder.example.com');
    await administrator.goto(`${portal.address}/settings?tab=court`);
    await administrator.getByLabel('Name of the terminal').fill('Lobby 1');
    await administrator.getByRole('button', { name: 'Add terminal' }).click();
    const link = await administrator.getByLabel('Link', { exact: true }).inputValue();
    await administrator.getByRole('button', { name: 'I have copied it' }).click();
    const terminal = await openPage(browser, { viewport: { width: 1024, height: 768 } });
    await terminal.goto(link.replace(/^https?:\/\/[^/]+/, portal.address));
    await terminal.getByRole('button', { name: 'Make this computer a terminal' }).click();
    await terminal.getByRole('link', { name: 'Search the record' }).click();
    await terminal.getByRole('button', { name: 'I accept the terms' }).click();
    await terminal.getByLabel('Case number or name').fill('quillfeather');
    await terminal.keyboard.press('Enter');
    await found(terminal).first().waitFor();
    expect(await found(terminal).allTextContents()).toEqual(['26FL987002 Marriage of Quillfeather']);
    expect(await findAccessibilityProblems(terminal)).toEqual([]);
    await shoot(terminal, 'terminal');
    await terminal.close();
    await administrator.close();
  });
});
