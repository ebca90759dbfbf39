import type { SheetPlace } from './layOutSheets.ts';

/** An image of a page that is in memory. */
export type Picture = { url: string; width: number };

/** The images of one page. Replaced, never changed. */
export type PageStock = { pictures: readonly Picture[]; failed: boolean };

export type Wanted = { page: number; width: number; inView?: boolean };

export type Pictures = {
  /**
   * Sets the images that a part of the screen needs now, most important first; requests that are no longer needed are
   * canceled.
   */
  want(part: string, wanted: readonly Wanted[]): void;
  stock(page: number): PageStock;
  retry(page: number): void;
  /** Called after each change of any page. */
  subscribe(listener: () => void): () => void;
  close(): void;
};

/** The widths in which the server renders pages. */
export const pictureWidths = [200, 400, 800, 1200, 1600, 2000, 2400] as const;

const empty: PageStock = { pictures: [], failed: false };
const atOnce = 4;
/** While the person scrolls, nothing is requested; requests start this long after scrolling stops. */
const settleMilliseconds = 70;
/** A page in view that is blank for longer gets a small image first. */
const patienceMilliseconds = 160;
/** The maximum number of pixels in memory, because pixels determine the memory that images need. */
const mostPixels = 48_000_000;

type Held = Picture & { page: number };
type Fetch = (page: number, width: number, signal: AbortSignal) => Promise<Blob>;

/** The smallest of the server's widths that is sharp for this number of device pixels. */
export function widthFor(devicePixels: number): number {
  // A difference of one twentieth of a pixel is not visible.
  return pictureWidths.find((width) => width >= devicePixels * 0.95) ?? pictureWidths.at(-1)!;
}

/** The width at which the image of a page is sharp in its current size. */
export function sharpWidth({ page, scale }: SheetPlace): number {
  return widthFor(page.width * scale * devicePixelRatio);
}

/** The sharpest image that is not sharper than needed, otherwise the next best one available. */
export function bestOf(pictures: readonly Picture[], width: number): Picture | undefined {
  const sorted = [...pictures].sort((one, other) => one.width - other.width);
  return sorted.find((picture) => picture.width >= width) ?? sorted.at(-1);
}

/** Fetches and stores the images of one document's pages. */
export function openPictures(fetchPicture: Fetch): Pictures {
  const held = new Map<string, Held>();
  const stocks = new Map<number, PageStock>();
  const underWay = new Map<string, AbortController>();
  const failed = new Set<string>();
  const parts = new Map<string, readonly Wanted[]>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWant = Number.NEGATIVE_INFINITY;
  let closed = false;

  const keyOf = ({ page, width }: Wanted) => `${page} ${width}`;
  const wanted = () => [...parts.values()].flat();

  function restock(page: number): void {
    const pictures = [...held.values()].filter((one) => one.page === page);
    const isFailed = wanted().some((one) => one.page === page && failed.has(keyOf(one)));
    stocks.set(page, { pictures, failed: isFailed && pictures.length === 0 });
    for (const listener of listeners) listener();
  }

  /** The least recently needed picture is evicted first; needed ones stay, regardless of their size. */
  function makeRoom(): void {
    const kept = new Set(wanted().map(({ page }) => page));
    let pixels = 0;
    for (const { width } of held.values()) pixels += width * width * 1.3;
    for (const [key, picture] of held) {
      if (pixels <= mostPixels) return;
      if (kept.has(picture.page)) continue;
      held.delete(key);
      pixels -= picture.width * picture.width * 1.3;
      URL.revokeObjectURL(picture.url);
      restock(picture.page);
    }
  }

  async function start(one: Wanted): Promise<void> {
    const key = keyOf(one);
    const stop = new AbortController();
    underWay.set(key, stop);
    const impatience = setTimeout(() => {
      const small = { page: one.page, width: pictureWidths[0] };
      const isWhite = (stocks.get(one.page) ?? empty).pictures.length === 0;
      const isInView = wanted().some(({ page, inView }) => page === one.page && inView);
      if (isWhite && isInView && underWay.get(key) === stop && !underWay.has(keyOf(small))) void start(small);
    }, patienceMilliseconds);
    try {
      const blob = await fetchPicture(one.page, one.width, stop.signal);
      const url = URL.createObjectURL(blob);
      // Decoded before it is shown, so that the coarser image below it never flashes white.
      await decode(url);
      if (stop.signal.aborted) URL.revokeObjectURL(url);
      else held.set(key, { ...one, url });
    } catch {
      if (!stop.signal.aborted) failed.add(key);
    } finally {
      clearTimeout(impatience);
      if (underWay.get(key) === stop) underWay.delete(key);
    }
    if (closed || stop.signal.aborted) return;
    makeRoom();
    restock(one.page);
    pump();
  }

  function pump(): void {
    for (const one of wanted()) {
      if (underWay.size >= atOnce) return;
      const key = keyOf(one);
      const has = held.get(key);
      if (has) {
        held.delete(key);
        held.set(key, has);
      } else if (!underWay.has(key) && !failed.has(key)) void start(one);
    }
  }

  function abortUnwanted(): void {
    const pages = new Map(wanted().map((one) => [keyOf(one), one]));
    const shown = new Set(wanted().map(({ page }) => page));
    for (const [key, stop] of underWay) {
      const [page, width] = key.split(' ').map(Number);
      if (pages.has(key) || (width === pictureWidths[0] && shown.has(page!))) continue;
      stop.abort();
      underWay.delete(key);
    }
  }

  return {
    want(part, list) {
      if (closed) return;
      parts.delete(part);
      // The desk's images take precedence over those of its strips.
      if (part === 'desk') {
        const others = [...parts];
        parts.clear();
        parts.set(part, list);
        for (const [name, rest] of others) parts.set(name, rest);
      } else parts.set(part, list);
      abortUnwanted();
      const now = performance.now();
      const rested = now - lastWant > 2 * settleMilliseconds;
      lastWant = now;
      clearTimeout(timer);
      if (rested) pump();
      else timer = setTimeout(pump, settleMilliseconds);
    },
    stock: (page) => stocks.get(page) ?? empty,
    retry(page) {
      for (const key of [...failed]) if (key.startsWith(`${page} `)) failed.delete(key);
      restock(page);
      pump();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const stop of underWay.values()) stop.abort();
      for (const { url } of held.values()) URL.revokeObjectURL(url);
      held.clear();
      listeners.clear();
    },
  };
}

async function decode(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode?.();
}
