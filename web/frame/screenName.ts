import type { TFunction } from 'i18next';
import type { Capacity } from '#domain/identity/permissions';
import { hasFilersName, type ScreenKey } from '#domain/navigation/screens';

/** The name of a screen in the navigation and in the search, in the words of the person's role. */
export function screenName(t: TFunction, key: ScreenKey, capacity: Capacity): string {
  return hasFilersName(key, capacity) ? t(`navigation.filerTabs.${key}`) : t(`navigation.tabs.${key}`);
}
