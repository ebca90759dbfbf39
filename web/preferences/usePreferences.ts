import { type Display, usualDisplay } from '#domain/settings/preferences';
import { useAppSelector } from '#web/store.ts';

/** The display preferences of this tab's user; a screen that uses them is updated immediately after a change. */
export function usePreferences(): Display {
  return useAppSelector(({ user }) => user.preferences) ?? usualDisplay;
}
