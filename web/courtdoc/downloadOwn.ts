import i18n from '#web/i18n.ts';
import { session } from '#web/identity/session.ts';

/** Saves a document of one's own history, byte for byte. */
export async function downloadOwn(kind: 'analysis' | 'generated', id: string, name: string): Promise<void> {
  const response = await fetch(`/api/courtdoc/history/${kind}/${id}/file`, {
    headers: { authorization: `Bearer ${session.token() ?? ''}` },
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as { error?: string };
    throw new Error(body.error ?? i18n.t('common.unexpectedError'));
  }
  const url = URL.createObjectURL(await response.blob());
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
