import type { FileFacts } from '#domain/checks/DocumentFacts';
import type { FileFormat } from '#domain/documents/fileFormats';

/** What a file is besides what it says, of every format. */
export function readFileFacts(
  format: FileFormat,
  bytes: Uint8Array,
  read?: { pages: number; pagesWithoutText: number[]; pdf: NonNullable<FileFacts['pdf']> },
): FileFacts {
  return {
    format,
    size: bytes.length,
    pages: read?.pages ?? null,
    pages_without_text: read?.pagesWithoutText ?? [],
    pdf: read?.pdf ?? null,
  };
}
