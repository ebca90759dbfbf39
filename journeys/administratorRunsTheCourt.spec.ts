import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { evaluationPassword, signInThroughProvider } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const go = (route: string) => page.goto(`${portal.address}${route}`);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const says = (words: string | RegExp) => page.getByText(words).first().waitFor();

describe('a court administrator', () => {
  test('signs in with a password, and the dashboard shows the pending requests', async () => {
    await go('/judge-login');
    await page.getByLabel(/e-?mail/i).fill('r.registrar@alder.example.com');
    await page
      .getByLabel(/password/i)
      .first()
      .fill(evaluationPassword);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/dashboard$/);
    await says('Judge to verify');
    await says('Attorney to confirm');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('verifies a judge, who has access to case data immediately', async () => {
    const judge = await openPage(browser);
    await signInThroughProvider(judge, portal.address, 'p.waiting@alder.example.com');
    await go('/people?tab=judges');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await button('Verify Hon. P. Waiting').click();
    const question = page.getByRole('alertdialog', { name: 'Verify Hon. P. Waiting as a judge?' });
    await question.getByText('You can withdraw the verification later, with a reason.').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: 'Verify', exact: true }).click();
    await says('No judges awaiting verification');
    await judge.goto(`${portal.address}/judge-dashboard`);
    await judge.getByRole('tab', { name: 'My day' }).waitFor();
    await judge.close();
  });

  test('verifies the activity record with the keyboard, and sees that it is intact', async () => {
    await go('/activity');
    const check = page.getByRole('region', { name: 'Verification of the record' });
    await check.getByText('The record was not verified on this page yet.').waitFor();
    await check.getByRole('button', { name: 'Verify record' }).focus();
    await page.keyboard.press('Enter');
    await check.getByText('Intact', { exact: true }).waitFor();
    expect(await check.innerText()).toMatch(/\d+ lines are intact\./);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('confirms an attorney', async () => {
    await go('/people?tab=attorneys');
    await says('001011');
    await button('Confirm Kim Exemplar').click();
    await says('No attorneys awaiting confirmation');
    await go('/people?q=Kim+Exemplar');
    await page.getByRole('row').filter({ hasText: 'Kim Exemplar' }).getByText('Attorney').waitFor();
  });

  test('invites a clerk, who receives an email', async () => {
    await go('/people');
    await button('Invite').click();
    await page
      .getByRole('dialog')
      .getByLabel(/e-?mail/i)
      .fill('new.clerk@alder.example.com');
    await page.getByRole('dialog').getByLabel('Role').selectOption('clerk');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await button('Send invitation').click();
    await go('/people?tab=invitations');
    await says('new.clerk@alder.example.com');
    await expect.poll(() => letters().some((letter) => letter.includes('new.clerk@alder.example.com'))).toBe(true);
  });

  test('closes an account, which ends its sessions, and reopens it', async () => {
    const clerk = await openPage(browser);
    await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
    await go('/people?q=Dana');
    await button('Manage Dana Sample').click();
    await page.getByRole('dialog').getByLabel('Reason for closing the account').fill('Left the court.');
    await button('Close account').click();
    await page.getByRole('row').filter({ hasText: 'Dana Sample' }).getByText('Closed').waitFor();
    await clerk.goto(`${portal.address}/dashboard`);
    await clerk
      .getByText(/session has ended|Please sign in|Select User/i)
      .first()
      .waitFor();
    await clerk.close();
    await button('Manage Dana Sample').click();
    await button('Reopen account').click();
    await page.getByRole('row').filter({ hasText: 'Dana Sample' }).getByText('Active').waitFor();
  });

  test('selects a date format, which every screen uses', async () => {
    await go('/settings?tab=preferences');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Date format').selectOption('YYYY-MM-DD');
    await says(/Last changed \d{4}-\d{2}-\d{2}/);
    await go('/review');
    await page
      .getByRole('table')
      .getByText(/^\d{4}-\d{2}-\d{2}, /)
      .first()
      .waitFor();
  });

  test('sees the court, its courtrooms, hours, and holidays', async () => {
    await go('/settings?tab=calendar');
    await says('Department 4');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('reads the court’s figures, and opens the rows of one', async () => {
    await go('/reports');
    await says('Filings received');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('finds everything on the record', async () => {
    const reply = await page.evaluate(async () => {
      const { token } = JSON.parse(sessionStorage.getItem('authData') ?? '{}') as { token: string };
      const response = await fetch('/api/activities/logs?limit=100', { headers: { authorization: `Bearer ${token}` } });
      return (await response.json()) as { results: { title: string }[] };
    });
    const titles = reply.results.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Judge Verified',
        'Attorney Confirmed',
        'Person Invited',
        'Account Closed',
        'Account Reopened',
      ]),
    );
  });
});

/** The emails that the evaluation court would have sent. */
function letters(): string[] {
  const folder = path.join(portal.dataDir, 'mail');
  return readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
