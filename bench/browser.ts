import type { Page } from 'playwright-core';
import { findChromium } from '../scripts/findChromium.mjs';

/** What the benches share that measure in Chromium with the built portal. */

/** A slow connection: 1.6 Mbit/s down, with a latency of 150 ms. */
export const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
export const quickLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
export type Line = typeof quickLine;

/** Runs a bench, or says in its last line that there is no browser. */
export async function withChromium(measure: () => Promise<void>): Promise<void> {
  if (process.env.CHROME_PATH || findChromium()) return measure();
  console.log('This bench needs Chrome or Chromium, and none was found. Set CHROME_PATH.');
  console.log(JSON.stringify({ skipped: 'no Chromium' }));
}

/** The runner adds a helper to named functions that does not exist in a page. */
export const nameFunctions = (page: Page) => page.addInitScript({ content: 'globalThis.__name = (named) => named' });

/** Milliseconds, rounded. */
export type Summary = { n: number; median: number; worst: number };

export function summarize(taken: number[]): Summary {
  const sorted = [...taken].sort((one, other) => one - other).map(Math.round);
  return { n: sorted.length, median: sorted[Math.floor(sorted.length / 2)]!, worst: sorted.at(-1)! };
}
