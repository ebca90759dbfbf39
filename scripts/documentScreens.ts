// `npm run screenshots:docs -- [--url http://localhost:3000] [--user visitor|attorney|clerk|judge|administrator]
// [--data .data]` takes the screenshots of README and docs/screens.md again, from a running evaluation court: 1440 by
// 900 pixels, as WebP. With --data, the court’s data directory, a judge’s morning is added to its calendar of today, and
// weeks of hearings to the past and the next week, for the screenshots of a judge’s work and of planning; once for each
// court.
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { dateInZone } from '#domain/days/dateInZone';
import { addDays } from '#domain/days/days';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';
import { fillMorning, type Matter } from '../journeys/fillMorning.ts';
import { openBrowser } from '../journeys/openBrowser.ts';
import { everySlip, setMotion } from '../journeys/setMotion.ts';
import { analyzeChosen, callApi, fileDraft, signInThroughProvider, tokenOf } from '../journeys/steps.ts';
import { takePlanning } from './planningScreens.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    user: { type: 'string' },
    data: { type: 'string' },
  },
});
const pictures = path.join(import.meta.dirname, '../docs/pictures');
const people = {
  attorney: 'a.example@example.com',
  clerk: 'd.sample@alder.example.com',
  judge: 'a.reyes@alder.example.com',
  administrator: 'r.registrar@alder.example.com',
};

/** Screenshots that need only an address, by user. */
const plain: Record<keyof typeof people | 'visitor', Record<string, string>> = {
  visitor: {
    landing: '/',
    login: '/login',
    'screens/platform': '/platform',
    'screens/api-docs': '/api-docs',
    'screens/help': '/help',
  },
  attorney: {
    dashboard: '/dashboard',
    'screens/case-processing': '/case-processing',
    'screens/my-cases': '/cases',
    'screens/courtdoc': '/courtdoc',
    'screens/courtdoc-generation': '/courtdoc?tab=generation',
    'screens/courtdoc-requirements': '/courtdoc?tab=requirements',
    'screens/courtdoc-history': '/courtdoc?tab=history',
    'screens/legal-research': '/legal-research',
    'screens/legal-research-platforms': '/legal-research?tab=platforms',
    'screens/legal-research-search': '/legal-research?tab=search',
    'screens/legal-research-settings': '/legal-research?tab=settings',
    'screens/research': '/research',
    'screens/notifications': '/notifications',
    'screens/self-help': '/self-help',
    'screens/self-help-fee-waiver': '/self-help/fee-waiver',
  },
  clerk: {
    'screens/review': '/review',
    'screens/cases': '/cases',
    'screens/calendar': '/calendar',
    'screens/deadlines': '/deadlines',
    'screens/attorneys': '/attorneys',
    'screens/reports': '/reports',
    'screens/counter': '/counter',
  },
  judge: {},
  administrator: {
    'screens/dashboard': '/dashboard',
    'screens/integrations': '/integrations',
    'screens/api-access': '/api-access',
    'screens/people': '/people',
    'screens/settings': '/settings',
    'screens/settings-rules': '/settings?tab=rules',
  },
};

const browser = await openBrowser();
try {
  for (const [who, routes] of Object.entries(plain)) {
    if (values.user && values.user !== who) continue;
    const page = await open(browser);
    if (who !== 'visitor') await signInThroughProvider(page, values.url, people[who as keyof typeof people]);
    for (const [name, route] of Object.entries(routes)) {
      await page.goto(values.url + route);
      await take(page, name);
    }
    if (who === 'visitor') await takeProvider(page);
    if (who === 'attorney') await takeFiling(page);
    if (who === 'clerk') {
      await takeBench(page);
      await takeLane(page);
      await takeRecord(page);
      if (values.data) await takePlanning(page, { url: values.url, dataDir: values.data, take });
    }
    if (who === 'judge') await takeDay(page);
    if (who === 'judge' && values.data) await takeMorning(page, values.data);
    await page.context().close();
  }
} finally {
  await browser.close();
}

/** The dates of the next two weeks, YYYY-MM-DD. */
function nextDays(): string[] {
  const today = new Date().toISOString().slice(0, 10);
  return Array.from({ length: 14 }, (_, days) => addDays(today, days));
}

