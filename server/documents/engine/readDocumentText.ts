import type { FileFacts } from '#domain/documentFacts/DocumentFacts';
import { findBlankCharacters } from '#domain/documentFacts/findBlankCharacters';
import { findInstructions } from '#domain/documentFacts/findInstructions';
import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { Unseen } from '#domain/documentFacts/Unseen';
import type { DocumentText, PageText } from '#domain/documents/DocumentText';
import type { FileFormat } from '#domain/documents/fileFormats';
import { handwrittenPages } from '#domain/documents/handwriting';
import { DocumentRefused } from './DocumentRefused.ts';
import { readFileFacts } from './facts/readFileFacts.ts';
import { type PdfOptions, readFullPdf } from './pdf/readPdf.ts';
import { decodeText } from './plain/decodeText.ts';
import { readPlainText } from './plain/readPlainText.ts';
import { sniffDocument } from './sniffDocument.ts';
import { readFullDoc } from './word/readDoc.ts';
import { readFullDocx } from './word/readDocx.ts';

/** A document opened and read: its format, its text, and the position of each word. */
export type ReadDocument = {
  format: FileFormat;
  text: DocumentText;
  /** Null for flowing text. */
  pages: number | null;
  /** Numbers of the pages whose words the file does not carry. */
  pagesWithoutText: number[];
  /** Numbers of the recognized pages. */
  pagesRecognized: number[];
  /** The file's properties besides its text. */
  file: FileFacts;
  /** Null for flowing text. */
  layout: LayoutFacts | null;
  /** What the file carries and a reader does not see. */
  unseen: Unseen[];
};

/** Reads a document in this process. Untrusted files belong in a worker: see openDocumentEngine. */
export async function readDocument(
  bytes: Uint8Array,
  fileName: string,
  options: PdfOptions = {},
): Promise<ReadDocument> {
  const format = sniffDocument(bytes, fileName);
  if (format === 'pdf') {
    const { pages, layout, pdf, unseen } = await readFullPdf(bytes, options);
    const pagesWithoutText = numbersOf(pages, 'none');
    const pagesRecognized = numbersOf(pages, 'ocr');
    const text: DocumentText = { layout: 'pages', pages, text: pages.map((page) => page.text).join('\n\n') };
    const pagesHandwritten = handwrittenPages(text);
    return {
      format,
      text,
      pages: pages.length,
      pagesWithoutText,
      pagesRecognized,
      file: readFileFacts(format, bytes, {
        pages: pages.length,
        pagesWithoutText,
        pagesRecognized,
        pagesHandwritten,
        pdf,
      }),
      layout,
      unseen: [...unseen, ...findInstructions(text)],
    };
  }
  const { text, unseen } = await readFlowing(format, bytes);
  if (text.text.trim() === '') throw new DocumentRefused('document_no_text');
  return {
    format,
    text,
    pages: null,
    pagesWithoutText: [],
    pagesRecognized: [],
    file: readFileFacts(format, bytes),
    layout: null,
    unseen,
  };
}

function numbersOf(pages: readonly PageText[], source: PageText['source']): number[] {
  return pages.filter((page) => page.source === source).map((page) => page.number);
}

type Flowing = { text: DocumentText; unseen: Unseen[] };

async function readFlowing(format: Exclude<FileFormat, 'pdf'>, bytes: Uint8Array): Promise<Flowing> {
  switch (format) {
    case 'docx':
      return readFullDocx(bytes);
    case 'doc':
      return readFullDoc(bytes);
    case 'txt': {
      const text = readPlainText(bytes);
      return { text, unseen: [...findBlankCharacters(decodeText(bytes)), ...findInstructions(text)] };
    }
  }
}

/** The text of a document; for benches and the command line, which trust their files. */
export async function readDocumentText(bytes: Uint8Array, fileName: string): Promise<DocumentText> {
  return (await readDocument(bytes, fileName)).text;
}
