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

function show(kind: 'success' | 'info' | 'warning' | 'error') {
  return (words: string, options?: ToastOptions): void => {
    const showIn = ({ toast }: Parts) => void toast[kind](words, options);
    if (loaded) showIn(loaded);
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
