import { saveFile } from '#web/saveFile.ts';

/** Saves a document of one's own history, byte for byte. */
export async function downloadOwn(kind: 'analysis' | 'generated', id: string, name: string): Promise<void> {
  await saveFile(`/api/courtdoc/history/${kind}/${id}/file`, name);
}
