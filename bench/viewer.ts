import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { type PleadingPage, writePleading } from '#server/seed/pleadingPdf';
import { openBrowser, openPage } from '../journeys/openBrowser.ts';
import { startPortal } from '../journeys/startPortal.ts';
import { evaluationPassword } from '../journeys/steps.ts';
import { type Line, nameFunctions, quickLine, slowLine, summarize, withChromium } from './browser.ts';

/**
 * `npm run bench:viewer [-- --pages N --opens N]`: files a document of N pages (default 300) with the built portal,
 * opens it in Chromium on a fast and a slow connection, and scrolls through it. Measures the time to the first page
 * image, long tasks, and late frames. The last line is one JSON object with all figures.
 */

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '300' }, opens: { type: 'string', default: '5' } },
});
const pages = Number(values.pages);
const opens = Number(values.opens);
if (!Number.isInteger(pages) || pages < 2 || !(opens >= 1))
  throw new Error('--pages must be at least 2, --opens at least 1.');

/** The goal, in milliseconds. */
const goal = 1000;

await withChromium(measure);

async function measure(): Promise<void> {
  const portal = await startPortal();
  const browser = await openBrowser();
  try {
    const session = await signIn(portal.address);
    const cold: number[] = [];
    const warm: number[] = [];
    const slow: number[] = [];
    for (let time = 0; time < opens; time += 1) {
      // Each filing has different bytes, so that it is in no cache of the server.
      const filing = await file(portal.address, session.token, time);
      for (const [line, taken] of [
        [quickLine, cold],
        [quickLine, warm],
        [slowLine, slow],
      ] as const) {
        const page = await openCourt(portal.address, browser, session, line);
        taken.push(await timeToPicture(page.page, filing));
        await page.page.close();
      }
    }
    const last = await file(portal.address, session.token, opens);
    const { page } = await openCourt(portal.address, browser, session, quickLine);
    await timeToPicture(page, last);
    const scroll = await scrollThrough(page);
    const jump = await jumpTo(page, pages);
    const search = await searchFor(page, 'summary judgment');

    const figures = {
      pages,
      first_picture_cold_ms: summarize(cold),
      first_picture_again_ms: summarize(warm),
      first_picture_slow_line_ms: summarize(slow),
      jump_to_last_page_ms: { n: 1, median: jump },
      search_whole_document_ms: { n: 1, median: search },
      scroll,
    };
    print(figures);
    console.log(JSON.stringify(figures));
  } finally {
    await browser.close();
    await portal.stop();
  }
}

type Session = { token: string };

