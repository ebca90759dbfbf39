import type { Theme } from '#domain/settings/preferences';
import { errorText } from '#web/calls/errorText.ts';
import { useAppSelector } from '#web/store.ts';
import { chooseTheme } from '#web/theme/themes.ts';
import { toast } from '#web/ui/toast.ts';
import { useSavePreferencesMutation } from './settingsApi.ts';

/**
 * Applies a theme immediately. For signed-in people, the server stores it too, so that it applies in other browsers.
 */
export function useChooseTheme(): (theme: Theme) => void {
  const isSignedIn = useAppSelector((state) => state.user.isAuthenticated);
  const [save] = useSavePreferencesMutation();
  return (theme) => {
    chooseTheme(theme);
    if (isSignedIn) void save({ theme }).then(({ error }) => error && toast.error(errorText(error)));
  };
}
