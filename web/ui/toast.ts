import type { ToastOptions } from 'react-toastify/unstyled';

type Parts = typeof import('./Toasts.tsx');

let loaded: Parts | undefined;
let loading: Promise<Parts> | undefined;
const places = new Set<(parts: Parts) => void>();

/** Fetches the code of toasts: with the first toast, or earlier, so that one can appear without a connection. */
export async function loadToasts(): Promise<Parts> {
  loading ??= import('./Toasts.tsx');
  try {
    loaded = await loading;
    for (const place of places) place(loaded);
    return loaded;
  } catch (failure) {
    loading = undefined;
    throw failure;
  }
}

/** Calls `place` as soon as the code of toasts has loaded. Returns a function that unsubscribes. */
export function whenToastsLoad(place: (parts: Parts) => void): () => void {
  places.add(place);
  void loading?.then(place, () => {});
  return () => places.delete(place);
}

/** A message for the person, and how it is meant. */
export type Message = { kind: 'success' | 'info' | 'warning' | 'error'; words: string };

const lines: ((message: Message) => void)[] = [];

/**
 * While a screen has its own line for messages, they are shown there and no toast covers the work. Returns a
 * function that ends it.
 */
export function showInLine(line: (message: Message) => void): () => void {
  lines.push(line);
  return () => void lines.splice(lines.lastIndexOf(line), 1);
}

function show(kind: Message['kind']) {
  return (words: string, options?: ToastOptions): void => {
    const line = lines.at(-1);
    const showIn = ({ toast }: Parts) => void toast[kind](words, options);
    if (line) line({ kind, words });
    else if (loaded) showIn(loaded);
    else void loadToasts().then(showIn, () => {});
  };
}

/** Shows a toast. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
};
