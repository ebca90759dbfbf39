import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { addDays, weekdayNumber } from '#domain/days/days';
import { fillBoard } from '../journeys/fillBoard.ts';
import { inDatabase } from '../journeys/inDatabase.ts';
import { openBrowser, openPage } from '../journeys/openBrowser.ts';
import { startPortal } from '../journeys/startPortal.ts';
import { callApi, signInThroughProvider, tokenOf } from '../journeys/steps.ts';
import { nameFunctions, summarize, withChromium } from './browser.ts';

/**
 * `npm run bench:board [-- --rooms N --opens N --seconds N]`: a week with 50 hearings in each of N new courtrooms (8,
 * which are 400 hearings). Opens the week in Chromium from another screen, drags a hearing across it, and measures the
 * time until all hearings are drawn, the frames of the drag, and the call that reads where a hearing can be moved. The
 * last line is one JSON object with all figures. Needs the built portal.
 */

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '8' },
    opens: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '5' },
  },
});
const rooms = Number(values.rooms);
const opens = Number(values.opens);
const seconds = Number(values.seconds);
if (!(rooms >= 1 && rooms <= 40 && opens >= 1 && seconds >= 1))
  throw new Error('--rooms must be from 1 to 40, --opens and --seconds at least 1.');

/** A Monday several weeks ahead. */
const soon = addDays(new Date().toISOString().slice(0, 10), 60);
const monday = addDays(soon, (8 - weekdayNumber(soon)) % 7);

await withChromium(measure);

async function measure(): Promise<void> {
  const portal = await startPortal();
  const browser = await openBrowser();
  try {
    const hearings = await inDatabase(portal, (db) => fillBoard(db, monday, rooms));
    const page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await nameFunctions(page);
    await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
    const devtools = await page.context().newCDPSession(page);
    // Processor time of the page's main thread, which other work on the machine does not change.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const processorMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    };
    const opened: number[] = [];
    const openedProcessor: number[] = [];
    for (let time = 0; time < opens; time += 1) {
      await page.goto(`${portal.address}/calendar`);
      await page.getByRole('grid').first().waitFor();
      await page.getByRole('region', { name: 'Judge Availability' }).getByRole('listitem').first().waitFor();
      await page.waitForTimeout(1000);
      const before = await processorMs();
      opened.push(await timeToOpen(page, hearings));
      openedProcessor.push((await processorMs()) - before);
    }
    await page.locator('p[aria-live=assertive]').waitFor({ state: 'attached' });
    const before = await processorMs();
    const dragged = await dragAcross(page);
    const perFrame = ((await processorMs()) - before) / dragged.frames!;
    const drag = { ...dragged, processor_ms_a_frame: Math.round(perFrame * 10) / 10 };
    const facts = await timeFacts(portal.address, page);
    const figures = {
      hearings,
      first_opening_ms: Math.round(opened[0]!),
      opening_ms: summarize(opened.slice(1)),
      opening_processor_ms: summarize(openedProcessor.slice(1)),
      board_call_ms: await timeBoard(portal.address, page),
      placement_call_ms: facts,
      drag,
    };
    console.log(`A week of ${hearings} hearings in Chromium, 1440 x 900:`);
    for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(22)} ${JSON.stringify(figure)}`);
    console.log(JSON.stringify(figures));
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** From the month to the week: until every hearing is drawn. */
async function timeToOpen(page: Page, hearings: number): Promise<number> {
  return page.evaluate(
    ([day, count]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        history.pushState({}, '', `/calendar?view=week&day=${day}`);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        const watch = () => {
          if (document.querySelectorAll('[data-hearing]').length < Number(count)) return requestAnimationFrame(watch);
          requestAnimationFrame(() => resolve(performance.now() - began));
        };
        watch();
      }),
    [monday, hearings] as const,
  );
}

/** Moves a pointer across the board in each frame, as a person drags, and counts noticeable delays. */
async function dragAcross(page: Page) {
  return page.evaluate(
    (lasts) =>
      new Promise<Record<string, number>>((resolve) => {
        const block = document.querySelector<HTMLElement>('[data-hearing]')!;
        const area = document.querySelector('[data-scroller]')!.getBoundingClientRect();
        const box = block.getBoundingClientRect();
        const point = (type: string, clientX: number, clientY: number) => {
          const target = type === 'pointerdown' ? block : window;
          const common = { bubbles: true, cancelable: true, button: 0, pointerId: 1, pointerType: 'mouse' };
          target.dispatchEvent(new PointerEvent(type, { ...common, clientX, clientY }));
        };
        const [x, y] = [box.left + 20, box.top + 10];
        point('pointerdown', x, y);
        point('pointermove', x + 10, y + 10);
        const apart: number[] = [];
        let longTasks = 0;
        let slots = 0;
        let shown = '';
        const observer = new PerformanceObserver((list) => (longTasks += list.getEntries().length));
        const moves = () => {
          observer.observe({ type: 'longtask' });
          const began = performance.now();
          let last = began;
          const step = (now: number) => {
            apart.push(now - last);
            last = now;
            const share = (now - began) / (lasts * 1000);
            const right = Math.min(area.right, innerWidth) - 80;
            point('pointermove', x + share * (right - x), y + 150 + 140 * Math.sin(share * 40));
            const words = document.querySelector('[data-move]')?.textContent ?? '';
            if (words !== shown) slots += 1;
            shown = words;
            if (share < 1) return requestAnimationFrame(step);
            observer.disconnect();
            dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
            const frames = apart.slice(1);
            const longest = Math.max(...frames);
            // At 60 frames per second, one frame takes 16.7 ms: over 25 ms, at least one was skipped.
            const late_frames = frames.filter((ms) => ms > 25).length;
            const a_second = Math.round((frames.length / frames.reduce((sum, ms) => sum + ms, 0)) * 10_000) / 10;
            return resolve({
              ...{ seconds: lasts, frames: frames.length, frames_a_second: a_second, late_frames },
              ...{ longest_frame_ms: Math.round(longest * 10) / 10, long_tasks: longTasks, slots_shown: slots },
            });
          };
          requestAnimationFrame(step);
        };
        // The drag is measured from when the open times are shown.
        const wait = () => (document.querySelector('[data-open]') ? moves() : requestAnimationFrame(wait));
        wait();
      }),
    seconds,
  );
}

/** The call that reads the week. */
async function timeBoard(address: string, page: Page) {
  const token = await tokenOf(page);
  const taken: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    const began = performance.now();
    await callApi(address, 'GET', `/scheduling/board/?from=${addDays(monday, -1)}&to=${addDays(monday, 5)}`, token);
    taken.push(performance.now() - began);
  }
  return summarize(taken);
}

/** The call at the beginning of a move. */
async function timeFacts(address: string, page: Page) {
  const token = await tokenOf(page);
  const days = `from=${monday}&to=${addDays(monday, 4)}`;
  const board = await callApi(address, 'GET', `/scheduling/board/?${days}`, token);
  const taken: number[] = [];
  for (const { id } of board.hearings.slice(0, 20)) {
    const began = performance.now();
    await callApi(address, 'GET', `/scheduling/hearings/${id}/placement/?${days}`, token);
    taken.push(performance.now() - began);
  }
  return summarize(taken);
}
