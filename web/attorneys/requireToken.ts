import i18n from '#web/i18n.ts';
import { session } from '#web/identity/session.ts';
import { toast } from '#web/ui/toast.ts';

/** Whether there is a session to ask with; says so when there is none (SPEC.md 5). */
export function requireToken(): boolean {
  if (session.token()) return true;
  toast.error(i18n.t('attorneys.noToken'));
  return false;
}
