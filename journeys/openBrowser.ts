import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/findChromium.mjs';

/** The machine's own Chromium, headless and without calls to external servers. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? findChromium();
  if (!executablePath) throw new Error('No Chrome or Chromium was found. Set CHROME_PATH.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--disable-sync',
    ],
  });
}

/** A page in a separate browser context, as axe requires; closing it closes the context. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.once('close', () => void context.close().catch(() => {}));
  return page;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of these standards whose outcome depends on colors. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * The problems that axe finds on the page in its current state: WCAG 2.0 to 2.2, A and AA, or only those that depend on
 * colors. Empty if there are none.
 */
export async function findAccessibilityProblems(page: Page, only?: 'colors'): Promise<string[]> {
  // Once per loaded page, in each of its frames, because injecting axe takes as long as running it.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
  const violations = await page.evaluate(
    async (runOnly) => {
      // A color halfway through its transition has a contrast that no one reads. The bar of a toast is no transition: it
      // runs for seconds, and pauses in a window without the focus.
      const short = (one: Animation) => Number(one.effect?.getComputedTiming().endTime ?? 0) <= 1000;
      const running = document.getAnimations().filter((one) => one.playState === 'running' && short(one));
      await Promise.allSettled(running.map((one) => one.finished));
      const { axe: runner } = window as unknown as { axe: typeof axe };
      return (await runner.run(document, { runOnly, resultTypes: ['violations'] })).violations;
    },
    only === 'colors' ? rulesOfColor : everyRule,
  );
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} (${violation.help})`),
  );
}
