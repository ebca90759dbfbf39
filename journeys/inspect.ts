import path from 'node:path';
import type { Page } from 'playwright-core';
import { findAccessibilityProblems } from './openBrowser.ts';

/** What journeys share to inspect a screen. */

const themes = ['blue-yellow', 'dark', 'light'];

/**
 * Checks one page in every theme, and leaves it in the last. Themes differ only in colors, so the other rules are checked
 * in the first. `look` is called in each theme.
 */
export async function findProblemsInEveryTheme(
  page: Page,
  look: (theme: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const only = theme === themes[0] ? undefined : 'colors';
    found.push(...(await findAccessibilityProblems(page, only)).map((problem) => `${theme}: ${problem}`));
    await look(theme);
  }
  return found;
}

/** A picture for inspection by eye, in the folder that `SHOTS` names; none without it. */
export async function shoot(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`), ...options });
}
