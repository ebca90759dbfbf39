import type { FileFacts } from '#domain/documentFacts/DocumentFacts';
import type { FileFormat } from '#domain/documents/fileFormats';
import { readWordFacts } from './readWordFacts.ts';

/** What a file is besides what it says, of every format. */
export function readFileFacts(
  format: FileFormat,
  bytes: Uint8Array,
  read?: {
    pages: number;
    pagesWithoutText: number[];
    pagesRecognized: number[];
    pagesHandwritten: number[];
    pdf: NonNullable<FileFacts['pdf']>;
  },
): FileFacts {
  return {
    format,
    size: bytes.length,
    pages: read?.pages ?? null,
    pages_without_text: read?.pagesWithoutText ?? [],
    ...(read && read.pagesRecognized.length > 0 ? { pages_recognized: read.pagesRecognized } : {}),
    ...(read && read.pagesHandwritten.length > 0 ? { pages_handwritten: read.pagesHandwritten } : {}),
    pdf: read?.pdf ?? null,
    ...(format === 'docx' ? { word: readWordFacts(bytes) } : {}),
  };
}
