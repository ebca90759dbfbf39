import type { ToastOptions } from 'react-toastify/unstyled';

type Parts = typeof import('./Toasts.tsx');

let loaded: Parts | undefined;
let loading: Promise<Parts> | undefined;
const places = new Set<(parts: Parts) => void>();

/** Fetches what toasts need: with the first of them, or earlier, so that one appears without a connection, too. */
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

/** Calls the place where toasts appear as soon as there may be one. Returns how to end that. */
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
