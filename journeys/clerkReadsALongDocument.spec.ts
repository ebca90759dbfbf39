import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PleadingPage, writePleading } from '#server/seed/pleadingPdf';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { fileThroughApi, signInThroughProvider, tokenOf } from './steps.ts';

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

const pages = 300;
/** A caption on the first page, and words that appear only on page 211, across a line break. */
function aLongMotion(): Buffer {
  const filler = Array.from({ length: 20 }, (_, line) => ({ text: `Line ${line + 1} of an argument that goes on.` }));
  const set = Array.from({ length: pages }, (_, index): PleadingPage => {
    const lines: PleadingPage['lines'] = [{ text: `Page ${index + 1} begins.` }, ...filler];
    if (index === 210)
      lines.push({ text: 'The parties signed the Kestrel settle-' }, { text: 'ment agreement in March.' });
    return { lines, footer: 'MOTION' };
  });
  set[0] = {
    lines: [
      { text: 'SUPERIOR COURT OF THE STATE OF CALIFORNIA', align: 'center' },
      { text: 'COUNTY OF ALDER', align: 'center' },
      { left: 'MORGAN SAMPLE,', right: 'Case No. 26CV00777' },
      { left: '     Plaintiff,', right: 'MOTION FOR SUMMARY JUDGMENT', bold: true },
      { left: 'v.', right: '' },
      { left: 'EXAMPLE LOGISTICS, INC.,', right: '' },
      { left: '     Defendant.', right: '' },
    ],
    footer: 'MOTION',
  };
  return writePleading(set, 'Motion for Summary Judgment');
}

const desk = () => page.locator('.desk');
const sheet = (number: number) => page.locator(`[data-page="${number}"]`);
const isAt = (number: number) => page.getByLabel(`Page ${number} of ${pages}`).waitFor();
/** The position of the case number's words in the window. */
const markBox = async () => (await page.getByRole('button', { name: 'Case number: 26CV00777' }).boundingBox())!;

describe('a clerk', () => {
  test('opens a document of 300 pages at the first one and goes to any page by its number', async () => {
    await signInThroughProvider(page, portal.address, 'a.example@example.com');
    const token = await tokenOf(page);
    const form = new FormData();
    form.set('main_document', new Blob([new Uint8Array(aLongMotion())]), 'Motion.pdf');
    const id = await fileThroughApi(portal.address, token, form);
    await page.goto(`${portal.address}/case-processing?filing=${id}`);
    await sheet(1).locator('img').waitFor();
    expect(await page.locator('[data-page]').count()).toBeLessThan(6);

    await page.getByLabel(/^Page 1 of 300$/).fill('300');
    await page.keyboard.press('Enter');
    await sheet(300).locator('img').waitFor();
    await isAt(300);
    expect(await page.locator('[data-page]').count()).toBeLessThan(6);
    await desk().focus();
    await page.keyboard.press('Home');
    await isAt(1);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('zooms around the pointer and rotates the pages, and the highlights stay on their words', async () => {
    const word = sheet(1).locator('[data-word]', { hasText: '26CV00777' });
    await word.waitFor({ state: 'attached' });
    const apart = async () => {
      const [mark, printed] = [await markBox(), (await word.boundingBox())!];
      return Math.hypot(
        mark.x + mark.width / 2 - printed.x - printed.width / 2,
        mark.y + mark.height / 2 - printed.y - printed.height / 2,
      );
    };
    expect(await apart()).toBeLessThan(8);
    const before = await markBox();
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    for (let notch = 0; notch < 4; notch += 1) await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await markBox()).width).toBeGreaterThan(before.width * 1.3);
    const after = await markBox();
    expect(Math.abs(after.x + after.width / 2 - x)).toBeLessThan(6);
    expect(Math.abs(after.y + after.height / 2 - y)).toBeLessThan(6);

    await page.getByRole('button', { name: 'Rotate 90°' }).click();
    await expect.poll(async () => (await markBox()).height > (await markBox()).width).toBe(true);
    expect(await apart()).toBeLessThan(8);
    for (let quarter = 0; quarter < 3; quarter += 1) await page.getByRole('button', { name: 'Rotate 90°' }).click();
    await desk().focus();
    await page.keyboard.press('0');
    await expect.poll(async () => Math.round((await markBox()).width)).toBe(Math.round(before.width));
  });

  test('selects words on the page, and copies them', async () => {
    await page.keyboard.press('Home');
    await sheet(1).locator('[data-word]', { hasText: '26CV00777' }).dblclick({ force: true });
    expect(await page.evaluate(() => getSelection()!.toString().trim())).toBe('26CV00777');
    const [first, last] = [
      (await sheet(1).locator('[data-word]', { hasText: 'SUPERIOR' }).boundingBox())!,
      (await sheet(1).locator('[data-word]', { hasText: 'ALDER' }).boundingBox())!,
    ];
    await page.mouse.move(first.x + 1, first.y + first.height / 2);
    await page.mouse.down();
    await page.mouse.move(last.x + last.width - 1, last.y + last.height / 2, { steps: 8 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()!.toString())).toBe(
      'SUPERIOR COURT OF THE STATE OF CALIFORNIA\nCOUNTY OF ALDER',
    );
    await page.evaluate(() => getSelection()!.removeAllRanges());
  });

  test('searches it with the keyboard, across line breaks', async () => {
    await desk().focus();
    await page.keyboard.press('Control+f');
    const input = page.getByRole('textbox', { name: 'Search in this document' });
    await input.fill('kestrel SETTLEMENT agreement');
    await page.getByText('1 of 1', { exact: true }).waitFor();
    await isAt(211);
    expect(await sheet(211).locator('[data-hit=current]').count()).toBe(2);
    expect(await page.locator('[data-tick=current]').count()).toBe(1);
    await input.fill('goes on');
    await page.getByText(/^\d of 5,980; first 500 shown$/).waitFor({ timeout: 10_000 });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-hit]').count()).toBe(0);
    expect(await desk().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('finds the document in the same view, after another one', async () => {
    await page.getByLabel(/^Page \d+ of 300$/).fill('150');
    await page.keyboard.press('Enter');
    await isAt(150);
    await page.getByRole('button', { name: 'Page thumbnails' }).click();
    const strip = page.getByRole('navigation', { name: 'Pages', exact: true });
    await strip.getByRole('button', { name: 'Page 150', exact: true }).waitFor();
    expect(await strip.getByRole('button').count()).toBeLessThan(30);
    const top = await desk().evaluate((element) => element.scrollTop);
    await page.getByRole('button', { name: 'Close' }).first().click();
    await desk().waitFor({ state: 'detached' });
    await page.goBack();
    await isAt(150);
    expect(Math.abs((await desk().evaluate((element) => element.scrollTop)) - top)).toBeLessThan(40);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
});
