import type { Display } from '#domain/settings/preferences';
import i18n from '#web/i18n.ts';
import { chooseTheme, currentTheme } from '#web/theme/themes.ts';

/** Applies the person's display preferences, in any browser. Without a chosen theme, the browser's theme applies. */
export function obeyPreferences({ theme, language }: Display): void {
  if (theme && theme !== currentTheme()) chooseTheme(theme);
  document.documentElement.lang = language;
  if (i18n.language !== language) void i18n.changeLanguage(language);
}
