import type { FileFormat } from '#domain/documents/fileFormats';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { ReceivedFile } from './receiveFiles.ts';

/** A received file that was identified and can be opened. */
export type InspectedFile = ReceivedFile & { format: FileFormat; pages: number | null };

/** Inspects every file before anything is stored. The first unacceptable file is refused by name. */
export async function inspectFiles(
  { blobs, engine }: Needs<'blobs' | 'engine'>,
  { person_id: user }: Actor,
  files: ReceivedFile[],
): Promise<InspectedFile[]> {
  const inspected: InspectedFile[] = [];
  for (const file of files) {
    const found = await engine.inspect({ path: blobs.path(file.sha256), name: file.file_name, user });
    inspected.push({ ...file, ...found });
  }
  return inspected;
}
