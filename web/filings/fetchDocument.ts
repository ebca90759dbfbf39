import * as contract from '#contract/documentViewer';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { fetchBlob } from '#web/calls/fetchBlob.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { session } from '#web/session/session.ts';

/** Prefetched images, by address and session, so that the next person at the browser cannot get them. */
const ahead = new Map<string, Promise<Blob | null>>();
const mostAhead = 4;

/** The image of a page. The bearer token is in the header, which an `img` element cannot send. */
export async function fetchPage(versionId: string, page: number, width: number, signal: AbortSignal): Promise<Blob> {
  const address = pageAddress(versionId, page, width);
  const kept = await ahead.get(`${session.token()} ${address}`);
  return kept ?? fetchBlob(address, signal);
}

/** Prefetches the image of a page that will be needed next, and caches it until then. */
export function fetchPageAhead(versionId: string, page: number, width: number): void {
  const address = pageAddress(versionId, page, width);
  const key = `${session.token()} ${address}`;
  if (ahead.has(key)) return;
  ahead.set(
    key,
    fetchBlob(address).catch(() => null),
  );
  for (const oldest of ahead.keys()) if (ahead.size > mostAhead) ahead.delete(oldest);
}

function pageAddress(versionId: string, page: number, width: number): string {
  return addressOfCall(contract.renderDocumentPage, { version_id: versionId, page, width });
}

/** A tile of an enlarged page: `tile` is its column and row, for example `2-5`. */
export async function fetchTile(
  versionId: string,
  page: number,
  width: number,
  tile: string,
  signal: AbortSignal,
): Promise<Blob> {
  return fetchBlob(addressOfCall(contract.renderDocumentPage, { version_id: versionId, page, width, tile }), signal);
}

/** Saves the document as it was filed. */
export async function downloadDocument(versionId: string, name: string): Promise<void> {
  await saveFile(addressOfCall(contract.downloadDocument, { version_id: versionId }), name);
}
