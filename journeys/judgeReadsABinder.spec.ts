import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProblemsInEveryTheme, shoot } from './inspect.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { callApi, openHearingOf, signInAsJudge, tokenOf } from './steps.ts';

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

const outline = () => page.getByRole('navigation', { name: 'Documents in order' });
const pictures = () => page.locator('[data-page] img').first();

/** No problem of axe in any theme. */
async function inspect(name: string): Promise<void> {
  expect(await findProblemsInEveryTheme(page, (theme) => shoot(page, `${name}-${theme}`))).toEqual([]);
}

describe('a judge with a hearing binder', () => {
  test('opens it from the day', async () => {
    await signInAsJudge(page, portal.address);
    await openHearingOf(page, '26CV00218');
    await page.getByRole('link', { name: 'Open hearing binder' }).click();
    await outline().waitFor();
    await pictures().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('reads from document to document by keyboard', async () => {
    const inView = page.locator('.docpane b').first();
    const before = await inView.textContent();
    expect(before).toMatch(/^A · /);
    await page.keyboard.press('.');
    await expect.poll(() => inView.textContent()).toMatch(/^[B-Z] · /);
    await page.keyboard.press(',');
    await expect.poll(() => inView.textContent()).toBe(before);
  });

  test('highlights selected words, and the highlight remains after a reload', async () => {
    await page.locator('[data-word]').nth(3).waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const words = document.querySelectorAll('[data-page="1"] [data-word]');
      getSelection()?.setBaseAndExtent(words[2]!, 0, words[5]!, 1);
    });
    await page.keyboard.press('h');
    await page.locator('[data-page="1"] [data-note]').first().waitFor({ state: 'attached' });
    await page.reload();
    await page.locator('[data-page="1"] [data-note]').first().waitFor({ state: 'attached' });
  });

  test('writes a note by keyboard that is saved without a button', async () => {
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: /^Note/ }).waitFor();
    await page.keyboard.type('Ask about causation');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.reload();
    await page.getByText('Ask about causation').first().waitFor();
  });

  test('moves a document, and restores argument order', async () => {
    const rows = outline().getByRole('listitem');
    const second = await rows.nth(1).locator('button').first().textContent();
    await rows.nth(1).getByRole('button', { name: /up$/ }).press('Enter');
    await expect.poll(async () => (await rows.first().textContent())?.slice(1)).toContain(second!.slice(1, 20));
    await page.getByRole('button', { name: 'Restore argument order' }).click();
    await expect.poll(async () => await rows.nth(1).locator('button').first().textContent()).toBe(second);
  });

  test('reads two documents side by side', async () => {
    await outline().click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('s');
    await page.getByLabel('Second document').waitFor();
    expect(await page.locator('.docpane').count()).toBe(2);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('uses it on a bench monitor and on a tablet without horizontal scrolling', async () => {
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, String(width)).toBeLessThanOrEqual(0);
    }
  });

  test('keeps it offline, reads and annotates it without a network, and the note is on the server afterward', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Keep offline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Offline copy' });
    await dialog.getByLabel('Passcode for this device').fill('train to Fresno');
    await dialog.getByLabel('Passcode again').fill('train to Fresno');
    await inspect('offline-keep');
    await dialog.getByRole('button', { name: 'Keep offline' }).click();
    await dialog.getByText(/^Updated .* MB on this device\./).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Available offline' }).waitFor();

    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: /^Offline copy of / }).waitFor();
    await pictures().waitFor();
    await page.getByText('Ask about causation').first().waitFor();
    await page.getByText(/^Rulings and signatures need the network/).waitFor();
    expect(
      await outline()
        .getByRole('button', { name: /^Move / })
        .count(),
    ).toBe(0);
    await outline().click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: /^Note/ }).waitFor();
    await page.keyboard.type('Written on the train');
    await page.getByText('Saved on this device', { exact: true }).waitFor();
    await page.getByText('1 note not sent').waitFor();
    await inspect('offline-reading');

    await page.context().setOffline(false);
    await expect
      .poll(async () => {
        const hearing = new URL(page.url()).pathname.split('/').at(-1);
        const { data } = await callApi(
          portal.address,
          'GET',
          `/chambers/binders/${hearing}/notes/`,
          await tokenOf(page),
        );
        return data.map(({ text }: { text: string }) => text);
      })
      .toContain('Written on the train');
    await page.getByRole('button', { name: 'Available offline' }).waitFor();
  });

  test('opens it in a new tab with the passcode, also without a session', async () => {
    const tab = await page.context().newPage();
    await page.context().setOffline(true);
    await tab.goto(page.url());
    await tab.getByLabel('Passcode for this device').fill('not this one');
    await tab.getByRole('button', { name: 'Open', exact: true }).click();
    await tab.getByText('This passcode does not open the copy.').waitFor();
    await tab.getByLabel('Passcode for this device').fill('train to Fresno');
    await tab.getByRole('button', { name: 'Open', exact: true }).click();
    await tab.getByText('Written on the train').first().waitFor();
    await page.context().setOffline(false);
    await tab.close();
  });

  test('signs out, and nothing is left on the device', async () => {
    await page.getByRole('button', { name: /menu/i }).last().click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login-switch');
    const left = await page.evaluate(async () => ({
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      mark: localStorage.getItem('assize-kept-offline'),
      key: sessionStorage.getItem('offlineKey'),
    }));
    expect(left).toEqual({ databases: 0, caches: 0, workers: 0, mark: null, key: null });
  });
});
