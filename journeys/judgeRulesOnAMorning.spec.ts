import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holidaysOf } from '#domain/courts/holidays/holidaysOf';
import { seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays } from '#domain/days/days';
import { fillMorning, type Matter } from './fillMorning.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { addAuthenticator, callApi, codeOf, signInAsJudge, signInThroughProvider, tokenOf } from './steps.ts';

/**
 * A judge’s morning: six matters, each ruled on from its binder with the keyboard. Then what the parties, the docket, and
 * an independent validator have of it.
 */
const slow = 90_000;
const today = dateInZone(new Date(), 'America/Los_Angeles');
const nextDay = seekCourtDay(addDays(today, 90), holidaysOf({ level: 'State Court', jurisdiction: 'California' }), 1);
const note = 'Ask about the second set of interrogatories.';
/** The independent validator of seals, on most machines. */
const hasOpenSsl = spawnSync('openssl', ['version']).status === 0;
let portal: RunningPortal;
let browser: Browser;
let page: Page;
let matters: Matter[];
let secret: string;
let judge: string;
let strokes = 0;
/** A code is accepted once, so each signature takes the one of another half minute. */
const codes = 1;

beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '3' } });
  matters = await fillMorning(portal, today);
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInAsJudge(page, portal.address);
  judge = await tokenOf(page);
  secret = await addAuthenticator(portal.address, judge);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const call = (method: string, route: string, token: string, body?: object) =>
  callApi(portal.address, method, route, token, body);

const code = (steps: number) => codeOf(secret, steps);

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    strokes += 1;
  }
}
async function takePicture(name: string): Promise<void> {
  const folder = process.env.MORNING_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}
const says = (words: string | RegExp) => page.getByText(words).first().waitFor();
const docketOf = async ({ case_id }: Matter): Promise<string[]> =>
  (await call('GET', `/cases/${case_id}/docket/`, judge)).results.map(
    ({ description }: { description: string }) => description,
  );

