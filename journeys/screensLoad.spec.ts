import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewQueue } from '#contract/review';
import { openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

/** A browser with an empty cache opens screens of the sample court, in the session of a signed-in person. */
let portal: RunningPortal;
let browser: Browser;
const sessions = new Map<string, string>();
const people = {
  attorney: 'a.example@example.com',
  clerk: 'd.sample@alder.example.com',
  administrator: 'r.registrar@alder.example.com',
  judge: 'a.reyes@alder.example.com',
};
type Person = keyof typeof people;

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  for (const [person, email] of Object.entries(people)) {
    const page = await openPage(browser);
    await signInThroughProvider(page, portal.address, email);
    sessions.set(person, await page.evaluate(() => sessionStorage.getItem('authData') ?? ''));
    await page.close();
  }
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** A page of a new browser profile with the session of a person, and the requests that it makes. */
async function openAs(person: Person): Promise<{ page: Page; requests: string[] }> {
  const page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.addInitScript((authData) => sessionStorage.setItem('authData', authData), sessions.get(person)!);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(new URL(request.url()).pathname);
  });
  return { page, requests };
}

/** Opens an address and waits until nothing more has been requested for two seconds. */
async function load({ page, requests }: { page: Page; requests: string[] }, path: string): Promise<void> {
  await page.goto(portal.address + path, { waitUntil: 'domcontentloaded' });
  await page.locator('h1').first().waitFor();
  for (let seen = -1; seen !== requests.length; await page.waitForTimeout(2000)) seen = requests.length;
}

/** Calls the API in the clerk's session. */
async function call<Reply>(path: string): Promise<Reply> {
  const { token } = JSON.parse(sessions.get('clerk')!) as { token: string };
  const reply = await fetch(`${portal.address}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await reply.json()) as Reply;
}

async function findAnalyzedFiling(): Promise<string> {
  for (let waited = 0; waited < 120; waited += 1) {
    const { results } = await call<ReviewQueue>('/review/');
    const analyzed = results.find(({ analysis_state }) => analysis_state === 'done');
    if (analyzed) return analyzed.id;
    await new Promise((resume) => setTimeout(resume, 1000));
  }
  throw new Error('No filing of the sample court was analyzed within two minutes.');
}

describe('a filing', () => {
  test('is opened by a clerk with at most 40 requests', { timeout: 180_000 }, async () => {
    const opened = await openAs('clerk');
    const id = await findAnalyzedFiling();
    await load(opened, `/review?filing=${id}`);
    await opened.page.locator('[data-page="1"] img').first().waitFor();
    expect(opened.requests.length, opened.requests.join('\n')).toBeLessThanOrEqual(40);
    await opened.page.close();
  });
});

const steady: [Person, string][] = [
  ['attorney', '/dashboard'],
  ['clerk', '/dashboard'],
  ['administrator', '/dashboard'],
  ['administrator', '/activity'],
  ['judge', '/judge-dashboard'],
  ['judge', '/dashboard'],
  ['administrator', '/reports'],
  ['administrator', '/attorneys'],
  ['attorney', '/research'],
];

describe('while a screen loads over a slow connection', () => {
  test.each(steady)('for the %s, %s does not move', { timeout: 60_000 }, async (person, path) => {
    const opened = await openAs(person);
    await opened.page.addInitScript(watchShifts);
    const devtools = await opened.page.context().newCDPSession(opened.page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await load(opened, path);
    const shifts = await opened.page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.02);
    await opened.page.close();
  });
});

type Shift = { value: number; at: number; moved: string[] };

/** Runs in the page: the elements that moved without user input, and how far. */
function watchShifts(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] };
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Entry[])
      if (!hadRecentInput)
        shifts.push({ value, at: startTime, moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') });
  }).observe({ type: 'layout-shift', buffered: true });
}
