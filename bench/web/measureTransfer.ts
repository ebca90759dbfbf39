import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { keepSession, type Session } from './signIn.ts';

/**
 * What a browser with an empty cache transfers for one screen, in bytes as sent (compressed), and its layout shift. The
 * total includes the headers; the figures by type do not.
 */
export type Transfer = {
  total: number;
  script: number;
  css: number;
  font: number;
  api: number;
  requests: number;
  cls: number;
};

type Received = { url: string; mime: string; headers: number; bytes: number };

/** Opens an address in a new browser profile, waits until nothing more is requested, and counts. */
export async function measureTransfer(browser: Browser, url: string, session: Session | null): Promise<Transfer> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    if (session) await keepSession(page, session);
    await page.evaluateOnNewDocument(watchShifts);
    const received = await followNetwork(await page.createCDPSession());
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('h1', { timeout: 30_000 });
    // The stream of notifications stays open.
    await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 2, timeout: 30_000 });
    return { ...sum([...received.values()]), cls: await readShift(page) };
  } finally {
    await context.close();
  }
}

async function followNetwork(devtools: CDPSession): Promise<Map<string, Received>> {
  const received = new Map<string, Received>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const headers = response.encodedDataLength;
    received.set(requestId, { url: response.url, mime: response.mimeType, headers, bytes: headers });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = received.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  return received;
}

function sum(all: Received[]): Omit<Transfer, 'cls'> {
  const ofServer = all.filter(({ url }) => url.startsWith('http'));
  const of = (isIt: (one: Received) => boolean) =>
    ofServer.filter(isIt).reduce((sum, { bytes, headers }) => sum + Math.max(0, bytes - headers), 0);
  return {
    total: ofServer.reduce((sum, { bytes }) => sum + bytes, 0),
    script: of(({ mime }) => mime.endsWith('javascript')),
    css: of(({ mime }) => mime === 'text/css'),
    font: of(({ mime }) => mime.startsWith('font/')),
    api: of(({ url }) => new URL(url).pathname.startsWith('/api/')),
    requests: ofServer.length,
  };
}

/** Runs in the page: cumulative layout shift as Chromium defines it, the largest burst of shifts without user input. */
function watchShifts(): void {
  const shift = { worst: 0, burst: 0, began: 0, last: 0 };
  Object.assign(globalThis, { assizeShift: shift });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (entry.hadRecentInput) continue;
      const continues = entry.startTime - shift.last < 1000 && entry.startTime - shift.began < 5000;
      if (!continues) Object.assign(shift, { burst: 0, began: entry.startTime });
      shift.last = entry.startTime;
      shift.burst += entry.value;
      shift.worst = Math.max(shift.worst, shift.burst);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { assizeShift: { worst: number } }).assizeShift.worst);
}