async function openBinder({ hearing_id, title }: Matter): Promise<void> {
  await page.goto(`${portal.address}/judge-dashboard/hearings/${hearing_id}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page
    .getByRole('region', { name: 'Ruling' })
    .getByRole('button', { name: /^Grant/ })
    .first()
    .waitFor();
  strokes = 0;
}

describe('a judge on a morning of six matters', () => {
  test('adopts a tentative ruling with two keys', { timeout: slow }, async () => {
    const [first] = matters;
    const tentative = { disposition: 'granted', reasons: 'The responses are overdue.', hearing_id: first!.hearing_id };
    await call('PUT', `/rulings/motions/${first!.motion_id}/tentative/`, judge, { ...tentative, version: 0 });
    await openBinder(first!);
    await call('PUT', '/chambers/notes/', judge, { hearing_id: first!.hearing_id, text: note, version: 0 });
    await page.getByRole('button', { name: /^Adopt/ }).waitFor();
    await takePicture('binder');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await press('r', 'a');
    await page.getByRole('region', { name: 'Ruling' }).getByRole('button', { name: /^Undo/ }).waitFor();
    expect(strokes).toBe(2);
  });

  test('takes a motion under submission, and sees the clock that runs', { timeout: slow }, async () => {
    await openBinder(matters[1]!);
    await press('r', 's');
    await page.getByRole('dialog').waitFor();
    await press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => docketOf(matters[1]!), { timeout: 20_000 }).toHaveLength(3);
    await page.goto(`${portal.address}/judge-dashboard`);
    await says(/90 days from submission/);
  });

  test('continues a hearing to another day', { timeout: slow }, async () => {
    await openBinder(matters[2]!);
    await press('r', 'c');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=date]').fill(nextDay);
    await dialog.locator('input[type=time]').fill('13:30');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(async () => (await docketOf(matters[2]!)).some((text) => text.includes('continued')), { timeout: 20_000 })
      .toBe(true);
  });

  test('denies a motion with reasons', { timeout: slow }, async () => {
    await openBinder(matters[3]!);
    await press('r', 'd');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('No good cause is shown.');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect
      .poll(async () => (await docketOf(matters[3]!))[0], { timeout: 20_000 })
      .toMatch(/^ORDER denying Motion to Compel.*No good cause is shown\./);
  });

  test('rules and signs the proposed order as it is, in at most 12 keystrokes', { timeout: slow }, async () => {
    await openBinder(matters[4]!);
    await press('r', 'y');
    await page.getByLabel(/^Code/).waitFor();
    await takePicture('signature');
    await says(/ORDER granting Motion to Compel/i);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const began = performance.now();
    await press(...code(0), 'Enter');
    await says(/^Signed and entered on the docket as entry 3/);
    console.info(
      `A ruling and its signed order: ${strokes} keys, ${Math.round(performance.now() - began)} ms from the code on.`,
    );
    expect(strokes).toBeLessThanOrEqual(12);
  });

  test('grants in part: strikes a paragraph of the proposed order, and signs it', { timeout: slow }, async () => {
    await openBinder(matters[5]!);
    await page.getByRole('region', { name: 'Ruling' }).getByRole('link', { name: 'Edit as an order' }).click();
    const last = page.getByRole('textbox', { name: /^Paragraph/ }).filter({ hasText: 'Sanctions' });
    await last.focus();
    await page.keyboard.press('Control+Shift+X');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Give for signature' }).click();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await takePicture('edited order');
    await page.getByLabel('This order decides the motion as').selectOption('granted_in_part');
    await page.getByLabel(/^Code/).fill(code(codes));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cases\//);
  });
});

describe('after the morning', () => {
  test('the docket reads like a court’s docket, without the mark of a proposal', { timeout: slow }, async () => {
    const filed = ['Motion to Compel', '[Proposed] Order Granting Motion to Compel'];
    const texts = (await Promise.all(matters.map(docketOf))).map((all) => all.filter((text) => !filed.includes(text)));
    console.info(texts.flat().join('\n'));
    expect(texts.map((all) => all.at(-1))).toEqual([
      'ORDER granting Motion to Compel (Entry 1). The responses are overdue.',
      expect.stringMatching(/^Motion to Compel \(Entry 1\) .*under submission/i),
      expect.stringMatching(/^Hearing on Motion to Compel \(Entry 1\) continued from /),
      'ORDER denying Motion to Compel (Entry 1). No good cause is shown.',
      'ORDER granting Motion to Compel (Entry 1). Signed by Hon. A. Reyes.',
      'ORDER granting in part and denying in part Motion to Compel (Entry 1). Signed by Hon. A. Reyes.',
    ]);
  });

  test('every party has the order, or a clerk has it to serve, and the proof is on file', {
    timeout: slow,
  }, async () => {
    const clerk = await openPage(browser);
    await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
    const token = await tokenOf(clerk);
    const signed = [matters[4]!, matters[5]!];
    const escalated = async () =>
      (await call('GET', '/entry-service/escalated/', token)).data.filter(({ case_id }: { case_id: string }) =>
        signed.some((matter) => matter.case_id === case_id),
      );
    await expect.poll(escalated, { timeout: 20_000 }).toHaveLength(2);
    for (const { id, version, name } of await escalated()) {
      expect(name).toBe('Specimen Works');
      await call('POST', `/entry-service/${id}/resolution/`, token, { version, way: 'mailed', on: today });
    }
    for (const matter of signed) {
      await expect
        .poll(() => docketOf(matter), { timeout: 20_000 })
        .toContainEqual(expect.stringMatching(/^CERTIFICATE OF SERVICE of entry 3/));
    }
    await clerk.close();
  });

  test.skipIf(!hasOpenSsl)('an independent validator accepts the seals', { timeout: slow }, async () => {
    const entries = (await call('GET', `/cases/${matters[4]!.case_id}/docket/`, judge)).results;
    const { documents } = entries.find(({ number }: { number: number }) => number === 3);
    const reply = await fetch(`${portal.address}/api/documents/versions/${documents[0].id}/file`, {
      headers: { authorization: `Bearer ${judge}` },
    });
    expect(verifySeal(Buffer.from(await reply.arrayBuffer()))).toBe(true);
  });

  test('no one else finds the judge’s private note', { timeout: slow }, async () => {
    const other = await openPage(browser);
    await signInThroughProvider(other, portal.address, 'd.sample@alder.example.com');
    const token = await tokenOf(other);
    const { case_id, hearing_id } = matters[0]!;
    for (const route of [
      `/cases/${case_id}/`,
      `/cases/${case_id}/docket/`,
      `/cases/${case_id}/activity/`,
      `/chambers/binders/${hearing_id}/`,
      `/chambers/binders/${hearing_id}/notes/`,
      `/chambers/hearings/${hearing_id}/`,
      `/search/?q=${encodeURIComponent('second set of interrogatories')}`,
      '/activities/logs',
    ]) {
      const reply = await fetch(`${portal.address}/api${route}`, { headers: { authorization: `Bearer ${token}` } });
      expect(await reply.text(), route).not.toContain('second set');
    }
    await other.close();
  });
});

/** The CMS of the first signature, verified with OpenSSL over the bytes that it covers, and whether they are all. */
function verifySeal(pdf: Buffer): boolean {
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(pdf.toString('latin1'));
  if (!range) return false;
  const [from, length, again, rest] = range.slice(1).map(Number) as [number, number, number, number];
  const covered = Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(again, again + rest)]);
  const hex = pdf
    .subarray(from + length + 1, again - 1)
    .toString('latin1')
    .replace(/(?:00)*$/, '');
  const folder = mkdtempSync(path.join(tmpdir(), 'assize-seal-'));
  const [cms, content] = [path.join(folder, 'order.p7'), path.join(folder, 'covered.bin')];
  writeFileSync(cms, Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex'));
  writeFileSync(content, covered);
  const { status, stderr } = spawnSync('openssl', [
    ...[
      'cms',
      '-verify',
      '-inform',
      'DER',
      '-in',
      cms,
      '-content',
      content,
      '-binary',
      '-noverify',
      '-out',
      '/dev/null',
    ],
  ]);
  if (status !== 0) throw new Error(String(stderr));
  return again + rest === pdf.length;
}
