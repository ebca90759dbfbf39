import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bestOf, openPictures, type Pictures, widthFor } from './openPictures.ts';

type Asked = { page: number; width: number; signal: AbortSignal; answer: (failed?: boolean) => Promise<void> };
let asked: Asked[];
let pictures: Pictures;
let urls: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  urls = new Set();
  let made = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => {
        made += 1;
        urls.add(`blob:${made}`);
        return `blob:${made}`;
      },
      revokeObjectURL: (url: string) => urls.delete(url),
    }),
  );
  pictures = openPictures(
    (page, width, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        asked.push({
          page,
          width,
          signal,
          answer: async (failed) => {
            if (failed) reject(new Error('The server did not answer.'));
            else resolve(new Blob());
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
  );
});
afterEach(() => pictures.close());

const rest = () => vi.advanceTimersByTimeAsync(150);
const want = (...pages: number[]) =>
  pictures.want(
    'desk',
    pages.map((page) => ({ page, width: 800, inView: true })),
  );
const pagesAsked = () => asked.map(({ page }) => page);

describe('the images of pages', () => {
  test('are requested as they are needed, four at a time', async () => {
    want(3, 2, 4, 1, 5);
    expect(pagesAsked()).toEqual([3, 2, 4, 1]);
    await asked[0]!.answer();
    expect(pagesAsked()).toEqual([3, 2, 4, 1, 5]);
    expect(pictures.stock(3).pictures).toMatchObject([{ width: 800 }]);
  });

  test('that are scrolled past are never requested, and pending requests are canceled', async () => {
    want(1, 2);
    want(40, 41);
    want(80, 81);
    expect(pagesAsked()).toEqual([1, 2]);
    expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
    await rest();
    expect(pagesAsked()).toEqual([1, 2, 80, 81]);
  });

  test('appear first in a small version if the sharp one takes long', async () => {
    want(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked.map(({ width }) => width)).toEqual([800, 200]);
    await asked[1]!.answer();
    expect(bestOf(pictures.stock(1).pictures, 800)?.width).toBe(200);
    await asked[0]!.answer();
    expect(bestOf(pictures.stock(1).pictures, 800)?.width).toBe(800);
  });

  test('beside the view do not come small first', async () => {
    pictures.want('desk', [
      { page: 1, width: 800, inView: true },
      { page: 2, width: 800, inView: false },
    ]);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked.map(({ page, width }) => [page, width])).toEqual([
      [1, 800],
      [2, 800],
      [1, 200],
    ]);
  });

  test('that cannot be loaded report an error until they are retried', async () => {
    want(1);
    await asked[0]!.answer(true);
    expect(pictures.stock(1)).toEqual({ pictures: [], failed: true });
    await rest();
    expect(asked).toHaveLength(1);
    pictures.retry(1);
    expect(pictures.stock(1).failed).toBe(false);
    await asked[1]!.answer();
    expect(pictures.stock(1).pictures).toHaveLength(1);
  });

  test('are released when there are too many, but never the visible ones', async () => {
    for (let page = 1; page <= 200; page += 1) {
      want(page, 999);
      await rest();
      for (const one of asked.splice(0)) await one.answer();
    }
    // 48 million pixels, at about 0.83 million per image.
    expect(urls.size).toBeLessThan(60);
    expect(pictures.stock(1).pictures).toEqual([]);
    expect(pictures.stock(200).pictures).toHaveLength(1);
    expect(pictures.stock(999).pictures).toHaveLength(1);
    pictures.close();
    expect(urls.size).toBe(0);
  });

  test('are as sharp as the screen, in one of the server’s widths', () => {
    expect([180, 612, 1224, 1300, 9000].map(widthFor)).toEqual([200, 800, 1200, 1600, 2400]);
  });
});
