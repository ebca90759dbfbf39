import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import { dateInZone } from '#domain/days/dateInZone';
import { type PleadingPage, writePleading } from '#server/seed/pleadingPdf';
import { fillMorning } from '../journeys/fillMorning.ts';
import { openBrowser, openPage } from '../journeys/openBrowser.ts';
import { startPortal } from '../journeys/startPortal.ts';
import { openHearingOf, signInAsJudge } from '../journeys/steps.ts';
import { type Line, nameFunctions, quickLine, slowLine, summarize, withChromium } from './browser.ts';

/**
 * `npm run bench:binder [-- --pages N --opens N]`: opens binders of N pages (default 300: a motion of two thirds and its
 * proposed order) in Chromium, from the press of *Open hearing binder* to the image of the first page, and turns to the
 * last page. Each binder has other documents, so none is in a cache of the server when it is first opened. The last of
 * them is also kept offline, and opened without a network. The last line is one JSON object with all figures. Needs the
 * built portal.
 */

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '300' }, opens: { type: 'string', default: '5' } },
});
const pages = Number(values.pages);
const opens = Number(values.opens);
if (!Number.isInteger(pages) || pages < 3 || !(opens >= 1 && opens <= 11))
  throw new Error('--pages must be at least 3, --opens from 1 to 11.');

/** The goal for opening a binder and turning its pages with a network, in milliseconds. */
const goal = 1000;
const passcode = 'train to Fresno';

await withChromium(measure);

async function measure(): Promise<void> {
  const portal = await startPortal();
  const browser = await openBrowser();
  try {
    const matters = await fillMorning(portal, dateInZone(new Date(), 'America/Los_Angeles'), opens, (index) => {
      const motion = Math.round((pages * 2) / 3);
      return {
        motion: { bytes: writeLong('MOTION TO COMPEL', motion, index), pages: motion },
        order: { bytes: writeLong('[PROPOSED] ORDER', pages - motion, index), pages: pages - motion },
      };
    });
    const page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await nameFunctions(page);
    await signInAsJudge(page, portal.address);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const taken = { first: [] as number[], again: [] as number[], slow: [] as number[], last: [] as number[] };
    for (const { case_number } of matters) {
      taken.first.push(await open(page, devtools, case_number, quickLine));
      taken.last.push(await turnToLast(page));
      taken.again.push(await open(page, devtools, case_number, quickLine));
      taken.slow.push(await open(page, devtools, case_number, slowLine));
    }
    const timed = {
      first_page_ms: summarize(taken.first),
      first_page_again_ms: summarize(taken.again),
      first_page_slow_line_ms: summarize(taken.slow),
      turn_to_last_page_ms: summarize(taken.last),
    };
    const offline = {
      keep_offline_ms: summarize([await keepOffline(page)]),
      first_page_offline_ms: summarize([await openOffline(page)]),
    };
    console.log(`A binder of ${pages} pages in Chromium, 1440 x 900:`);
    for (const [name, figure] of Object.entries({ ...timed, ...offline })) {
      const over = name in timed && figure.median > goal ? `  over ${goal}` : '';
      console.log(`  ${name.padEnd(26)} median ${figure.median} · worst ${figure.worst} · n ${figure.n}${over}`);
    }
    console.log(JSON.stringify({ pages, ...timed, ...offline }));
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** The milliseconds from the press of *Open hearing binder* to the image of the first page. */
async function open(page: Page, devtools: CDPSession, case_number: string, line: Line): Promise<number> {
  await page.goto(new URL('/judge-dashboard', page.url()).href);
  await openHearingOf(page, case_number);
  const link = page.getByRole('link', { name: 'Open hearing binder' });
  await link.waitFor();
  // What the screen fetches after it is shown takes no part; its stream of notices never ends.
  await page.waitForTimeout(1500);
  await devtools.send('Network.emulateNetworkConditions', line);
  // Measured in the page, where the calls of the driver take no part.
  const milliseconds = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const watch = () => {
          const image = document.querySelector<HTMLImageElement>('[data-page="1"] img');
          if (image?.complete && image.naturalWidth > 0) resolve(performance.now() - began);
          else requestAnimationFrame(watch);
        };
        (element as HTMLElement).click();
        requestAnimationFrame(watch);
      }),
  );
  await devtools.send('Network.emulateNetworkConditions', quickLine);
  return milliseconds;
}

/** The milliseconds until all pages of the open binder are on the device. A person’s first copy requires a passcode. */
async function keepOffline(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Keep offline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Offline copy' });
  await dialog.getByLabel('Passcode for this device').fill(passcode);
  await dialog.getByLabel('Passcode again').fill(passcode);
  const began = performance.now();
  await dialog.getByRole('button', { name: 'Keep offline' }).click();
  await dialog.getByText(/^Updated .* MB on this device\./).waitFor({ timeout: 300_000 });
  const milliseconds = performance.now() - began;
  await dialog.getByRole('button', { name: 'Close' }).click();
  return milliseconds;
}

/** The milliseconds from a reload without a network to the image of the first page. */
async function openOffline(page: Page): Promise<number> {
  await page.context().setOffline(true);
  const began = performance.now();
  await page.reload();
  await page.locator('[data-page="1"] img').waitFor();
  const milliseconds = performance.now() - began;
  await page.context().setOffline(false);
  return milliseconds;
}

async function turnToLast(page: Page): Promise<number> {
  const field = page.getByLabel(/^Page \d+ of \d+$/);
  await field.fill(String(pages));
  const began = performance.now();
  await field.press('Enter');
  await page.locator(`[data-page="${pages}"] img`).waitFor();
  return performance.now() - began;
}

function writeLong(title: string, length: number, seed: number): Buffer {
  const sentence = 'The moving party asks for further responses to every interrogatory that was served';
  return writePleading(
    Array.from(
      { length },
      (_, page): PleadingPage => ({
        lines: Array.from({ length: 28 }, (_, line) => ({ text: `${sentence}, ${seed}.${page + 1}.${line + 1}` })),
        footer: title,
      }),
    ),
    `${title} ${seed}`,
  );
}
