import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOverflow } from './findOverflow.ts';
import { findAccessibilityProblems, openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { evaluationPassword, fileThroughApi, signInThroughProvider, tokenOf } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let attorney: Page;
let clerk: Page;
let administrator: Page;
const screen = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const pictures = process.env.PICTURES;

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  [attorney, clerk, administrator] = [
    await openPage(browser, screen),
    await openPage(browser, screen),
    await openPage(browser, screen),
  ];
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

const heading = 'HARBOR CLAIMS TRIBUNAL OF THE PORT DISTRICT';
const meaning = 'Harbor Claims Tribunal, Port District';
/** A document with a heading that the reader does not know. */
const complaint = (plaintiff: string) => `Jane Roe (Bar No. 000123)
ROE & DOE LLP
100 Example Street, Alder, California 90000
Attorneys for Plaintiff ${plaintiff}

${heading}

${plaintiff.toUpperCase()},
          Plaintiff,
     v.
EXAMPLE LOGISTICS, INC.,
          Defendant.

COMPLAINT FOR DAMAGES

${plaintiff} alleges that Defendant lost the parcels. Plaintiff asks for $4,200.00 in damages and demands a jury trial.

WHEREFORE, Plaintiff requests judgment for damages and for costs of suit.

Dated: March 2, 2026
/s/ Jane Roe
Jane Roe
Attorney for Plaintiff
`;

/** Calls the API as the person who is signed in on a page. */
async function call(page: Page, method: string, path: string, fields?: Record<string, string>) {
  return page.evaluate(
    async ([verb, where, values]) => {
      const { token } = JSON.parse(sessionStorage.getItem('authData') ?? '{}');
      const reply = await fetch(`/api${where}`, {
        method: verb,
        headers: { authorization: `Bearer ${token}` },
        ...(verb === 'GET' ? {} : { body: new URLSearchParams(values ?? {}) }),
      });
      return reply.json();
    },
    [method, path, fields] as const,
  );
}
async function file(plaintiff: string): Promise<string> {
  const token = await tokenOf(attorney);
  const form = new FormData();
  form.append('main_document', new File([complaint(plaintiff)], 'Complaint.txt', { type: 'text/plain' }));
  return fileThroughApi(portal.address, token, form);
}
/** Takes a picture of a screen, if a folder for it is given. */
async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: width === 390 });
  }
  await page.setViewportSize(screen.viewport);
}

describe('a court', () => {
  const filings: string[] = [];

  test('receives filings with a heading that the portal does not know', async () => {
    await signInThroughProvider(attorney, portal.address, 'a.example@example.com');
    await signInThroughProvider(clerk, portal.address, 'd.sample@alder.example.com');
    for (const plaintiff of ['Morgan Sample', 'Lee Doe', 'Kim Model']) filings.push(await file(plaintiff));
    const { court } = await call(clerk, 'GET', `/documents/${filings[0]}/`);
    expect(court).not.toBe(meaning);
  });

  test('corrects and confirms additional fields with the keyboard', async () => {
    await clerk.goto(`${portal.address}/case-processing?filing=${filings[0]}`);
    await clerk.locator('[data-row="counsel"] button').focus();
    await clerk.keyboard.press('e');
    const counsel = clerk.getByRole('textbox', { name: 'Counsel' });
    await counsel.waitFor();
    expect(await findAccessibilityProblems(clerk)).toEqual([]);
    await picture(clerk, 'counsel');
    await counsel.fill('Jane Roe, Bar No. 000321');
    await clerk.keyboard.press('Enter');
    await clerk.getByText('Document updated successfully').first().waitFor();
    await clerk.locator('[data-row="counsel"]').getByText('Corrected').waitFor();
    await clerk.locator('[data-row="sums"] button').focus();
    await clerk.keyboard.press('Enter');
    await clerk.locator('[data-row="sums"]').getByText('Confirmed').waitFor();
    const saved = await call(clerk, 'GET', `/documents/${filings[0]}/`);
    expect(saved.counsel).toEqual(['Jane Roe, Bar No. 000321']);
    await picture(clerk, 'fields');
  });

  test('teaches the portal by three identical corrections', async () => {
    for (const id of filings) await call(clerk, 'PUT', `/documents/edit/${id}/`, { court: meaning });
    await administrator.goto(`${portal.address}/judge-login`);
    await administrator.getByLabel(/e-?mail/i).fill('r.registrar@alder.example.com');
    await administrator
      .getByLabel(/password/i)
      .first()
      .fill(evaluationPassword);
    await administrator.locator('form button[type=submit]').click();
    await administrator.waitForURL(/\/dashboard$/);
    await expect
      .poll(async () => (await call(administrator, 'GET', '/settings/learned-templates/')).templates.length, {
        timeout: 30_000,
      })
      .toBe(1);
    const { court } = await call(attorney, 'GET', `/documents/${await file('Alex Example')}/`);
    expect(court).toBe(meaning);
  });

  test('shows its administrator what was learned, who can revoke it', async () => {
    await administrator.goto(`${portal.address}/settings?tab=learned`);
    await administrator.getByText('Used in 1 analysis.').waitFor();
    expect(await findAccessibilityProblems(administrator)).toEqual([]);
    expect(await findOverflow(administrator)).toEqual([]);
    await picture(administrator, 'learned');
    await administrator.getByRole('button', { name: `Revoke “${heading}”` }).click();
    const question = administrator.getByRole('alertdialog', { name: 'Revoke this template?' });
    expect(await findAccessibilityProblems(administrator)).toEqual([]);
    await question.getByRole('button', { name: 'Revoke' }).click();
    await administrator.getByText('The template was revoked.').waitFor();
    await administrator.getByRole('button', { name: /^Revoke “/ }).waitFor({ state: 'detached' });
    await picture(administrator, 'revoked');
    const { court } = await call(attorney, 'GET', `/documents/${await file('Pat Example')}/`);
    expect(court).not.toBe(meaning);
  });
});
