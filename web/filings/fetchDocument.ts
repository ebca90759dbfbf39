import { fetchBlob } from '#web/fetchBlob.ts';
import { saveFile } from '#web/saveFile.ts';

/** The picture of one page. With the bearer token in its header, which an `img` address could not carry. */
export async function fetchPage(versionId: string, page: number, width: number, signal: AbortSignal): Promise<Blob> {
  return fetchBlob(`/api/documents/versions/${versionId}/pages/${page}?width=${width}`, signal);
}

/** A square of a page that is looked at closely: `tile` is its column and row, as in `2-5`. */
export async function fetchTile(
  versionId: string,
  page: number,
  width: number,
  tile: string,
  signal: AbortSignal,
): Promise<Blob> {
  return fetchBlob(`/api/documents/versions/${versionId}/pages/${page}?width=${width}&tile=${tile}`, signal);
}

/** Saves the document as it was filed. */
export async function downloadDocument(versionId: string, name: string): Promise<void> {
  await saveFile(`/api/documents/versions/${versionId}/file`, name);
}
