import { useSyncExternalStore } from 'react';
import { type Theme, themes } from '#domain/settings/preferences';

const key = 'assize-theme';
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'blue-yellow';
}

/**
 * Applies a theme and stores the choice; theme/applyTheme.js applies it again before the first paint of the next page.
 */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // If the browser refuses storage, the choice applies until the page is left.
  }
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentTheme);
}
