import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';

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

describe('a visitor', () => {
  test('sees an actual analysis of a sample filing on the landing page', async () => {
    await page.goto(portal.address);
    await page.getByLabel('Sample filing').selectOption({ label: 'Motion to compel' });
    await page.getByRole('button', { name: 'Analyze this filing' }).click();
    await page.getByText('26CV00218', { exact: true }).waitFor();
    await page.getByText('Drew Specimen').first().waitFor();
    await page.getByText(/read in [\d.]+ ms just now/).waitFor();
    expect(await page.locator('[data-demo-result] figure mark').count()).toBeGreaterThan(2);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('reads what the portal does and reaches its sign-in page', async () => {
    await page.getByRole('link', { name: 'The platform' }).click();
    await page.getByRole('heading', { name: 'The platform', level: 1 }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Document analysis' }).click();
    await page.waitForURL(/\/login-switch$/);
  });

  test('requests the pilot program, and sees a confirmation', async () => {
    await page.goto(`${portal.address}/platform`);
    await page.getByRole('link', { name: 'Apply for the pilot program' }).click();
    await page.waitForURL(/\/contact\?about=pilot$/);
    await page.getByRole('button', { name: /send/i }).click();
    await page.getByText('Full name is required').first().waitFor();
    await page.getByLabel(/name/i).first().fill('Casey Visitor');
    await page.getByLabel(/e-?mail/i).fill('casey@court.example.gov');
    await page.getByLabel(/organization/i).fill('Court of Samples');
    await page.getByRole('button', { name: /send/i }).click();
    await page
      .getByText('Thank you. The court administrators received your request and will reply by email.')
      .first()
      .waitFor();
  });

  test('sees the status of every component', async () => {
    await page.goto(`${portal.address}/status`);
    await page.getByText('Database').first().waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  test('reads the API documentation, and must sign in to request access', async () => {
    await page.goto(`${portal.address}/api-docs`);
    await page.getByText('/api/v1/documents/analyze').first().waitFor();
    for (const route of ['/dashboard', '/calendar', '/people', '/self-help']) {
      await page.goto(`${portal.address}${route}`);
      await page.waitForURL(/\/login-switch$/);
    }
  });
});
