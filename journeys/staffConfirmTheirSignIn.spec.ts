import { generateSync } from 'otplib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateInZone } from '#domain/days/dateInZone';
import { fillMorning } from './fillMorning.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { evaluationPassword } from './steps.ts';

/** One judge's path: an authenticator app at the first sign-in, then a passkey, then each of them in turn. */
const judge = 'a.reyes@alder.example.com';
let portal: RunningPortal;
let browser: Browser;
let page: Page;
let devtools: CDPSession;
let secret = '';
let recoveryCode = '';

beforeAll(async () => {
  portal = await startPortal({ env: { SECOND_FACTOR_ROLES: 'judge' } });
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (name: string) => page.getByRole('heading', { name });
const code = (steps = 0) =>
  generateSync({ strategy: 'totp', secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });

async function signIn(then = /\/second-factor$/): Promise<void> {
  await page.goto(`${portal.address}/judge-login`);
  await page.getByLabel('Email').fill(judge);
  await page.getByLabel('Password').fill(evaluationPassword);
  await button('Sign in').click();
  await page.waitForURL(then);
}
async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((url) => !/dashboard|settings/.test(url.pathname));
}

test('a judge sets up an authenticator app at the first sign-in, and has no access before that', async () => {
  await signIn();
  await heading('Set up a second factor').waitFor();
  await page.goto(`${portal.address}/judge-dashboard`);
  await page.waitForURL(/\/second-factor$/);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await button('Set up an authenticator app').click();
  secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await page.getByLabel('Code from the app').fill('000000');
  await button('Confirm and turn on').click();
  await page.getByText('This code is incorrect or was already used.').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Code from the app').fill(code());
  await button('Confirm and turn on').click();

  await heading('Recovery codes').waitFor();
  expect(await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10);
  recoveryCode = await page.getByRole('list', { name: 'Recovery codes' }).locator('code').first().innerText();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await button('I have saved these codes').click();
  await page.waitForURL(/\/judge-dashboard$/);
  await page.getByRole('tab', { name: 'My day' }).waitFor();
});

test('adds a passkey under Settings, Security', async () => {
  await page.goto(`${portal.address}/settings?tab=security`);
  await page.getByText('Authenticator app', { exact: true }).first().waitFor();
  await button('Add a method').click();
  await button('Set up a passkey').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bench laptop');
  await button('Create the passkey').click();
  await page.getByText('Bench laptop').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await signOut();
});

test('signs in with the passkey', async () => {
  await signIn();
  await heading('Confirm your sign-in').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await button('Use a passkey').click();
  // Back to the page where the judge signed out.
  await page.waitForURL(/\/settings\?tab=security$/);
  await page.getByText('Bench laptop').waitFor();
  await page.goto(`${portal.address}/judge-dashboard`);
  await page.getByRole('tab', { name: 'My day' }).waitFor();
  await signOut();
});

test('signs in with a code from the app, which works once', async () => {
  await signIn();
  const shown = code(1);
  await page.getByLabel('Code from your authenticator app').fill(shown);
  await button('Confirm with the code').click();
  await page.waitForURL(/\/judge-dashboard$/);
  await signOut();
  await signIn();
  await page.getByLabel('Code from your authenticator app').fill(shown);
  await button('Confirm with the code').click();
  await page.getByText('This code is incorrect or was already used.').waitFor();
});

test('signs in with a recovery code, and returns to the requested page', async () => {
  await page.goto(`${portal.address}/settings?tab=security`);
  await page.waitForURL(/\/second-factor$/);
  await button('Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await button('Confirm with the recovery code').click();
  await page.waitForURL(/\/settings\?tab=security$/);
  await page.getByText('9 recovery codes left.').waitFor();
});

test('signs an order with the passkey', async () => {
  const today = dateInZone(new Date(), 'America/Los_Angeles');
  const [matter] = await fillMorning(portal, today, 1);
  await page.goto(`${portal.address}/judge-dashboard/hearings/${matter!.hearing_id}`);
  await button(/^Sign \[Proposed\] Order/).click();
  await page.getByText(/ORDER granting Motion to Compel/).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await button('Sign with passkey').click();
  await page.getByText(/^Signed and entered on the docket as entry 3/).waitFor();
});
