import { type FileFormat, fileFormats } from '#domain/documents/fileFormats';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { Inspection } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';
import { recordMalware } from '#server/scanning/recordMalware';
import { pendingScanIn } from '#server/scanning/scanPending';
import type { ReceivedFile } from './receiveFiles.ts';

/** A received file that was identified and can be opened. */
export type InspectedFile = ReceivedFile & { format: FileFormat; pages: number | null };

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;

/**
 * Inspects every file before anything is stored. The first unacceptable file is refused by name. One that the scanner
 * could not scan yet is received unopened: the court has it, and its analysis begins with the scan.
 */
export async function inspectFiles(needs: Working, actor: Actor, files: ReceivedFile[]): Promise<InspectedFile[]> {
  const inspected: InspectedFile[] = [];
  for (const file of files) {
    inspected.push({ ...file, ...(await inspectOne(needs, actor, file)) });
  }
  return inspected;
}

async function inspectOne(
  needs: Working,
  actor: Actor,
  { sha256, file_name: name }: ReceivedFile,
): Promise<Inspection> {
  try {
    return await needs.engine.inspect({ path: needs.blobs.path(sha256), name, user: actor.person_id });
  } catch (error) {
    if (pendingScanIn(error)) return { format: formatByName(name), pages: null };
    await recordMalware(needs, actor, error);
    throw error;
  }
}

/** What the sender says that it is; whether it is so is known when it is opened. */
function formatByName(name: string): FileFormat {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const format = fileFormats.find((one) => one === extension);
  if (!format) throw new Refusal('document_wrong_type', { file_name: name });
  return format;
}
