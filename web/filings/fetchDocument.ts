import i18n from '#web/i18n.ts';
import { session } from '#web/identity/session.ts';

/** The picture of one page. With the bearer token in its header, which an `img` address could not carry. */
export async function fetchPage(versionId: string, page: number, width: number, signal: AbortSignal): Promise<Blob> {
  return fetchBlob(`/api/documents/versions/${versionId}/pages/${page}?width=${width}`, signal);
}

/** Saves the document as it was filed. */
export async function downloadDocument(versionId: string, name: string): Promise<void> {
  const blob = await fetchBlob(`/api/documents/versions/${versionId}/file`);
  const url = URL.createObjectURL(blob);
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

async function fetchBlob(path: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(path, {
    headers: { authorization: `Bearer ${session.token() ?? ''}` },
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return response.blob();
  const body = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Error(body.error ?? i18n.t('common.unexpectedError'));
}
