import { type Browser, launch } from 'puppeteer-core';
import { findChromium } from '../../scripts/findChromium.mjs';

/** Chromium controlled by Puppeteer, which is a dependency of Lighthouse. */
export async function openChromium(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? findChromium();
  if (!executablePath) throw new Error('No Chrome or Chromium was found. Set CHROME_PATH.');
  return launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}
