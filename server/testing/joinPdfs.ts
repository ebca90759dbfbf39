import { joinPdfs as join } from '#server/documents/engine/pdf/joinPdfs';

/** One PDF with the pages of several, as a scanner makes from a stack of paper. */
export async function joinPdfs(...parts: Uint8Array[]): Promise<Buffer> {
  return Buffer.from((await join(parts.map((bytes) => ({ bytes, title: null })))).bytes);
}