async function open(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  // The stream of notifications never ends, so a page would never become idle.
  await context.route('**/api/notifications/stream', (route) => route.abort());
  return context.newPage();
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForSelector('h1');
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  for (const toast of await page.locator('.toast').getByRole('button', { name: 'Close' }).all()) await toast.click();
  const file = path.join(pictures, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(file);
  console.log(path.relative(process.cwd(), file));
}

async function takeProvider(page: Page): Promise<void> {
  await page.goto(`${values.url}/login`);
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.waitForURL(/\/idp\//);
  await take(page, 'provider');
}

/** A check before filing, a draft, its confirmation, the page of the filing, and the public page of its receipt. */
async function takeFiling(page: Page): Promise<void> {
  await page.goto(`${values.url}/case-processing`);
  await choose(page, 'Motion to Compel.pdf', await setMotion(everySlip));
  await page.getByLabel('Court level').selectOption('Federal Court');
  await page.getByLabel('Jurisdiction').selectOption('California');
  await page.getByRole('button', { name: 'Check before filing' }).click();
  const check = page.getByRole('region', { name: 'Check before filing' });
  await check
    .getByRole('button', { name: /Report/ })
    .first()
    .waitFor();
  await check.evaluate((region) => region.scrollIntoView());
  await take(page, 'screens/check-before-filing');
  await check.getByRole('table').evaluate((table) => table.scrollIntoView({ block: 'center' }));
  await take(page, 'screens/ledger');

  await page.goto(`${values.url}/case-processing`);
  const parties = {
    plaintiff: 'ROWAN EXEMPLAR, an individual',
    defendant: 'SPECIMEN FREIGHT, INC., a California corporation',
  };
  const body = sampleDocuments[0]!.body.map((line) =>
    line.replace('Morgan Sample', 'Rowan Exemplar').replace('Example Logistics', 'Specimen Freight'),
  );
  const complaint = typesetDocument({ ...sampleDocuments[0]!, ...parties, body, case_number: null }, new Date());
  await choose(page, 'Complaint for Damages of Rowan Exemplar.pdf', complaint);
  await analyzeChosen(page);
  await pageShown(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, 'case-processing');
  await fileDraft(page);
  await page.getByRole('region', { name: 'Filing confirmation' }).waitFor();
  await take(page, 'screens/filed');
  await page.getByRole('link', { name: 'Follow this filing' }).click();
  await page.waitForURL(/\/filings\//);
  await pageShown(page);
  await take(page, 'details');
  const address = await page.getByRole('link', { name: 'Public verification page' }).getAttribute('href');
  const visitor = await open(browser);
  await visitor.goto(address!);
  await take(visitor, 'screens/verify');
  await visitor.context().close();
  // So that the next run finds no earlier filing of the same document.
  await page.getByRole('button', { name: 'Withdraw this filing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

async function pageShown(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 400));
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
}

/** The clerk's bench, its checks, and the viewer with a search. */
async function takeBench(page: Page): Promise<void> {
  await page.goto(`${values.url}/review`);
  await page.locator('tbody').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Claim', exact: true }).waitFor();
  await pageShown(page);
  await take(page, 'screens/bench');
  await takeViewer(page);
  await page
    .getByRole('button', { name: /No signature was found/ })
    .first()
    .click();
  await pageShown(page);
  await page.getByRole('button', { name: /^Checks/ }).click();
  await page.getByRole('region', { name: 'Compliance check' }).waitFor();
  await take(page, 'screens/bench-checks');
}

/** The open document with thumbnails and a search. */
async function takeViewer(page: Page): Promise<void> {
  const thumbnails = page.getByRole('button', { name: 'Page thumbnails' });
  if ((await thumbnails.getAttribute('aria-pressed')) !== 'true') await thumbnails.click();
  await page.getByRole('button', { name: 'Search in the document' }).click();
  await page.keyboard.type('county of');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next match', disabled: false }).waitFor();
  await take(page, 'screens/viewer');
  await page.getByRole('button', { name: 'Close the search' }).click();
  await thumbnails.click();
}

/** The judge's next day with hearings, with the first one open. */
async function takeDay(page: Page): Promise<void> {
  const hearing = page.getByRole('button', { name: /^\d+:\d\d [AP]M/ }).first();
  for (const day of nextDays()) {
    await page.goto(`${values.url}/judge-dashboard?date=${day}`);
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
    if (await hearing.isVisible()) break;
  }
  await hearing.click();
  await page
    .getByRole('tab', { name: 'Hearing binder' })
    .or(page.getByRole('heading', { level: 3 }))
    .first()
    .waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  await take(page, 'screens/judge-dashboard');
}

/** The lane of filings that are ready to accept, with three of them in the run. */
async function takeLane(page: Page): Promise<void> {
  await page.goto(`${values.url}/review?lane=open`);
  await page.getByText('In the run').first().waitFor();
  for (const key of ['n', 'n']) {
    await page.keyboard.press(key);
    await pageShown(page);
  }
  await take(page, 'screens/lane');
}

/** A case in which a default was requested: a new docket entry, a new summons, and the checklist of the default. */
async function takeRecord(page: Page): Promise<void> {
  await page.goto(`${values.url}/cases?status=open&q=26CV00422`);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.getByRole('combobox', { name: 'Event' }).fill('returned mail');
  await page.getByRole('listbox').getByRole('option').first().click();
  await take(page, 'screens/docket-entry');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Issuance and defaults' }).click();
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Instrument').selectOption('Summons');
  await dialog.getByRole('region', { name: 'Preview' }).waitFor();
  await take(page, 'screens/issuance');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const open = page.getByRole('button', { name: /^Open the checklist for/ }).first();
  if (await open.isVisible()) {
    await open.click();
    await dialog.getByRole('button', { name: 'Open checklist' }).click();
  }
  const checklist = page.getByRole('list', { name: /entry of default/i }).first();
  await checklist.waitFor();
  await page.getByRole('heading', { name: 'Defaults' }).evaluate((heading) => heading.scrollIntoView());
  await page.evaluate(() => window.scrollBy(0, -80));
  await take(page, 'screens/default-checklist');
}

/** A judge’s morning of six matters: My day, a binder, an order with a struck paragraph, and the courtroom. */
async function takeMorning(page: Page, dataDir: string): Promise<void> {
  const matters = await fillMorning({ dataDir }, dateInZone(new Date(), 'America/Los_Angeles'));
  const [first, second, third, fourth] = matters;
  const token = await tokenOf(page);
  await callApi(values.url, 'PUT', `/rulings/motions/${first!.motion_id}/tentative/`, token, {
    ...{ disposition: 'granted', hearing_id: first!.hearing_id, version: 0 },
    reasons: 'The responses are overdue.',
  });
  await callApi(values.url, 'POST', '/rulings/', token, {
    ...{ filing_id: second!.motion_id, hearing_id: second!.hearing_id, disposition: 'submitted', version: 0 },
    submitted_on: dateInZone(new Date(), 'America/Los_Angeles'),
  });
  await page.goto(`${values.url}/judge-dashboard`);
  await page.getByText('Tentative: Granted').first().waitFor();
  await take(page, 'screens/my-day');
  await takeBinder(page, third!);
  await takeOrder(page);
  await takeSession(page, fourth!);
}

async function takeBinder(page: Page, { hearing_id }: Matter): Promise<void> {
  await page.goto(`${values.url}/judge-dashboard/hearings/${hearing_id}`);
  await page.locator('[data-page] img').first().waitFor();
  await page.locator('[data-word]').nth(3).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const words = document.querySelectorAll('[data-page="1"] [data-word]');
    getSelection()?.setBaseAndExtent(words[1]!, 0, words[4]!, 1);
  });
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /^Note/ }).waitFor();
  await page.keyboard.type('Ask when the responses are due.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await take(page, 'screens/binder');
}

async function takeOrder(page: Page): Promise<void> {
  await page.goto(`${values.url}/orders/new`);
  const picker = page.getByRole('combobox', { name: 'Case', exact: true });
  // A complete number selects its case.
  await picker.fill('26CV00218');
  while (!/^26CV00218 ./.test(await picker.inputValue())) await page.waitForTimeout(100);
  await page.getByLabel('Form').selectOption({ label: 'Order granting motion' });
  await page.getByRole('button', { name: 'Begin order' }).click();
  const blanks = { movant: 'plaintiff', relief: 'further responses', 'entry number': '7', details: '' };
  for (const [name, value] of Object.entries(blanks)) await page.getByLabel(`Blank: ${name}`).fill(value);
  await page.getByRole('textbox', { name: 'Paragraph 1' }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sanctions of $900 are due within 20 days of notice of this order.');
  await page.getByLabel('Track changes').check();
  await page.getByRole('textbox', { name: 'Paragraph 2' }).focus();
  await page.keyboard.press('Control+Shift+X');
  await page.getByRole('textbox', { name: 'Paragraph 1' }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Counsel shall meet and confer within ten days.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await take(page, 'screens/order');
}

/** The courtroom clerk’s screen, with a case that was called. */
async function takeSession(judge: Page, { hearing_id, title }: Matter): Promise<void> {
  const page = await open(judge.context().browser()!);
  await signInThroughProvider(page, values.url, people.clerk);
  await page.goto(`${values.url}/session?hearing=${hearing_id}`);
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
  await page.keyboard.press('c');
  await page.getByText('Called', { exact: true }).first().waitFor();
  for (const key of ['1', 'i', '2', 'r']) await page.keyboard.press(key);
  await page.getByRole('button', { name: /: Remote$/, pressed: true }).waitFor();
  await take(page, 'screens/session');
  await page.context().close();
}