async function signIn(address: string): Promise<Session> {
  const response = await fetch(`${address}/api/auth/judge/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: 'r.registrar@alder.example.com', password: evaluationPassword }),
  });
  return ((await response.json()) as { session: Session }).session;
}

async function file(address: string, token: string, seed: number): Promise<string> {
  const form = new FormData();
  form.set('main_document', new Blob([new Uint8Array(writeLongMotion(seed))]), `Motion ${seed}.pdf`);
  const response = await fetch(`${address}/api/documents/analyze/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`The submission returned ${response.status}: ${await response.text()}`);
  const { analysis, draft } = (await response.json()) as { analysis: { id: string }; draft: { version: number } };
  const filed = await fetch(`${address}/api/documents/${analysis.id}/file/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version: draft.version, confirmed_doubts: true }),
  });
  if (!filed.ok) throw new Error(`Filing returned ${filed.status}: ${await filed.text()}`);
  return analysis.id;
}

function writeLongMotion(seed: number): Buffer {
  const sentence = 'The moving party moves for summary judgment on every claim that was pleaded';
  return writePleading(
    Array.from(
      { length: pages },
      (_, page): PleadingPage => ({
        lines: Array.from({ length: 28 }, (_, line) => ({ text: `${sentence}, ${seed}.${page + 1}.${line + 1}` })),
        footer: 'MOTION FOR SUMMARY JUDGMENT',
      }),
    ),
    `Motion ${seed}`,
  );
}

async function openCourt(
  address: string,
  browser: Awaited<ReturnType<typeof openBrowser>>,
  session: Session,
  line: Line,
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const stored = JSON.stringify({ ...session, isAuthenticated: true });
  await nameFunctions(page);
  await page.addInitScript((authData) => sessionStorage.setItem('authData', authData), stored);
  await page.goto(`${address}/case-processing`);
  await page.getByRole('table').first().waitFor();
  await page.waitForLoadState('load');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  return { page, devtools };
}

/** The time from opening a filing in the portal to the image of its first page. */
async function timeToPicture(page: Page, filing: string): Promise<number> {
  await page.evaluate((id) => {
    const began = performance.now();
    Object.assign(window, { pictured: null });
    const watch = () => {
      const picture = document.querySelector<HTMLImageElement>('[data-page="1"] img');
      if (picture?.complete && picture.naturalWidth > 0)
        Object.assign(window, { pictured: performance.now() - began, sharpness: picture.naturalWidth });
      else requestAnimationFrame(watch);
    };
    history.pushState({}, '', `/case-processing?filing=${id}`);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    watch();
  }, filing);
  await page.waitForFunction(() => (window as { pictured?: number | null }).pictured != null, undefined, {
    timeout: 30_000,
  });
  return page.evaluate(() => (window as unknown as { pictured: number }).pictured);
}

/** Scrolls through the document in ten seconds, one step per frame, and counts noticeable delays. */
async function scrollThrough(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{
        seconds: number;
        frames: number;
        late_frames: number;
        longest_frame_ms: number;
        long_tasks: number;
        most_pages_in_document: number;
      }>((resolve) => {
        const desk = document.querySelector<HTMLElement>('.desk')!;
        const seconds = 10;
        let longTasks = 0;
        const observer = new PerformanceObserver((list) => (longTasks += list.getEntries().length));
        observer.observe({ type: 'longtask' });
        const began = performance.now();
        let last = began;
        let frames = 0;
        let late = 0;
        let longest = 0;
        let most = 0;
        const step = (now: number) => {
          const apart = now - last;
          last = now;
          frames += 1;
          // At 60 frames per second, one frame takes 16.7 ms: over 25 ms, at least one was skipped.
          if (apart > 25 && frames > 1) late += 1;
          if (frames > 1) longest = Math.max(longest, apart);
          most = Math.max(most, desk.querySelectorAll('[data-page]').length);
          const share = (now - began) / (seconds * 1000);
          desk.scrollTop = share * (desk.scrollHeight - desk.clientHeight);
          if (share < 1) requestAnimationFrame(step);
          else {
            observer.disconnect();
            resolve({
              seconds,
              frames,
              late_frames: late,
              longest_frame_ms: Math.round(longest * 10) / 10,
              long_tasks: longTasks,
              most_pages_in_document: most,
            });
          }
        };
        requestAnimationFrame(step);
      }),
  );
}

async function jumpTo(page: Page, number: number): Promise<number> {
  await page.locator('.desk').evaluate((desk) => desk.scrollTo(0, 0));
  const field = page.getByLabel(/^Page \d+ of \d+$/);
  await field.fill(String(number));
  const began = performance.now();
  await field.press('Enter');
  await page.locator(`[data-page="${number}"] img`).waitFor();
  return Math.round(performance.now() - began);
}

async function searchFor(page: Page, words: string): Promise<number> {
  await page.getByRole('button', { name: 'Search in the document' }).click();
  const began = performance.now();
  await page.getByRole('textbox', { name: 'Search in this document' }).fill(words);
  // 'Searching...' and then '1 of 8,400': the queue next to it shows its number of filings in the same format.
  await page
    .getByRole('search')
    .getByText(/^\d+ of [\d,]+/)
    .waitFor();
  return Math.round(performance.now() - began);
}

function print(figures: Record<string, unknown>): void {
  console.log(`A document of ${pages} pages in Chromium, 1440 x 900:`);
  for (const [name, figure] of Object.entries(figures)) {
    if (typeof figure !== 'object' || figure === null) continue;
    const cells = Object.entries(figure).map(([key, value]) => `${key} ${value}`);
    const over = 'median' in figure && Number(figure.median) > goal ? `  over ${goal}` : '';
    console.log(`  ${name.padEnd(30)} ${cells.join(' · ')}${over}`);
  }
}
