import { downloadOwnDocument } from '#contract/courtdoc';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { saveFile } from '#web/calls/saveFile.ts';

/** Downloads a document from the person's history, unchanged. */
export async function downloadOwn(kind: 'analysis' | 'generated', id: string, name: string): Promise<void> {
  await saveFile(addressOfCall(downloadOwnDocument, { kind, id }), name);
}
