import { generateSync } from 'otplib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPdf } from '#server/testing/setPdf';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { evaluationPassword, fileThroughApi, signInThroughProvider, tokenOf } from './steps.ts';

const slow = 60_000;
let portal: RunningPortal;
let browser: Browser;
let page: Page;
let secret: string;
/** The title of the case that is heard. */
let title: string;
let strokes = 0;
let began = 0;
beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '1' } });
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
  const other = await openPage(browser);
  await signInThroughProvider(other, portal.address, 'a.example@example.com');
  await prepare(await tokenOf(other), await tokenOf(page));
  await other.close();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

async function call(method: string, path: string, token: string, body?: object) {
  const reply = await fetch(`${portal.address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text);
}

const code = (stepsBack: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) - 30 * stepsBack });

/** A motion that the clerk accepted in a case of Judge Reyes, its hearing of today, and the clerk’s authenticator app. */
async function prepare(attorney: string, clerk: string): Promise<void> {
  const credentials = { email: 'a.reyes@alder.example.com', password: evaluationPassword };
  const judge = await call('POST', '/auth/judge/login/', '', credentials);
  const { data } = await call('GET', '/scheduling/cases/?q=26CV00218', clerk);
  const { id: case_id, case_number, title: case_title, case_type } = data[0];
  const form = new FormData();
  form.append('main_document', new Blob([new Uint8Array(aMotion())], { type: 'application/pdf' }), 'Motion.pdf');
  form.append('case_type', case_type);
  const id = await fileThroughApi(portal.address, attorney, form);
  const [{ version }, { code: docketed, text }] = await Promise.all([
    call('GET', `/review/${id}/`, clerk),
    call('GET', `/review/${id}/docket-entry/?join=${case_id}`, clerk),
  ]);
  const docket = { code: docketed, text };
  await call('POST', `/review/${id}/decision/`, clerk, {
    ...{ version, decision: 'accepted', placement: { join: case_id }, docket },
  });
  await expect
    .poll(async () => (await call('GET', '/chambers/my-day/', judge.tokens.access)).pending.next[0]?.is_docketed, {
      timeout: 60_000,
    })
    .toBe(true);
  title = case_title;
  const soon = new Date(Date.now() + 3 * 60_000).toLocaleString('sv-SE', { timeZone: 'America/Los_Angeles' });
  await call('POST', '/scheduling/hearing/', clerk, {
    ...{ judge: judge.user.full_name, judge_id: judge.user.id, venue: 'Department 12', event_type: 'Motion Hearing' },
    ...{ case_number, case_title, case_type, duration_minutes: 5, override_reason: 'Heard today.' },
    ...{ hearing_date: soon.slice(0, 10), hearing_time: soon.slice(11, 16) },
  });
  const options = await call('POST', '/auth/second-factor/authenticator/options/', clerk, {});
  secret = options.secret;
  const added = { id: options.id, name: 'Phone', code: code(1) };
  await call('POST', '/auth/second-factor/authenticator/', clerk, added);
}

function aMotion(): Buffer {
  const lines = [
    'SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALDER',
    'PAT SPECIMEN, Plaintiff,',
    'v.',
    'EXAMPLE FOODS, INC., Defendant.',
    'Case No. 26CV00218',
    'MOTION TO COMPEL FURTHER RESPONSES',
    'Plaintiff moves for an order that compels responses.',
    'Dated: March 2, 2026   /s/ Alex Q. Example',
    'Attorney for Plaintiff',
  ];
  return setPdf([{ texts: lines.map((text, at) => ({ text, x: 90, y: 720 - at * 28, size: 13 })) }]);
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    strokes += 1;
  }
}
const pressed = (name: RegExp) => page.getByRole('button', { name, pressed: true });

describe('a courtroom clerk', () => {
  test(
    'calls the case, enters who appeared, an exhibit, the ruling, and the outcome by keyboard',
    async () => {
      await page.goto(`${portal.address}/session`);
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
      began = performance.now();
      await press('c');
      await page.getByText('Called', { exact: true }).first().waitFor();
      await press('1', 'i', '2', 'r');
      await pressed(/: In person$/).waitFor();
      await pressed(/: Remote$/).waitFor();
      await press('e');
      await page.getByLabel('Description').waitFor();
      await press(...'letter', 'Enter');
      await page.getByText('Plaintiff’s Exhibit 1', { exact: true }).waitFor();
      await press('x', 'a');
      await page.getByText('Admitted', { exact: true }).first().waitFor();
      await press('r', 'g');
      await page.getByRole('dialog').waitFor();
      await press('Enter');
      await page.getByText(/^ORDER granting/).waitFor();
      await press('o', 'h');
      await page.getByLabel('Text of the minute order').waitFor();
    },
    slow,
  );

  test(
    'corrects the minute order, signs it, and sees it on the docket',
    async () => {
      await press('m', 'Control+End');
      await page.keyboard.type('\nMoving party to give notice.');
      // The code is typed in the next field.
      await press('Tab');
      await page.getByLabel('Code from your authenticator app').focus();
      await press(...code(0), 'Enter');
      await page.getByText(/^Signed by .* Docket entry \d+/).waitFor();
      const seconds = (performance.now() - began) / 1000;
      console.info(`A hearing, from the call to its docket entry: ${seconds.toFixed(1)} s, ${strokes} keys.`);
      expect(seconds).toBeLessThan(60);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await page.getByRole('link', { name: 'Open the docket' }).click();
      await page
        .getByText(/^Minute order: Hearing on /)
        .first()
        .waitFor();
    },
    slow,
  );

  test('has the session on a bench monitor and a phone without a scroll to the side', async () => {
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${portal.address}/session`);
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});
