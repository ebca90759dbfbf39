import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let page: Page;
const clerk = 'd.sample@alder.example.com';

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

type Box = { x: number; y: number; width: number; height: number };
const assistant = (of = page) => of.getByRole('dialog', { name: 'Assistant' });
async function open(of = page) {
  await of.getByRole('banner').getByRole('button', { name: 'Assistant' }).click();
  await assistant(of).waitFor();
}
async function ask(question: string, of = page) {
  await of.getByRole('textbox', { name: 'Ask Portia a question' }).fill(question);
  await of.keyboard.press('Enter');
}
/** The boxes of the dialog and of its two parts: the conversation, and the part next to it or below it. */
const boxesOf = (of = page) =>
  Promise.all(
    [assistant(of), assistant(of).locator('> :nth-child(1)'), assistant(of).locator('> :nth-child(2)')].map(
      async (part) => (await part.boundingBox())!,
    ),
  ) as Promise<[Box, Box, Box]>;

describe('a clerk and the assistant', () => {
  test('opens it over the dashboard: 600 px high, with the conversation in three fifths of the width', async () => {
    await signInThroughProvider(page, portal.address, clerk);
    await page.getByRole('heading', { name: 'Needs your attention' }).waitFor();
    await open();
    await page.getByText("Hi! I'm Portia, your AI assistant.").waitFor();
    const [whole, left, right] = await boxesOf();
    expect(whole.height).toBe(600);
    expect(left.width / whole.width).toBeCloseTo(0.6, 1);
    expect(right.width / whole.width).toBeCloseTo(0.4, 1);
    expect(right.width).toBeGreaterThanOrEqual(320);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('closes it with its button, a click outside, or Escape', async () => {
    await assistant().getByRole('button', { name: 'Close' }).click();
    await assistant().waitFor({ state: 'hidden' });
    await open();
    await page.mouse.click(20, 450);
    await assistant().waitFor({ state: 'hidden' });
    await open();
    await page.keyboard.press('Escape');
    await assistant().waitFor({ state: 'hidden' });
    await open();
  });

  test('gets the number of pending dockets, which matches the dashboard', async () => {
    // The sample court's filings may still be arriving: both are requested until nothing arrives between them.
    const askBoth = async () => {
      await page.reload();
      const chip = await page.getByRole('link', { name: /^\d+ filings? to review$/ }).textContent();
      await open();
      const answers = assistant().getByText(/pending dockets? \(/);
      const before = await answers.count();
      await ask('How many pending dockets are there?');
      await answers.nth(before).waitFor();
      const shown = Number(/(\d+) pending/.exec((await answers.nth(before).textContent()) ?? '')?.[1]);
      return { shown, counted: Number.parseInt(chip ?? '', 10) };
    };
    let found = await askBoth();
    for (let tries = 0; found.shown !== found.counted && tries < 10; tries++) found = await askBoth();
    expect(found.shown).toBeGreaterThan(0);
    expect(found.shown).toBe(found.counted);
    await page.keyboard.press('Escape');
  });

  test('gets an accurate answer when there is nothing to report', async () => {
    await open();
    await ask('What is the status of 99ZZ99999?');
    await assistant()
      .getByText(/^I could not find that: this court has no case 99ZZ99999/)
      .waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('follows a quick action to its screen', async () => {
    await assistant().getByRole('button', { name: 'Attorney information' }).click();
    await assistant().getByRole('link', { name: 'Open Attorney Management' }).click();
    await page.waitForURL(/\/attorneys$/);
    await assistant().waitFor({ state: 'hidden' });
  });

  test('finds the conversation again in another browser, on a phone in one column, and clears it', async () => {
    const phone = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await signInThroughProvider(phone, portal.address, clerk);
    await open(phone);
    await assistant(phone).getByText('What is the status of 99ZZ99999?').waitFor();
    const [whole, left, below] = await boxesOf(phone);
    expect(whole).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(left.width).toBeGreaterThan(380);
    expect(below.y).toBeGreaterThanOrEqual(left.y + left.height);
    expect(await findAccessibilityProblems(phone)).toEqual([]);
    await assistant(phone).getByRole('button', { name: 'Clear conversation' }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Clear conversation' }).click();
    await phone.getByText("Hi! I'm Portia, your AI assistant.").waitFor();
    await phone.close();
    await open();
    await page.getByText("Hi! I'm Portia, your AI assistant.").waitFor();
  });
});
