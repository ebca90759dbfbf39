import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Lane } from '#contract/lane';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider, tokenOf } from './steps.ts';

/** The sample court has filings of which everything is sure; a clerk accepts a run of them without a mouse. */
let portal: RunningPortal;
let browser: Browser;
let clerk: Page;
let token: string;
let keys = 0;

beforeAll(async () => {
  portal = await startPortal({ env: { DECISION_HOLD_SECONDS: '120' } });
  browser = await openBrowser();
  clerk = await openPage(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
  token = await tokenOf(clerk);
  // The sample court's filings are analyzed and assessed first.
  await vi.waitFor(async () => expect((await readLane()).total).toBeGreaterThan(7), { timeout: 90_000, interval: 500 });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const readLane = async (): Promise<Lane> => {
  const reply = await fetch(`${portal.address}/api/review/lane/`, { headers: { authorization: `Bearer ${token}` } });
  return reply.json() as Promise<Lane>;
};
async function press(key: string): Promise<void> {
  keys += 1;
  await clerk.keyboard.press(key);
}
const picture = async (name: string) => {
  const folder = process.env.LANE_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await clerk.screenshot({ path: `${folder}/${name}.png` });
};
const marks = (mark: string) => clerk.locator('[data-queue-item]').filter({ hasText: mark });
const onScreen = (position: number) => clerk.getByText(new RegExp(`^${position} of \\d+`)).waitFor();

describe('a clerk', () => {
  test('opens the lane, which states its criteria', async () => {
    await clerk.goto(`${portal.address}/review`);
    await clerk.getByRole('region', { name: 'Pending work' }).waitFor();
    await clerk.getByText('Not enough decisions to estimate').waitFor();
    await picture('queue');
    await clerk.getByRole('link', { name: 'Ready to accept' }).press('Enter');
    await clerk.getByText('the case number and a party identify a case of the court').waitFor();
    expect((await readLane()).total).toBeGreaterThan(6);
    await marks('In the run').first().waitFor();
    expect(await marks('In the run').count()).toBe(1);
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
  });

  test('accepts a run of filings with the keyboard alone', async () => {
    const before = await readLane();
    keys = 0;
    for (let position = 2; position <= 7; position += 1) {
      // The third is skipped, and the fourth is left for review; both keys lead to the next filing.
      await press(position === 4 ? 'x' : position === 5 ? 'l' : 'n');
      await onScreen(position);
      await clerk.locator('[data-queue-item][aria-current]').filter({ hasText: 'In the run' }).waitFor();
    }
    await picture('lane');
    expect(await marks('Skipped').count()).toBe(1);
    expect(await marks('Left for review').count()).toBe(1);
    expect(await marks('In the run').count()).toBe(5);
    await press('a');
    const dialog = clerk.getByRole('dialog', { name: 'Accept 5 filings' });
    await dialog.getByText(before.results[0]!.docket_entry).waitFor();
    await picture('dialog');
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await press('Enter');
    await clerk.getByText('5 filings accepted').waitFor();
    // Six to page, one to open the dialog, and one to accept: 1.6 for each filing.
    expect(keys).toBe(8);
    const after = await readLane();
    expect(after.holds.filter(({ mine }) => mine)).toHaveLength(5);
    expect(after.total).toBe(before.total - 6);
    expect(after.results.map(({ id }) => id)).toContain(before.results[2]!.id);
    expect(after.results.map(({ id }) => id)).not.toContain(before.results[3]!.id);
    await picture('accepted');
    expect(await clerk.locator('.toast').count()).toBe(0);
  });

  test('undoes one of them, and the others stay', async () => {
    await clerk.getByText('Undo').first().waitFor();
    await press('u');
    await clerk.getByText('Decision undone. The filing is back in the queue.').waitFor();
    expect((await readLane()).holds.filter(({ mine }) => mine)).toHaveLength(4);
  });

  test('works on a phone', async () => {
    await clerk.setViewportSize({ width: 390, height: 800 });
    await clerk.getByRole('button', { name: /^Accept / }).waitFor();
    await picture('lane-390');
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await clerk.goto(`${portal.address}/review`);
    await clerk.getByRole('region', { name: 'Pending work' }).waitFor();
    await picture('queue-390');
  });
});

describe('an administrator', () => {
  test('sets up sections and rules with the keyboard', async () => {
    const admin = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await signInThroughProvider(admin, portal.address, 'r.registrar@alder.example.com');
    await admin.goto(`${portal.address}/settings?tab=sections`);
    for (const name of ['Civil', 'Family and probate']) {
      await admin.getByLabel('New section').fill(name);
      await admin.getByRole('button', { name: 'Add section' }).press('Enter');
    }
    await admin.getByRole('button', { name: 'Add rule' }).press('Enter');
    await admin.getByRole('checkbox', { name: 'Civil Complaint' }).press('Space');
    await admin.getByRole('button', { name: 'Done' }).press('Enter');
    await admin.getByText(/Would take [1-9]\d* of the last/).waitFor();
    await admin.getByRole('button', { name: 'Save sections and rules' }).press('Enter');
    await admin.getByText('All changes are saved.').waitFor();
    await admin.getByRole('button', { name: 'Apply to pending filings', disabled: false }).press('Enter');
    await admin.getByText(/^Applied .* [1-9]\d* moved\.$/).waitFor();
    if (process.env.LANE_PICTURES) await admin.screenshot({ path: `${process.env.LANE_PICTURES}/sections.png` });
    expect(await findAccessibilityProblems(admin)).toEqual([]);
  });
});
