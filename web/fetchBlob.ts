import i18n from '#web/i18n.ts';
import { session } from '#web/identity/session.ts';

/** What an address of the server answers, byte for byte. The token goes in the header, never in the address. */
export async function fetchBlob(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${session.token() ?? ''}` },
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return response.blob();
  const body = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Error(body.error ?? i18n.t('common.unexpectedError'));
}
