import i18n from '#web/i18n.ts';
import { session } from '#web/identity/session.ts';
import { toast } from '#web/ui/toast.ts';

/** Saves an iCalendar file. It is fetched with the token in its header, so that none ever stands in an address. */
export async function saveCalendar(path: string, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${session.token() ?? ''}` };
  const response = await fetch(`/api${path}`, { headers }).catch(() => null);
  if (!response?.ok) {
    const body = (await response?.json().catch(() => ({}))) as { error?: string } | undefined;
    toast.error(body?.error ?? i18n.t('common.unexpectedError'));
    return;
  }
  const url = URL.createObjectURL(await response.blob());
  const link = window.document.createElement('a');
  link.href = url;
  link.download = `${name}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
