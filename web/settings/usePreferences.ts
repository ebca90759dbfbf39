import { type Display, usualDisplay } from '#domain/settings/preferences';
import { useAppSelector } from '#web/store.ts';

/** How the person of this tab wants things written and shown; a screen that uses it follows a change at once. */
export function usePreferences(): Display {
  return useAppSelector(({ user }) => user.preferences) ?? usualDisplay;
}
