import type { Display } from '#domain/settings/preferences';
import i18n from '#web/i18n.ts';
import { chooseTheme, currentTheme } from '#web/theme/themes.ts';

/** Shows the portal as the person wants it, on whichever browser. Where they chose no theme the browser's own stays. */
export function obeyPreferences({ theme, language }: Display): void {
  if (theme && theme !== currentTheme()) chooseTheme(theme);
  document.documentElement.lang = language;
  if (i18n.language !== language) void i18n.changeLanguage(language);
}
