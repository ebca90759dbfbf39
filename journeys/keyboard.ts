import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The keyboard of a person who works without a mouse, with the number of keys pressed so far. */
export type Keyboard = ReturnType<typeof openKeyboard>;

export function openKeyboard(page: Page) {
  let keys = 0;
  return {
    /** Presses a key, and checks that an element has the focus within half a second after the screen has changed. */
    press: async (key: string): Promise<void> => {
      keys += 1;
      await page.keyboard.press(key);
      expect(await page.evaluate(loseFocus), `the focus after ${key}`).toBe(false);
    },
    /** Presses a key that ends the work on a filing; the caller measures what follows. */
    strike: async (key: string): Promise<void> => {
      keys += 1;
      await page.keyboard.press(key);
    },
    /** Types a text; every character counts as a key. */
    type: async (text: string): Promise<void> => {
      keys += text.length;
      await page.keyboard.type(text);
    },
    /** The number of keys since the last call. */
    count: (): number => {
      const counted = keys;
      keys = 0;
      return counted;
    },
  };
}

function loseFocus(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = performance.now() + 500;
    const look = () => {
      const isLost = document.activeElement === document.body;
      if (isLost && performance.now() < end) requestAnimationFrame(look);
      else resolve(isLost);
    };
    requestAnimationFrame(() => requestAnimationFrame(look));
  });
}

/** Records the time of every key, from which the time until the next filing is measured. */
export async function timeKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timed = window as unknown as { lastKeyAt: number };
    window.addEventListener('keydown', () => (timed.lastKeyAt = performance.now()), true);
  });
}

/** The image of the first page that is on screen; empty while there is none. */
export const pictureOnScreen = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLImageElement>('[data-page="1"] img')?.src ?? '');

/**
 * The milliseconds from the last key until another filing is ready: its first page is visible, and its decisions can be
 * made.
 */
export async function untilNextFiling(page: Page, before: { id: string; picture: string }): Promise<number> {
  return page.evaluate(
    ([id, picture]) =>
      new Promise<number>((resolve, reject) => {
        const { lastKeyAt } = window as unknown as { lastKeyAt: number };
        const look = () => {
          const now = performance.now();
          const image = document.querySelector<HTMLImageElement>('[data-page="1"] img');
          const isNext = new URL(location.href).searchParams.get('filing') !== id;
          const isVisible = image?.complete && image.naturalWidth > 0 && image.src !== picture;
          const keys = [...document.querySelectorAll('[data-frame=bench] kbd')].map(({ textContent }) => textContent);
          const isReady = keys.includes('A') && document.querySelector('[role="dialog"]') === null;
          if (isNext && isVisible && isReady) resolve(now - lastKeyAt);
          else if (now - lastKeyAt > 30_000) reject(new Error(`No next filing: ${isNext} ${isVisible} ${isReady}`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [before.id, before.picture] as const,
  );
}
