import type { DocumentText } from '#domain/documents/DocumentText';
import { DocumentRefused } from '../DocumentRefused.ts';
import { decodeText } from '../plain/decodeText.ts';
import { toFlow } from '../plain/toFlow.ts';
import { openZip } from './openZip.ts';
import { readWordXml } from './readWordXml.ts';

/** Reads a Word document (DOCX): its headers, its body, its notes, its footers. */
export function readDocx(bytes: Uint8Array): DocumentText {
  const zip = openZip(bytes);
  if (zip === undefined) throw new DocumentRefused('document_corrupt');
  const read = (pattern: RegExp) =>
    zip.names.filter((name) => pattern.test(name)).map((name) => readPart(zip.read(name)));
  return toFlow([
    ...unique(read(/^word\/header\d*\.xml$/).flat()),
    ...readPart(zip.read('word/document.xml')),
    ...read(/^word\/(?:footnotes|endnotes)\.xml$/).flat(),
    ...unique(read(/^word\/footer\d*\.xml$/).flat()),
  ]);
}

function readPart(bytes: Uint8Array): string[] {
  return readWordXml(decodeText(bytes));
}

/** First pages and even pages often repeat the same header. */
function unique(paragraphs: readonly string[]): string[] {
  return [...new Set(paragraphs)];
}
