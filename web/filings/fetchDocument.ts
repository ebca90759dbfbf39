import * as contract from '#contract/documentViewer';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { fetchBlob } from '#web/calls/fetchBlob.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { session } from '#web/session/session.ts';

/** Pictures fetched in advance, by address and session: the next person must not find them. */
const ahead = new Map<string, Promise<Blob | null>>();
const mostAhead = 4;

/** The picture of one page. With the bearer token in its header, which an `img` address could not carry. */
export async function fetchPage(versionId: string, page: number, width: number, signal: AbortSignal): Promise<Blob> {
  const address = pageAddress(versionId, page, width);
  const kept = await ahead.get(`${session.token()} ${address}`);
  return kept ?? fetchBlob(address, signal);
}

/** Prefetches the picture of a page that will be needed next, and caches it until then. */
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

/** A square of a page that is enlarged: `tile` is its column and row, as in `2-5`. */
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
