import type { DocumentText, PageText } from '#domain/documents/DocumentText';
import type { FileFormat } from '#domain/documents/fileFormats';
import { DocumentRefused } from './DocumentRefused.ts';
import { type PdfOptions, readPdf } from './pdf/readPdf.ts';
import { readPlainText } from './plain/readPlainText.ts';
import { sniffDocument } from './sniffDocument.ts';
import { readDoc } from './word/readDoc.ts';
import { readDocx } from './word/readDocx.ts';

/** A document opened and read: what it is, what it says and where. */
export type ReadDocument = {
  format: FileFormat;
  text: DocumentText;
  /** Null for flowing text. */
  pages: number | null;
  /** Numbers of the pages whose words the file does not carry. */
  pagesWithoutText: number[];
  /** Numbers of the pages whose words were recognised. */
  pagesRecognized: number[];
};

/** Reads a document in this process. Untrusted files belong in a worker: see openDocumentEngine. */
export async function readDocument(
  bytes: Uint8Array,
  fileName: string,
  options: PdfOptions = {},
): Promise<ReadDocument> {
  const format = sniffDocument(bytes, fileName);
  if (format === 'pdf') {
    const pages = await readPdf(bytes, options);
    return {
      format,
      text: { layout: 'pages', pages, text: pages.map((page) => page.text).join('\n\n') },
      pages: pages.length,
      pagesWithoutText: numbersOf(pages, 'none'),
      pagesRecognized: numbersOf(pages, 'ocr'),
    };
  }
  const text = await readFlowing(format, bytes);
  if (text.text.trim() === '') throw new DocumentRefused('document_no_text');
  return { format, text, pages: null, pagesWithoutText: [], pagesRecognized: [] };
}

function numbersOf(pages: readonly PageText[], source: PageText['source']): number[] {
  return pages.filter((page) => page.source === source).map((page) => page.number);
}

async function readFlowing(format: Exclude<FileFormat, 'pdf'>, bytes: Uint8Array): Promise<DocumentText> {
  switch (format) {
    case 'docx':
      return readDocx(bytes);
    case 'doc':
      return readDoc(bytes);
    case 'txt':
      return readPlainText(bytes);
  }
}

/** What a document says; for benches and the command line, which trust their files. */
export async function readDocumentText(bytes: Uint8Array, fileName: string): Promise<DocumentText> {
  return (await readDocument(bytes, fileName)).text;
}
