import i18n from '#web/i18n.ts';
import { toast } from '#web/ui/toast.ts';
import { session } from './session.ts';

/** Whether the tab has a session. Shows a message if it does not. */
export function requireToken(): boolean {
  if (session.token()) return true;
  toast.error(i18n.t('attorneys.noToken'));
  return false;
}
